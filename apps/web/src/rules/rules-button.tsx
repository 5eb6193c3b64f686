import { type ReactNode, Suspense, use, useMemo, useRef, useState } from 'react';
import { gameEntry } from '../app/game-facts.ts';
import { useGameText } from '../app/games.ts';
import { useLanguage, useText } from '../app/language.tsx';
import { Button } from '../kit/button.tsx';
import { noBreak } from '../words/no-break.ts';
import { type Block, blocksOf, type Run } from './rulebook.ts';
import styles from './rules-button.module.css';

/** The rules, one tap away. */
export function RulesButton({
  game,
  look = 'quiet',
  icon,
}: {
  readonly game: string;
  readonly look?: 'quiet' | 'plain';
  /** Stands for the word where that has no room. */
  readonly icon?: ReactNode;
}): ReactNode {
  const text = useText();
  const { name } = useGameText(game);
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        look={look}
        small
        className={styles.opener}
        onClick={() => {
          setOpened(true);
          dialog.current?.showModal();
        }}
      >
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={icon === undefined ? undefined : styles.word}>{text.rules}</span>
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={text.rulesOf(name)}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close();
        }}
      >
        <form method="dialog" className={styles.head}>
          <h2>{text.rulesOf(name)}</h2>
          <Button small type="submit">
            {text.close}
          </Button>
        </form>
        <div className={styles.page}>
          {opened && (
            <Suspense fallback={<p>{text.loading}</p>}>
              <Rulebook game={game} />
            </Suspense>
          )}
        </div>
      </dialog>
    </>
  );
}

const loaded = new Map<string, Promise<string>>();

function rulebook(game: string, language: 'en' | 'pl'): Promise<string> {
  const key = `${game} ${language}`;
  const loading = loaded.get(key) ?? gameEntry(game).rulebook[language]();
  loaded.set(key, loading);
  return loading;
}

function Rulebook({ game }: { readonly game: string }): ReactNode {
  const language = useLanguage();
  const markdown = use(rulebook(game, language));
  const blocks = useMemo(() => blocksOf(markdown), [markdown]);
  // biome-ignore lint/suspicious/noArrayIndexKey: a book's pages stay where they are
  return blocks.map((block, i) => <Drawn key={i} block={block} />);
}

function Drawn({ block }: { readonly block: Block }): ReactNode {
  // The book's own title stands above it already.
  if (block.kind === 'heading') return block.level === 1 ? null : <h3>{drawn(block.runs)}</h3>;
  const anchors = block.ids.map((id) => <span key={id} id={id} />);
  if (block.kind === 'paragraph') {
    return (
      <p>
        {anchors}
        {drawn(block.runs)}
      </p>
    );
  }
  return (
    <>
      {anchors}
      <ul className={styles.list}>
        {block.items.map((runs, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a book's lines stay where they are
          <li key={i}>{drawn(runs)}</li>
        ))}
      </ul>
    </>
  );
}

const drawn = (runs: readonly Run[]): ReactNode =>
  runs.map(({ look, words: unglued }, i) => {
    const words = noBreak(unglued);
    if (look === 'plain') return words;
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts stay where they are
    return look === 'strong' ? <strong key={i}>{words}</strong> : <em key={i}>{words}</em>;
  });
