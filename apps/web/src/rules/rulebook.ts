/** A rulebook as it is drawn: headings and paragraphs, each with the rules it tells. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly ids: readonly string[]; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly ids: readonly string[]; readonly items: readonly (readonly Run[])[] };

export interface Run {
  readonly look: 'plain' | 'strong' | 'soft';
  readonly words: string;
}

/** Reads what our rulebooks are written in: headings, paragraphs, lists, two kinds of stress, and anchors for rules. */
export function blocksOf(markdown: string): readonly Block[] {
  return markdown.split(/\n\s*\n/).flatMap((raw): readonly Block[] => {
    const ids = [...raw.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id = '']) => id);
    const text = raw.replace(/<a id="[\w-]+"><\/a>/g, '').trim();
    if (text === '') return [];
    const heading = /^(#+)\s+(.*)$/.exec(text);
    if (heading !== null) return [{ kind: 'heading', level: heading[1]?.length ?? 1, runs: runsOf(heading[2] ?? '') }];
    if (/^[-*]\s/.test(text)) {
      const items = text.split(/\n(?=[-*]\s)/).map((item) => runsOf(oneLine(item.replace(/^[-*]\s+/, ''))));
      return [{ kind: 'list', ids, items }];
    }
    return [{ kind: 'paragraph', ids, runs: runsOf(oneLine(text)) }];
  });
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

function runsOf(text: string): readonly Run[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).flatMap((part): readonly Run[] => {
    if (part === '') return [];
    if (part.startsWith('**')) return [{ look: 'strong', words: part.slice(2, -2) }];
    return part.startsWith('*') ? [{ look: 'soft', words: part.slice(1, -1) }] : [{ look: 'plain', words: part }];
  });
}
