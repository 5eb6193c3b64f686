import type { ConsentSubject, News, RoomView } from '@quri/protocol';
import { type ReactNode, useState } from 'react';
import { gameEntry } from '../../app/game-facts.ts';
import { later } from '../../app/later.tsx';
import { loadOnce } from '../../app/load-once.ts';
import { Button } from '../../kit/button.tsx';
import type { TableSession } from '../../session/table-session.ts';
import { useTermsText } from '../../words/terms-text.ts';
import { MenuGroup } from '../play/menu-group.tsx';
import { lastOwnMove } from './last-own-move.ts';
import { consenters, isPlaying } from './people.ts';

/** Dialogs that few open: loaded when somebody does. */
const LazyNotes = later(
  loadOnce(() => import('../notes/notes-dialog.tsx')),
  ({ NotesDialog }) => NotesDialog,
);
const LazyConcede = later(
  loadOnce(() => import('../consent/concede-dialog.tsx')),
  ({ ConcedeDialog }) => ConcedeDialog,
);
const LazySeatLink = later(
  loadOnce(() => import('../watching/seat-link-dialog.tsx')),
  ({ SeatLinkDialog }) => SeatLinkDialog,
);

interface MenuProps {
  readonly session: Pick<TableSession, 'consent' | 'concede' | 'watchLink' | 'writeNote'>;
  readonly room: RoomView;
  readonly history: readonly News[];
  /** A name for every seat. */
  readonly names: readonly string[];
  /** The own last move can be taken back without asking. */
  readonly undoable: boolean;
  /** What one has written down here. */
  readonly note: string;
  /** The rest of the menu. */
  readonly children: ReactNode;
}

/** What those who play may ask everybody for, first in the menu, and giving up as the last. Alone with bots one need not ask. */
export function TableMenu({ session, room, history, names, undoable, note, children }: MenuProps): ReactNode {
  const text = useTermsText();
  const [open, setOpen] = useState<'concede' | 'notes' | 'watch' | null>(null);
  const close = (): void => setOpen(null);
  const last = lastOwnMove(history, room.you);
  if (!isPlaying(room)) return children;
  const alone = consenters(room).length === 1;
  const paused = room.pausedByConsent;
  const ask = (label: string, to: ConsentSubject): ReactNode => (
    <Button disabled={room.consent !== null} onClick={hidingMenu(() => session.consent(to, true))}>
      {label}
    </Button>
  );
  return (
    <>
      <MenuGroup>
        {last !== null &&
          !undoable &&
          !paused &&
          ask(alone ? text.takeBackAlone : text.askTakeBack, { kind: 'takeBack', to: last })}
        {!paused && ask(alone ? text.pauseAlone : text.askPause, { kind: 'pause' })}
        {!gameEntry(room.game).meta.memory && <Button onClick={() => setOpen('notes')}>{text.extras.notes}</Button>}
        {room.terms.watchers && <Button onClick={() => setOpen('watch')}>{text.extras.watchMySeat}</Button>}
      </MenuGroup>
      {children}
      <MenuGroup>
        <Button onClick={() => setOpen('concede')}>{text.giveUp}</Button>
      </MenuGroup>
      {open === 'concede' && <LazyConcede room={room} names={names} concede={() => session.concede()} close={close} />}
      {open === 'notes' && <LazyNotes saved={note} save={session.writeNote} close={close} />}
      {open === 'watch' && <LazySeatLink room={room} change={session.watchLink} close={close} />}
    </>
  );
}

/** What was chosen shows at the table: the menu is in its way. */
const hidingMenu =
  (act: () => void) =>
  (event: { readonly currentTarget: Element }): void => {
    const menu = event.currentTarget.closest('[popover]');
    if (menu instanceof HTMLElement) menu.hidePopover();
    act();
  };
