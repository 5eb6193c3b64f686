import { botName } from '@quri/words';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { gameEntry } from '../app/game-facts.ts';
import { useGameText } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { Later } from '../app/later.tsx';
import styles from './play-with-bots.module.css';

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
        <Later>
          <Levels {...choice} />
        </Later>
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
    <Later waiting={againstBots(against.count, '…')} otherwise={againstBots(against.count, against.level)}>
      <NamedLevel {...against} />
    </Later>
  );
}

function NamedLevel({ game, level, count }: Against): ReactNode {
  const { againstBots } = useText();
  return againstBots(count, botName(useGameText(game), level));
}

/** True from when an element is in sight, or nearly. */
function useInSight<T extends Element>(): readonly [ref: RefObject<T | null>, inSight: boolean] {
  const ref = useRef<T>(null);
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setInSight(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, inSight];
}
