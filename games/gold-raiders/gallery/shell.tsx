import { PlayerChip, QuriMark, type SeatLook, TextileEdge } from '@quri/board-kit';
import { sayIntent } from '@quri/words';
import { type ReactNode, useCallback, useState } from 'react';
import { board } from '../src/board.ts';
import type { Intent } from '../src/vocabulary.ts';
import { words } from '../src/words.ts';
import type { Message } from './raid-log.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Stary Lis', 'Olek', 'Katarzyna Maria'];

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
  const [pending, setPending] = useState<Intent | null>(null);
  const seats: readonly SeatLook[] = view.raiders.map((_, seat) => ({
    name: NAMES[seat] ?? '',
    seat,
    kind: seat === view.viewer ? 'you' : seat === 3 ? 'bot' : 'person',
    present: seat !== 4,
  }));
  const who = (seat: number): string => seats[seat]?.name ?? '';
  const done = useCallback(() => onSettled(), [onSettled]);
  const props = {
    view,
    before: before?.view ?? null,
    seen,
    seq,
    offers,
    pending,
    play: setPending,
    label: (intent: Intent) => sayIntent(text, intent, who),
    seats,
    language,
    pace,
    still,
    onSettled: done,
  };
  return (
    <div className="shell" lang={language}>
      <header>
        <QuriMark size={26} />
        <b>{text.name}</b>
        <span>{text.position(view, who)[0]?.split('. ')[0]}</span>
      </header>
      <main>
        <board.Board {...props} />
      </main>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <aside tabIndex={0} aria-label="players">
        <div className="edge">
          <TextileEdge />
        </div>
        {seats.map((look) => (
          <PlayerChip key={look.seat} look={look} awaited={view.final === null && view.turn === look.seat} />
        ))}
      </aside>
      <footer>
        <p>{text.asked(view, who)}</p>
        <div className="actions">
          <board.Actions {...props} />
        </div>
      </footer>
    </div>
  );
}
