import type { Shape } from '@quri/kernel';
import { sayStaged } from '@quri/words';
import { type ReactNode, useEffect, useState } from 'react';
import { type BoardProps, PlayerChip, QuriMark, TextileEdge, useDraft, useStaging } from '../src/index.ts';
import type { Message } from './play-through.ts';
import { propsOf } from './props-of.ts';
import type { GallerySubject } from './subject.ts';

/** How somebody has set up what they look at. */
export type ViewSettings = Pick<BoardProps<unknown, unknown, unknown>, 'language' | 'pace' | 'still'>;

interface ShellProps<G extends Shape> {
  readonly subject: GallerySubject<G>;
  readonly message: Message<G>;
  /** Is the way to this message shown, or only where it leads? */
  readonly staged: boolean;
  readonly settings: ViewSettings;
  /** What has been chosen already. */
  readonly draft: unknown;
  onSettled(): void;
}

/** Something like the real shell around a board, so that it is seen at the size it will have. */
export function Shell<G extends Shape>(all: ShellProps<G>): ReactNode {
  const { subject, message, staged, settings, onSettled } = all;
  const { seq, view, awaited, seen, offers } = message;
  const draft = useDraft(`${seq}`, all.draft);
  const { Board, Actions } = subject.board;
  const text = subject.words[settings.language];
  const [pending, setPending] = useState<G['intent'] | null>(null);
  const input = { frame: message, view, seenSince: () => (staged ? seen : null), pace: settings.pace, fast: false };
  const { shown, beat, tempo, skip, said } = useStaging(input, subject.board);
  const settled = beat === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for every message, also where nothing moved
  useEffect(() => {
    if (settled) onSettled();
  }, [settled, seq]);
  const props = propsOf(subject, message, {
    ...settings,
    shown,
    beat,
    tempo,
    skip,
    live: settled && offers.length > 0,
    draft,
    pending,
    play: setPending,
  });
  const who = (seat: number): string => props.seats[seat]?.name ?? '';
  return (
    <div className="shell" lang={settings.language}>
      <header>
        <QuriMark size={26} />
        <b>{text.name}</b>
        <span>{text.headline(view, who)}</span>
      </header>
      <main>
        <Board {...props} />
      </main>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <aside tabIndex={0} aria-label="players">
        <div className="edge">
          <TextileEdge />
        </div>
        {props.seats.map((one) => (
          <PlayerChip key={one.seat} look={one} awaited={awaited.some((seat) => seat === one.seat)} />
        ))}
      </aside>
      <footer>
        <p>{settled ? text.question(view, who) : said === null ? '…' : sayStaged(text, said, who)}</p>
        <div className="actions">
          <Actions {...props} />
        </div>
      </footer>
    </div>
  );
}
