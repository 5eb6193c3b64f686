import type { Pace } from '@quri/board-kit';
import type { FinishedSeats, SeatView } from '@quri/protocol';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { prepare } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { Loading } from '../app/loading.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { useObservable, useSettings } from '../app/use-observable.ts';
import { workerClient } from '../session/local/worker-client.ts';
import { type ReplaySession, replaySession } from '../session/replay/replay-session.ts';
import { ChosenLooks, seatsHere } from '../table/chosen-looks.tsx';
import type { OnlineParts } from '../table/online/online-parts.tsx';
import { seatNotes, statusSentence, tableSentence } from '../table/online/table-sentences.ts';
import { Play } from '../table/play/play.tsx';
import type { ReplayParts } from '../table/play/replay-parts.ts';
import { useReplayText } from '../words/replay-text.ts';
import { TERMS } from '../words/terms-text.ts';
import { type BarProps, ReplayBar } from './replay-bar.tsx';

const nothing = (): null => null;

/** Of what tables on a server have, a replay has the sentences alone: nothing is asked of anybody. */
const REPLAY_PARTS: OnlineParts = {
  TERMS,
  LaterLeave: nothing,
  LaterMenu: ({ children }: { readonly children: ReactNode }) => children,
  LaterNotices: nothing,
  OwnClock: nothing,
  SeatState: nothing,
  announceAway: () => [],
  announceConsent: () => [],
  seatNotes,
  statusSentence,
  tableSentence,
  watchingText: () => '',
};

type ReplayTableProps = Pick<BarProps, 'summary' | 'from'> & { readonly played: FinishedSeats };

/** The table of a finished game, from its first card on. */
export function ReplayTable({ summary, from, played }: ReplayTableProps): ReactNode {
  const [session, setSession] = useState<ReplaySession | null>(null);
  useEffect(() => {
    prepare(summary.room.game);
    const start = { seq: summary.stops[0] ?? 0, eyes: summary.full ? ('everything' as const) : ('spectator' as const) };
    const opened = replaySession(workerClient(), summary, start);
    setSession(opened);
    return () => opened.leave();
  }, [summary]);
  return session === null ? <Loading /> : <Replayed session={session} summary={summary} from={from} played={played} />;
}

function Replayed({
  session,
  summary,
  from,
  played,
}: ReplayTableProps & { readonly session: ReplaySession }): ReactNode {
  const shell = useText();
  const text = useReplayText();
  const settings = useSettings();
  const [pace, setPace] = useState<Pace>(settings.pace);
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const { eyes } = useObservable(session.target);
  const { position, gone } = snapshot;
  const { onDevice } = played;
  const room = useMemo(
    () =>
      snapshot.room && {
        ...snapshot.room,
        seats: seatsAsPlayed(snapshot.room.seats, from, played, settings.name),
      },
    [snapshot.room, from, played, settings.name],
  );
  const replay = useMemo(
    (): ReplayParts => ({
      pace,
      keys: text.keys,
      bar: (moment) => <ReplayBar {...{ moment, session, summary, from, pace, setPace }} />,
    }),
    [pace, text, session, summary, from],
  );
  const parts = useMemo(
    () => ({
      ...REPLAY_PARTS,
      watchingText: (_: unknown, names: readonly string[]) => {
        const seen = typeof eyes === 'number' ? text.seenBy(names[eyes] ?? '') : '';
        const said = seen || (eyes === 'everything' ? text.seenByAll : text.replay);
        return onDevice ? `${said} · ${text.onDevice}` : said;
      },
    }),
    [eyes, text, onDevice],
  );
  if (gone !== null) return <MessagePage art="lost-trail" {...shell.gone[gone === 'linkGone' ? 'broken' : gone]} />;
  if (room === null || position === null) return <Loading what={shell.boardLoading} />;
  return (
    <ChosenLooks seats={from === 'local' ? seatsHere(room.seats, settings.colour) : room.seats}>
      <Play
        session={session}
        parts={parts}
        replay={replay}
        snapshot={snapshot}
        room={room}
        frame={position}
        position={position}
      />
    </ChosenLooks>
  );
}

/** With the names and looks people had, as far as this page or the server knows them: a file has no looks. */
function seatsAsPlayed(
  seats: readonly SeatView[],
  from: BarProps['from'],
  { colours }: FinishedSeats,
  reader: string,
): readonly SeatView[] {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return seats.map((seat, n) => {
    if (seat.kind !== 'person') return seat;
    // Alone on this device one may have said a name only later.
    const name = seat.name ?? (from === 'local' && people === 1 && reader !== '' ? reader : null);
    return { ...seat, name, colour: colours[n] ?? seat.colour };
  });
}
