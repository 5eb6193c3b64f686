import { PlayerChip, QuriMark, type SeatLook, TextileEdge } from '@quri/board-kit';
import { sayIntent } from '@quri/words';
import { type ReactNode, useCallback, useState } from 'react';
import { board } from '../src/board.ts';
import { type Intent, ROUNDS } from '../src/vocabulary.ts';
import { words } from '../src/words.ts';
import type { Message } from './expedition-log.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Stary Lis', 'Olek', 'Katarzyna', 'Leon', 'Maja'];

export interface ShellLook {
  readonly message: Message;
  readonly before: Message | null;
  readonly language: 'en' | 'pl';
  readonly pace: 'calm' | 'brisk' | 'instant';
  readonly still: boolean;
  onSettled(): void;
}

/** Something like the real shell around a board, so that it is seen at the size it will have. */
export function Shell({ message, before, language, pace, still, onSettled }: ShellLook): ReactNode {
  const { view, seen, seq, offers } = message;
  const text = words[language];
  const [settledAt, setSettledAt] = useState(-1);
  const [pending, setPending] = useState<Intent | null>(null);
  const seats: readonly SeatLook[] = view.explorers.map((_, seat) => ({
    name: NAMES[seat] ?? '',
    seat,
    kind: seat === view.viewer ? 'you' : seat === 3 ? 'bot' : 'person',
    present: seat !== 6,
  }));
  const done = useCallback(() => {
    setSettledAt(seq);
    onSettled();
  }, [seq, onSettled]);
  const settled = settledAt === seq;
  const props = {
    view,
    before: before?.view ?? null,
    seen,
    seq,
    offers: settled ? offers : [],
    pending,
    play: setPending,
    label: (intent: Intent) => sayIntent(text, intent, String),
    seats,
    language,
    pace,
    still,
    onSettled: done,
  };
  const who = (seat: number): string => seats[seat]?.name ?? '';
  return (
    <div className="shell" lang={language}>
      <header>
        <QuriMark size={26} />
        <b>Quri</b>
        <span>
          {text.name} · {Math.max(1, view.round)}/{ROUNDS}
        </span>
      </header>
      <main>
        <board.Board {...props} />
      </main>
      <aside>
        <div className="edge">
          <TextileEdge />
        </div>
        {seats.map((look, seat) => (
          <PlayerChip
            key={look.seat}
            look={look}
            awaited={view.choosing && view.explorers[seat]?.inside === true && !view.explorers[seat]?.chosen}
          />
        ))}
      </aside>
      <footer>
        <p aria-live="polite">{settled ? text.asked(view, who) : '…'}</p>
        <div className="actions">
          <board.Actions {...props} />
        </div>
      </footer>
    </div>
  );
}
