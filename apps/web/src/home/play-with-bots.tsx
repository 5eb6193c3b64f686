import type { GameText } from '@quri/words';
import type { ReactNode } from 'react';
import { useFacts, useGameText } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/use-store.ts';
import { Button } from '../kit/button.tsx';
import { Popover } from '../kit/popover.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { changeSettings } from '../session/settings.ts';
import { opponents } from '../setup/opponents.ts';
import { useCreateTable } from '../setup/use-create-table.ts';
import styles from './play-with-bots.module.css';

/** Starts a game with bots; the choice of bots is stored. */
export function PlayWithBots({ game }: { readonly game: string }): ReactNode {
  const shell = useText();
  const text = useGameText(game);
  const facts = useFacts(game);
  const { bots, name } = useSettings();
  const { creating, problem, create } = useCreateTable();
  const level = bots.level !== null && facts.bots.includes(bots.level) ? bots.level : null;
  const count = Math.min(facts.players.max - 1, Math.max(facts.players.min - 1, bots.count));

  const play = (): void => {
    const person = { kind: 'person', name } as const;
    const seats = [person, ...opponents(facts.bots, level, count)];
    create({ game, seats, options: {} });
  };
  return (
    <div className={styles.bots}>
      <Button look="torch" className={styles.play} disabled={creating} onClick={play}>
        {shell.playBots}
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
      <p className={styles.which}>
        {shell.againstBots(count, level === null ? shell.mixedLevels : nameOf(text, level))}
        <Popover label={shell.change}>
          <div className={styles.count}>
            <b>{shell.opponents}</b>
            <Stepper
              value={count}
              min={facts.players.min - 1}
              max={facts.players.max - 1}
              label={String(count)}
              fewer={shell.fewer}
              more={shell.more}
              onChange={(to) => changeSettings({ bots: { level, count: to } })}
            />
          </div>
          <Levels
            text={text}
            levels={facts.bots}
            level={level}
            onChange={(to) => changeSettings({ bots: { count, level: to } })}
          />
        </Popover>
      </p>
    </div>
  );
}

interface Choice {
  readonly text: GameText;
  readonly levels: readonly string[];
  readonly level: string | null;
  onChange(level: string | null): void;
}

function Levels({ text, levels, level, onChange }: Choice): ReactNode {
  const shell = useText();
  const bots = text.bots as Readonly<Record<string, { readonly name: string; readonly sentence: string } | undefined>>;
  const all = [
    { id: null, name: shell.mixedLevels, sentence: shell.mixedLevelsSentence },
    ...levels.map((id) => ({ id, name: bots[id]?.name ?? id, sentence: bots[id]?.sentence ?? '' })),
  ];
  return (
    <fieldset className={styles.levels}>
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

const nameOf = (text: GameText, level: string): string =>
  (text.bots as Readonly<Record<string, { readonly name: string } | undefined>>)[level]?.name ?? level;
