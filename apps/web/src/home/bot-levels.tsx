import { botName } from '@quri/words';
import { type ReactNode, Suspense } from 'react';
import { gameEntry } from '../app/game-facts.ts';
import { useGameText } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { LoadBoundary } from '../app/load-boundary.tsx';
import styles from './play-with-bots.module.css';
import { useInSight } from './use-in-sight.ts';

interface Choice {
  readonly game: string;
  /** Null: what is usual for this game. */
  readonly level: string | null;
  readonly usual: { readonly name: string; readonly sentence: string };
  onChange(level: string | null): void;
}

/** Which bots one plays with. Their names are in the game's text, which is loaded once this is in sight. */
export function BotLevels(choice: Choice): ReactNode {
  const [ref, inSight] = useInSight<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.levels}>
      {inSight && (
        <LoadBoundary otherwise={null}>
          <Suspense fallback={null}>
            <Levels {...choice} />
          </Suspense>
        </LoadBoundary>
      )}
    </div>
  );
}

function Levels({ game, level, usual, onChange }: Choice): ReactNode {
  const shell = useText();
  const text = useGameText(game);
  const all = [
    { id: null, ...usual },
    ...gameEntry(game).bots.map((id) => ({
      id,
      name: botName(text, id),
      sentence: text.bots[id]?.sentence ?? '',
    })),
  ];
  return (
    <fieldset>
      <legend>{shell.level}</legend>
      {all.map(({ id, name, sentence }) => (
        <label key={id}>
          <input type="radio" checked={id === level} onChange={() => onChange(id)} />
          <span>
            <b>{name}</b>
            <small>{sentence}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Against {
  readonly game: string;
  readonly level: string;
  readonly count: number;
}

/** How many opponents of one level, which has its name from the game's text. */
export function AgainstLevel(against: Against): ReactNode {
  const { againstBots } = useText();
  return (
    <LoadBoundary otherwise={againstBots(against.count, against.level)}>
      <Suspense fallback={againstBots(against.count, '…')}>
        <NamedLevel {...against} />
      </Suspense>
    </LoadBoundary>
  );
}

function NamedLevel({ game, level, count }: Against): ReactNode {
  const { againstBots } = useText();
  return againstBots(count, botName(useGameText(game), level));
}
