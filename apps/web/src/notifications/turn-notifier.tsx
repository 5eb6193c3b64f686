import type { RoomView } from '@quri/protocol';
import { seatNames } from '@quri/words';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { useGameText } from '../app/games.ts';
import { useList, useText } from '../app/language.tsx';
import type { TableSession, TableSnapshot } from '../session/table-session.ts';
import { isYourTurn } from '../table/play/your-turn.ts';
import { showNotice } from './browser-notices.ts';
import { turnNotices } from './turn-notices.ts';

/** Tells by notifications of the browser that it is one's turn at this table. Draws nothing. */
export function TurnNotifier({ session }: { readonly session: TableSession }): ReactNode {
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const { room } = snapshot;
  return room !== null && knowsGame(room.game) ? <Notifier room={room} snapshot={snapshot} /> : null;
}

function Notifier({ room, snapshot }: { readonly room: RoomView; readonly snapshot: TableSnapshot }): ReactNode {
  const shell = useText();
  const list = useList();
  const text = useGameText(room.game);
  const { table, you, seats, phase } = room;
  const [notices] = useState(() =>
    turnNotices({
      isHidden: () => document.visibilityState === 'hidden',
      show: (turn) => showNotice({ ...turn, tag: `quri ${table}` }),
    }),
  );
  const ask = snapshot.position?.ask ?? null;
  const isAsked = phase === 'playing' && isYourTurn(snapshot, ask, you, text);
  const others = seatNames(seats, text, shell, you).filter((name, seat) => seat !== you && name !== '');
  const body = list(others);
  const title = `${shell.yourTurn}: ${text.name}`;
  const key = isAsked ? `${ask}` : null;
  useEffect(() => {
    notices.update(key === null ? null : { key, title, body });
  }, [notices, key, title, body]);
  useEffect(() => {
    document.addEventListener('visibilitychange', notices.visibilityChanged);
    return () => {
      document.removeEventListener('visibilitychange', notices.visibilityChanged);
      notices.update(null);
    };
  }, [notices]);
  return null;
}
