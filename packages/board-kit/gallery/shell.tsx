import type { Shape } from '@quri/kernel';
import { type ReactNode, useCallback, useState } from 'react';
import { type BoardProps, PlayerChip, QuriMark, TextileEdge, useDraft } from '../src/index.ts';
import type { Message } from './play-through.ts';
import { propsOf } from './props-of.ts';
import type { GallerySubject } from './subject.ts';

/** How somebody has set up what they look at. */
export type ViewSettings = Pick<BoardProps<object, object, object>, 'language' | 'pace' | 'still'>;

interface ShellProps<G extends Shape> {
  readonly subject: GallerySubject<G>;
  readonly message: Message<G>;
  readonly before: Message<G> | null;
  readonly settings: ViewSettings;
  /** What has been chosen already. */
  readonly draft: unknown;
  onSettled(): void;
}

/** Something like the real shell around a board, so that it is seen at the size it will have. */
export function Shell<G extends Shape>(all: ShellProps<G>): ReactNode {
  const { subject, message, before, settings, onSettled } = all;
  const { seq, view, awaited } = message;
  const draft = useDraft(`${seq}`, all.draft);
  const { Board, Actions } = subject.board;
  const text = subject.words[settings.language];
  const [pending, setPending] = useState<G['intent'] | null>(null);
  const [settled, setSettled] = useState(-1);
  const done = useCallback(() => {
    setSettled(seq);
    onSettled();
  }, [seq, onSettled]);
  const props = propsOf(subject, message, {
    ...settings,
    draft,
    before: before?.view ?? null,
    pending,
    play: setPending,
    onSettled: done,
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
        <p>{settled === seq ? text.question(view, who) : '…'}</p>
        <div className="actions">
          <Actions {...props} />
        </div>
      </footer>
    </div>
  );
}
