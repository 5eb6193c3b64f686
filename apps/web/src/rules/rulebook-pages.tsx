import { catalogue } from '@quri/catalogue';
import { type ReactNode, type Ref, use, useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../app/language.tsx';
import { loadOnce } from '../app/load-once.ts';
import { noBreak } from '../words/no-break.ts';
import { type Block, blocksOf, type Run } from './rulebook.ts';
import styles from './rulebook-dialog.module.css';

export interface RulebookProps {
  readonly game: string;
  /** The rule it is opened at, by its id; null for the first page. */
  readonly rule: string | null;
}

const rulebooks = new Map(
  catalogue.map(({ meta, rulebook: { en, pl } }) => [meta.id, { en: loadOnce(en), pl: loadOnce(pl) }]),
);

/** What a game's rulebook says; waits for it. */
function useRulebook(game: string): string {
  const language = useLanguage();
  const found = rulebooks.get(game);
  if (found === undefined) throw new Error(`there is no game ${game}`);
  return use(found[language]());
}

export function Rulebook({ game, rule }: RulebookProps): ReactNode {
  const markdown = useRulebook(game);
  const blocks = useMemo(() => blocksOf(markdown), [markdown]);
  const cited = useRef<HTMLDivElement>(null);
  // Once the dialog is open, which would take the focus and could not be scrolled before.
  useEffect(() => {
    cited.current?.focus({ preventScroll: true });
    cited.current?.scrollIntoView({ block: 'center' });
  }, []);
  // biome-ignore lint/suspicious/noArrayIndexKey: a book's pages stay where they are
  return blocks.map((block, i) => <Drawn key={i} block={block} rule={rule} cited={cited} />);
}

interface DrawnProps {
  readonly block: Block;
  readonly rule: string | null;
  readonly cited: Ref<HTMLDivElement>;
}

function Drawn({ block, rule, cited }: DrawnProps): ReactNode {
  // The book's own title stands above it already.
  if (block.kind === 'heading') return block.level === 1 ? null : <h3>{drawn(block.runs)}</h3>;
  const content =
    block.kind === 'paragraph' ? (
      <p>{drawn(block.runs)}</p>
    ) : (
      <ul className={styles.list}>
        {block.items.map((runs, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a book's lines stay where they are
          <li key={i}>{drawn(runs)}</li>
        ))}
      </ul>
    );
  if (rule === null || !block.ids.includes(rule)) return content;
  return (
    <div ref={cited} className={styles.cited} tabIndex={-1}>
      {content}
    </div>
  );
}

const drawn = (runs: readonly Run[]): ReactNode =>
  runs.map(({ look, words: unglued }, i) => {
    const words = noBreak(unglued);
    if (look === 'plain') return words;
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts stay where they are
    return look === 'strong' ? <strong key={i}>{words}</strong> : <em key={i}>{words}</em>;
  });
