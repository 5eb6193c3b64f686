import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { prepare } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { Loading } from '../app/loading.tsx';
import { NextStep } from '../app/next-step.tsx';
import { onlineNeeds } from '../app/online.ts';
import { positionOf } from '../session/chronicle.ts';
import { engine } from '../session/local/engine.ts';
import { localSession } from '../session/local/local-session.ts';
import { socketSession } from '../session/socket/socket-session.ts';
import { mayComeBack, type TableSession, type TableSnapshot } from '../session/table-session.ts';
import { Gathering } from './gathering/gathering.tsx';
import { forgetTable, rememberTable } from './my-tables.ts';
import { Play } from './play/play.tsx';

export function LocalTableScreen({ table }: { readonly table: string }): ReactNode {
  const session = useSession(() => localSession(engine(), table));
  return session === null ? <Loading /> : <TableScreen session={session} />;
}

export function OnlineTableScreen({
  table,
  invite,
}: {
  readonly table: string;
  readonly invite: string | null;
}): ReactNode {
  const session = useSession(() => socketSession(onlineNeeds(), table, invite));
  return session === null ? <Loading /> : <TableScreen session={session} />;
}

/** A session for as long as the screen is there. */
function useSession(open: () => TableSession): TableSession | null {
  const [session, setSession] = useState<TableSession | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen is for one table; another table is another screen
  useEffect(() => {
    const opened = open();
    setSession(opened);
    return () => opened.leave();
  }, []);
  return session;
}

function TableScreen({ session }: { readonly session: TableSession }): ReactNode {
  const text = useText();
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const { gone, room, link } = snapshot;
  const game = room?.game;
  useEffect(() => {
    if (game !== undefined && knowsGame(game)) prepare(game);
  }, [game]);
  useMemory(session, snapshot);
  const again = { label: text.tryAgain, act: () => location.reload() };
  if (gone !== null) return <NextStep {...text.gone[gone]} {...(mayComeBack(gone) ? { action: again } : {})} />;
  if (room === null) return <Loading what={link === 'lost' ? text.notConnected : text.joining} />;
  // A game this page does not know yet came with a newer version.
  if (!knowsGame(room.game))
    return (
      <NextStep
        title={text.newVersion}
        text={text.broken.text}
        action={{ label: text.reload, act: () => location.reload() }}
      />
    );
  const { position: frame, history } = snapshot;
  const position = positionOf(snapshot);
  if (room.phase === 'gathering' || room.phase === 'starting' || frame === null || position === null) {
    if (room.phase === 'closed') return <NextStep {...text.gone.closed} />;
    // A long game is told in several frames, and nothing is shown before the last of them.
    return history.length > 0 ? (
      <Loading what={text.joining} />
    ) : (
      <Gathering session={session} snapshot={snapshot} room={room} />
    );
  }
  return <Play session={session} snapshot={snapshot} room={room} frame={frame} position={position} />;
}

/** Remembers where one sits, and forgets it when there is nothing to come back to. */
function useMemory({ kind }: TableSession, { room, gone }: TableSnapshot): void {
  useEffect(() => {
    if (kind !== 'online' || room === null) return;
    const { table, game, you, seats, phase } = room;
    const lasts = gone === null && you !== null && phase !== 'over' && phase !== 'closed';
    if (!lasts) return forgetTable(table);
    const others = seats.flatMap((seat, n) => (seat.kind === 'person' && n !== you ? [seat.name] : []));
    rememberTable({ table, game, others });
  }, [kind, room, gone]);
}
