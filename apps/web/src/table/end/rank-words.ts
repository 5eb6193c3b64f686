export interface RankWords {
  readonly how: string;
  /** What that is made of, or what decided it; nothing where there is nothing to add. */
  readonly parts: string;
}

/** What a ranking says of somebody, ": 57 (52 in the tent, 5 in artifacts)", without the signs that held it together. */
export function rankWords(said: string): RankWords {
  const [, how = said, parts = ''] = /^:? ?([^,(.]*[^,(. ])(?:, | \()?(.*?)\)?\.?$/u.exec(said) ?? [];
  return { how, parts };
}
