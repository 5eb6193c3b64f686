import { type SeatLook, SeatShape } from '@quri/board-kit';
import { botName, levelWord } from '@quri/words';
import { type ReactNode, useId, useState } from 'react';
import { gameEntry } from '../app/game-facts.ts';
import { useGameText } from '../app/games.ts';
import { go } from '../app/route.ts';
import { useObservable, useSettings } from '../app/use-observable.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { expectTable } from '../session/local/local-tables.ts';
import { workerClient } from '../session/local/worker-client.ts';
import { RefusedError } from '../session/refused-error.ts';
import { noBreak } from '../words/no-break.ts';
import { useReplayText } from '../words/replay-text.ts';
import styles from './dialogs.module.css';
import type { BarProps } from './replay-bar.tsx';

interface ContinueProps extends Pick<BarProps, 'session' | 'summary'> {
  readonly seq: number;
  readonly seats: readonly SeatLook[];
  close(): void;
}

/** Plays on from this moment, in one of the seats and with bots in all others. */
export function ContinueDialog({ session, summary, seq, seats, close }: ContinueProps): ReactNode {
  const { goOn } = useReplayText();
  const { replay, room, stops } = summary;
  const game = useGameText(room.game);
  const settings = useSettings();
  const levels = gameEntry(room.game).bots;
  const { eyes } = useObservable(session.target);
  const person = room.seats.findIndex(({ kind }) => kind === 'person');
  const [seat, setSeat] = useState(typeof eyes === 'number' ? eyes : Math.max(0, person));
  const usual = levels.find((one) => one === settings.bots.level) ?? levels[Math.floor(levels.length / 2)] ?? '';
  const [level, setLevel] = useState(usual);
  const [problem, setProblem] = useState<'over' | 'otherRules' | 'failed' | null>(null);
  const name = useId();
  const isEnd = seq === stops.at(-1);

  const start = async (): Promise<void> => {
    try {
      const table = await workerClient().ask('continueReplay', { replay, seq, seat, name: settings.name, level });
      expectTable();
      go({ at: 'local', table });
    } catch (error) {
      const code = error instanceof RefusedError ? error.refused.code : '';
      setProblem(code === 'notPlaying' ? 'over' : code === 'otherRules' ? code : 'failed');
    }
  };
  return (
    <Dialog small title={goOn.title} close={close}>
      <div className={styles.column}>
        {isEnd ? (
          <p>{noBreak(goOn.over)}</p>
        ) : (
          <>
            <p>{noBreak(goOn.lead)}</p>
            <fieldset className={styles.choices}>
              <legend>{goOn.seat}</legend>
              {seats.map((look) => (
                <label key={look.seat}>
                  <input type="radio" name={name} checked={seat === look.seat} onChange={() => setSeat(look.seat)} />
                  <SeatShape seat={look.seat} size={22} />
                  <span>{look.name}</span>
                </label>
              ))}
            </fieldset>
            <label className={styles.field}>
              {goOn.level}
              <select value={level} onChange={({ target }) => setLevel(target.value)}>
                {levels.map((one) => (
                  <option key={one} value={one}>
                    {[botName(game, one), levelWord(game, one)].filter(Boolean).join(' · ')}
                  </option>
                ))}
              </select>
            </label>
            <p className={styles.note}>{noBreak(goOn.cards)}</p>
            <Button look="torch" onClick={() => void start()}>
              {goOn.start}
            </Button>
          </>
        )}
        <p role="status" className={styles.problem}>
          {problem !== null && goOn[problem]}
        </p>
      </div>
    </Dialog>
  );
}
