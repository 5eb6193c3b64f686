import { botName, type GameText } from '@quri/words';
import type { ReactNode } from 'react';
import { gameEntry, playersOf } from '../app/game-facts.ts';
import { useGameText } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/use-observable.ts';
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
  const { bots: levels } = gameEntry(game);
  const players = playersOf(game);
  const { bots, name } = useSettings();
  const { creating, problem, create } = useCreateTable();
  const level = bots.level !== null && levels.includes(bots.level) ? bots.level : null;
  const count = Math.min(players.max - 1, Math.max(players.min - 1, bots.count));

  const play = (): void => {
    const person = { kind: 'person', name } as const;
    const seats = [person, ...opponents(levels, level, count)];
    create({ game, seats, options: {} });
  };
  return (
    <div className={styles.bots}>
      <Button look="torch" className={styles.play} disabled={creating} onClick={play}>
        {shell.playBots}
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
      <p className={styles.which}>
        {shell.againstBots(count, level === null ? shell.mixedLevels : botName(text, level))}
        <Popover label={shell.change}>
          <div className={styles.count}>
            <b>{shell.opponents}</b>
            <Stepper
              value={count}
              min={players.min - 1}
              max={players.max - 1}
              label={String(count)}
              fewer={shell.fewer}
              more={shell.more}
              onChange={(to) => changeSettings({ bots: { level, count: to } })}
            />
          </div>
          <Levels
            text={text}
            levels={levels}
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
  const all = [
    { id: null, name: shell.mixedLevels, sentence: shell.mixedLevelsSentence },
    ...levels.map((id) => ({ id, name: botName(text, id), sentence: text.bots[id]?.sentence ?? '' })),
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
