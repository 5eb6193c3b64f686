/** A rulebook as it is drawn: headings, paragraphs, lists and figures, each with the rules it tells. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly ids: readonly string[]; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly ids: readonly string[]; readonly items: readonly (readonly Run[])[] }
  | { readonly kind: 'figure'; readonly name: string; readonly caption: readonly Run[] };

export interface Run {
  readonly look: 'plain' | 'strong' | 'soft';
  readonly words: string;
}

/** What stands under one heading of the second level; the first chapter, before any of them, has no title. */
export interface Chapter {
  readonly title: readonly Run[];
  readonly blocks: readonly Block[];
}

/**
 * Reads what our rulebooks are written in: headings, paragraphs, lists, figures, two kinds of stress, and anchors for
 * rules.
 */
export function blocksOf(markdown: string): readonly Block[] {
  return markdown.split(/\n\s*\n/).flatMap((raw): readonly Block[] => {
    const ids = [...raw.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id = '']) => id);
    const text = raw.replace(/<a id="[\w-]+"><\/a>/g, '').trim();
    if (text === '') return [];
    const heading = /^(#+)\s+(.*)$/.exec(text);
    if (heading !== null) return [{ kind: 'heading', level: heading[1]?.length ?? 1, runs: runsOf(heading[2] ?? '') }];
    const [, caption, name = ''] = /^!\[([^\]]*)\]\(([\w-]+)\)$/.exec(text) ?? [];
    if (caption !== undefined) return [{ kind: 'figure', name, caption: runsOf(oneLine(caption)) }];
    if (/^[-*]\s/.test(text)) {
      const items = text.split(/\n(?=[-*]\s)/).map((item) => runsOf(oneLine(item.replace(/^[-*]\s+/, ''))));
      return [{ kind: 'list', ids, items }];
    }
    return [{ kind: 'paragraph', ids, runs: runsOf(oneLine(text)) }];
  });
}

/** The title of the whole book is left out: it stands above it already. */
export function chaptersOf(markdown: string): readonly Chapter[] {
  const chapters: { readonly title: readonly Run[]; readonly blocks: Block[] }[] = [{ title: [], blocks: [] }];
  for (const block of blocksOf(markdown)) {
    if (block.kind === 'heading' && block.level === 2) chapters.push({ title: block.runs, blocks: [] });
    else if (block.kind !== 'heading' || block.level > 2) chapters.at(-1)?.blocks.push(block);
  }
  return chapters.filter(({ title, blocks }) => title.length + blocks.length > 0);
}

export const wordsOf = (runs: readonly Run[]): string => runs.map(({ words }) => words).join('');

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

function runsOf(text: string): readonly Run[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).flatMap((part): readonly Run[] => {
    if (part === '') return [];
    if (part.startsWith('**')) return [{ look: 'strong', words: part.slice(2, -2) }];
    return part.startsWith('*') ? [{ look: 'soft', words: part.slice(1, -1) }] : [{ look: 'plain', words: part }];
  });
}
