/** One paragraph of a rulebook, with the ids of the rules it tells. */
interface Paragraph {
  readonly rules: readonly string[];
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A picture, which a terminal cannot show. */
const FIGURE = /^!\[[^\]]*\]\([\w-]+\)$/;

/** Cuts a rulebook in Markdown into chapters and paragraphs; a terminal shows no mark-up. */
export function chaptersOf(markdown: string): readonly Chapter[] {
  const chapters: { title: string; paragraphs: Paragraph[] }[] = [];
  for (const block of markdown.split(/\n\s*\n/)) {
    const rules = [...block.matchAll(/<a id="([^"]+)"><\/a>/g)].map((match) => match[1] ?? '');
    const text = block.replace(/<a id="[^"]*"><\/a>/g, '').trim();
    const heading = /^#+\s+(.*)$/.exec(text)?.[1];
    if (heading !== undefined) chapters.push({ title: heading, paragraphs: [] });
    else if (text !== '' && !FIGURE.test(text)) chapters.at(-1)?.paragraphs.push({ rules, text: unmarked(text) });
  }
  return chapters.filter(({ paragraphs }) => paragraphs.length > 0);
}

const unmarked = (text: string): string =>
  text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/\s*\n\s*/g, ' ');

/** What the rulebook says on something: a chapter by its number, a rule by its id, or all that mentions a word. */
export function searchRulebook(chapters: readonly Chapter[], about: string): readonly string[] {
  const byNumber = /^\d+$/.test(about) ? chapters[Number(about) - 1] : undefined;
  if (byNumber !== undefined) return [byNumber.title, ...byNumber.paragraphs.map(({ text }) => text)];
  const wanted = about.toLowerCase();
  const all = chapters.flatMap(({ title, paragraphs }) => paragraphs.map((one) => ({ ...one, title })));
  const byRule = all.filter(({ rules }) => rules.some((rule) => rule.toLowerCase() === wanted));
  const found =
    byRule.length > 0 ? byRule : all.filter(({ text, title }) => `${title} ${text}`.toLowerCase().includes(wanted));
  return found.map(({ text }) => text);
}
