import { type ReactNode, useState } from 'react';
import { gameEntry, playersOf } from '../app/game-facts.ts';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/use-observable.ts';
import { Button } from '../kit/button.tsx';
import { Popover } from '../kit/popover.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { gamesFinished, isNewHere } from '../session/experience.ts';
import { changeSettings } from '../session/settings.ts';
import { opponents, usualOpponents } from '../setup/opponents.ts';
import { useCreateTable } from '../setup/use-create-table.ts';
import { AgainstLevel, BotLevels } from './bot-levels.tsx';
import { LearnButton } from './learn-button.tsx';
import styles from './play-with-bots.module.css';

/**
 * Starts a game with bots; the choice of bots is stored. Until a game of this kind is finished here they are easy ones,
 * and until then or its lesson is done, the lesson comes first.
 */
export function PlayWithBots({ game }: { readonly game: string }): ReactNode {
  const shell = useText();
  const { bots: levels } = gameEntry(game);
  const players = playersOf(game);
  const { bots, name } = useSettings();
  const { creating, problem, create } = useCreateTable();
  const [isNew] = useState(() => gamesFinished(game) === 0);
  const [teachFirst] = useState(() => isNewHere(game));
  const level = bots.level !== null && levels.includes(bots.level) ? bots.level : null;
  const count = Math.min(players.max - 1, Math.max(players.min - 1, bots.count));
  const usual = isNew
    ? { name: shell.easyLevels, sentence: shell.easyLevelsSentence }
    : { name: shell.mixedLevels, sentence: shell.mixedLevelsSentence };

  const play = (): void => {
    const person = { kind: 'person', name } as const;
    const seated = level === null ? usualOpponents(game, levels, count) : opponents(levels, level, count);
    create({ game, seats: [person, ...seated], options: {} });
  };
  return (
    <div className={styles.bots}>
      <div className={styles.start}>
        <LearnButton game={game} first className={styles.play} />
        <Button look={teachFirst ? 'plain' : 'torch'} className={styles.play} disabled={creating} onClick={play}>
          {shell.playBots}
        </Button>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      <div className={styles.which}>
        <span>
          {level === null ? (
            shell.againstBots(count, usual.name)
          ) : (
            <AgainstLevel game={game} level={level} count={count} />
          )}
        </span>
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
          <BotLevels
            game={game}
            level={level}
            usual={usual}
            onChange={(to) => changeSettings({ bots: { count, level: to } })}
          />
        </Popover>
      </div>
    </div>
  );
}
