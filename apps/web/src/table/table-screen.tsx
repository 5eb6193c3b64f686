import type { RoomView } from '@quri/protocol';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { prepare } from '../app/games.ts';
import { useLanguage, useText } from '../app/language.tsx';
import { Later, suspending } from '../app/later.tsx';
import { loadOnce } from '../app/load-once.ts';
import { Loading } from '../app/loading.tsx';
import { MessagePage, NotLoadedPage } from '../app/message-page.tsx';
import type { StateArt } from '../app/state-art.ts';
import { useSettings } from '../app/use-observable.ts';
import { forgetTable, rememberTable } from '../session/my-tables.ts';
import { openPosition } from '../session/table-reducer.ts';
import { type Gone, mayComeBack, type TableSession, type TableSnapshot } from '../session/table-session.ts';
import { ChosenLooks, seatsHere } from './chosen-looks.tsx';
import { type AtTable, Play } from './play/play.tsx';

const LessonPlay = suspending(
  loadOnce(() => import('./lesson/lesson-play.tsx')),
  (loaded) => loaded.LessonPlay,
);

/** Whoever plays alone never waits. */
export const loadWaitingRoom = loadOnce(() => import('./waiting-room/waiting-room.tsx'));

const WaitingRoom = suspending(loadWaitingRoom, (loaded) => loaded.WaitingRoom);

/** A session for as long as the screen is there. */
export function useSession(open: () => TableSession): TableSession | null {
  const [session, setSession] = useState<TableSession | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen is for one table; another table is another screen
  useEffect(() => {
    const opened = open();
    setSession(opened);
    return () => opened.leave();
  }, []);
  return session;
}

const GONE_ART: Readonly<Record<Gone, StateArt>> = {
  noSuchTable: 'lost-trail',
  needsInvite: 'closed-door',
  noWatchers: 'closed-door',
  linkGone: 'closed-door',
  closed: 'closed-door',
  tooManyTables: 'crowded-camp',
  damaged: 'fallen-stones',
  broken: 'fallen-stones',
  notLoaded: 'broken-bridge',
};

export function TableScreen({ session, parts }: Pick<AtTable, 'session' | 'parts'>): ReactNode {
  const text = useText();
  const language = useLanguage();
  const { colour } = useSettings();
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const { gone, room, link } = snapshot;
  const game = room?.game;
  useEffect(() => {
    if (game !== undefined && knowsGame(game)) prepare(game);
  }, [game]);
  useMemory(session, snapshot);
  if (gone === 'linkGone')
    return parts && <MessagePage art={GONE_ART[gone]} {...parts.TERMS[language].gone.linkGone} />;
  if (gone !== null)
    return <MessagePage art={GONE_ART[gone]} {...text.gone[gone]} reload={mayComeBack(gone) && text.tryAgain} />;
  if (room === null && link === 'lost' && parts !== null) {
    const { title, text: about } = parts.TERMS[language].gone[navigator.onLine ? 'unreachable' : 'offline'];
    return <MessagePage art="broken-bridge" title={title} text={about} />;
  }
  if (room === null) return <Loading what={text.joining} />;
  // A newer server may know more games.
  if (!knowsGame(room.game))
    return <MessagePage art="dawn" title={text.newVersion} text={text.broken.text} reload={text.reload} />;
  const { position: frame, history } = snapshot;
  const position = openPosition(snapshot);
  if (room.phase === 'gathering' || room.phase === 'starting' || frame === null || position === null) {
    if (room.phase === 'closed') return <MessagePage art="closed-door" {...text.gone.closed} />;
    // A long history comes in several frames; nothing is shown before the last.
    if (history.length > 0) return <Loading what={text.joining} />;
    return loading(room, <WaitingRoom session={session} snapshot={snapshot} room={room} />, text.joining);
  }
  const atTable = { session, parts, snapshot, room, frame, position };
  return loading(room, snapshot.lesson ? <LessonPlay {...atTable} /> : <Play {...atTable} />, text.boardLoading);

  function loading({ seats }: RoomView, part: ReactNode, waiting: string): ReactNode {
    return (
      <Later waiting={<Loading what={waiting} />} otherwise={<NotLoadedPage />}>
        <ChosenLooks seats={session.kind === 'local' ? seatsHere(seats, colour) : seats}>{part}</ChosenLooks>
      </Later>
    );
  }
}

/** Stores the tables one sits at, until they are over. */
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
