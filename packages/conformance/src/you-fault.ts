import type { Language } from '@quri/words';

/** A letter before or after makes it another word. */
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

const SPEAKS: Readonly<Record<Language, RegExp>> = {
  en: word('[Yy]ours?|[Yy]ou'),
  // The verb alone speaks to somebody: bierzesz, bierzecie.
  pl: word('[Tt]y|[Cc]i|[Cc]iebie|[Tt]obie|[Tt]w[oó]j\\p{L}*|\\p{L}+(?:sz|cie)'),
};

/** A word after "you" that ends like a verb of somebody else: you takes, you has. */
const EN_OTHERS_VERB = word('[Yy]ou (?!its|this|always)\\p{Ll}+[^s\\P{L}]s');
/** Ty bierze; and "ty bierzesz", where the pronoun is one too many. */
const PL_PRONOUN_AND_VERB = word('[Tt]y (?!i )\\p{Ll}+');
/** Ty i Jan, ty, Anna i Jan: their verb is in the second person plural. */
const PL_WITH_OTHERS = word('[Tt]y(?: i |, )\\p{Lu}\\p{L}*');
const PL_SECOND_PLURAL = word('\\p{L}+cie');

/** What is wrong with how a line names whoever reads it; null if nothing is. */
export const nameFault = (name: string, said: string): string | null =>
  word(name).test(said) ? 'calls whoever reads by name' : null;

/** What is wrong with a sentence that is said to somebody, also about themselves. `plain` is what others read. */
export function youFault(language: Language, name: string, said: string, plain: string): string | null {
  const named = nameFault(name, said);
  if (named !== null) return named;
  if (said === plain) return null;
  if (!SPEAKS[language].test(said)) return 'does not speak to whoever reads';
  if (language === 'en') return EN_OTHERS_VERB.test(said) ? 'has a verb that does not go with "you"' : null;
  if (PL_PRONOUN_AND_VERB.test(said)) return 'has a verb that does not go with "ty"';
  const sentences = said.split(/(?<=[.!?]) /);
  const wrong = sentences.some((one) => PL_WITH_OTHERS.test(one) && !PL_SECOND_PLURAL.test(one));
  return wrong ? 'has a verb that does not go with "ty" and others' : null;
}
