import type { RoomView } from '@quri/protocol';
import { type ComponentProps, type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { prepare } from '../app/games.ts';
import { useLanguage, useText } from '../app/language.tsx';
import { LoadBoundary } from '../app/load-boundary.tsx';
import { loadOnce } from '../app/load-once.ts';
import { Loading } from '../app/loading.tsx';
import { MessagePage } from '../app/message-page.tsx';
import type { StateArt } from '../app/state-art.ts';
import { useSettings } from '../app/use-observable.ts';
import { forgetTable, rememberTable } from '../session/my-tables.ts';
import { openPosition } from '../session/table-reducer.ts';
import { type Gone, mayComeBack, type TableSession, type TableSnapshot } from '../session/table-session.ts';
import { ChosenLooks, seatsHere } from './chosen-looks.tsx';
import type { OnlineParts } from './online/online-parts.tsx';
import { Play } from './play/play.tsx';

const loadLesson = loadOnce(() => import('./lesson/lesson-play.tsx'));

function LessonPlay(props: ComponentProps<typeof Play>): ReactNode {
  const loaded = use(loadLesson());
  return <loaded.LessonPlay {...props} />;
}

/** Whoever plays alone never waits. */
export const loadWaitingRoom = loadOnce(() => import('./waiting-room/waiting-room.tsx'));

function WaitingRoom(props: ComponentProps<Awaited<ReturnType<typeof loadWaitingRoom>>['WaitingRoom']>): ReactNode {
  const loaded = use(loadWaitingRoom());
  return <loaded.WaitingRoom {...props} />;
}

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
  broken: 'fallen-stones',
  notLoaded: 'broken-bridge',
};

interface ScreenProps {
  readonly session: TableSession;
  /** What only tables on a server have; null at others. */
  readonly parts: OnlineParts | null;
}

export function TableScreen({ session, parts }: ScreenProps): ReactNode {
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
  const again = { label: text.tryAgain, act: () => location.reload() };
  if (gone === 'linkGone')
    return parts && <MessagePage art={GONE_ART[gone]} {...parts.TERMS[language].gone.linkGone} />;
  if (gone !== null)
    return <MessagePage art={GONE_ART[gone]} {...text.gone[gone]} {...(mayComeBack(gone) ? { action: again } : {})} />;
  if (room === null && link === 'lost' && parts !== null) {
    const { title, text: about } = parts.TERMS[language].gone[navigator.onLine ? 'unreachable' : 'offline'];
    return <MessagePage art="broken-bridge" title={title} text={about} />;
  }
  if (room === null) return <Loading what={text.joining} />;
  // A newer server may know more games.
  if (!knowsGame(room.game))
    return (
      <MessagePage
        art="dawn"
        title={text.newVersion}
        text={text.broken.text}
        action={{ label: text.reload, act: () => location.reload() }}
      />
    );
  const { position: frame, history } = snapshot;
  const position = openPosition(snapshot);
  if (room.phase === 'gathering' || room.phase === 'starting' || frame === null || position === null) {
    if (room.phase === 'closed') return <MessagePage art="closed-door" {...text.gone.closed} />;
    // A long history comes in several frames; nothing is shown before the last.
    if (history.length > 0) return <Loading what={text.joining} />;
    return later(room, <WaitingRoom session={session} snapshot={snapshot} room={room} />, text.joining);
  }
  const atTable = { session, parts, snapshot, room, frame, position };
  return later(room, snapshot.lesson ? <LessonPlay {...atTable} /> : <Play {...atTable} />, text.boardLoading);

  function later({ seats }: RoomView, part: ReactNode, waiting: string): ReactNode {
    return (
      <LoadBoundary otherwise={<MessagePage art="broken-bridge" {...text.gone.notLoaded} action={again} />}>
        <Suspense fallback={<Loading what={waiting} />}>
          <ChosenLooks seats={session.kind === 'local' ? seatsHere(seats, colour) : seats}>{part}</ChosenLooks>
        </Suspense>
      </LoadBoundary>
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
