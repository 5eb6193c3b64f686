import type { SeatLook } from '@quri/board-kit';
import type { News, RoomView } from '@quri/protocol';
import type { Who } from '@quri/words';
import { type ReactNode, useMemo, useState } from 'react';
import { useLanguage, useText } from '../../app/language.tsx';
import { go } from '../../app/route.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { Away } from '../away/away-people.ts';
import type { AtTable } from '../play/play.tsx';
import type { OnlineParts } from './online-parts.tsx';

interface OnlineInput extends Pick<AtTable, 'parts' | 'session' | 'snapshot' | 'room'> {
  /** A name for every seat. */
  readonly names: readonly string[];
  readonly who: Who;
  readonly away: Away;
}

/** What a table on a server adds to the screen of a game; little or nothing at a table of this device. */
export function useOnlineTable({ parts, session, snapshot, room, names, who, away }: OnlineInput) {
  const shell = useText();
  const language = useLanguage();
  const online = useMemo(() => {
    if (parts === null) return null;
    const words = { shell, terms: parts.TERMS[language] };
    return {
      ...parts,
      words,
      sayTable: (all: readonly News[], at: number, about: Who) => parts.tableSentence(all, at, about, words),
    };
  }, [parts, shell, language]);
  const { clocks, history, position, note } = snapshot;
  return {
    ...useLeaving(session, room, parts),
    /** Why the game asks nothing, or not this viewer. */
    status: online?.statusSentence(room, history, who, online.words) ?? null,
    watching: online?.watchingText(room, names, online.words.terms) ?? '',
    sayTable: online?.sayTable ?? null,
    announced: useMemo(
      () =>
        online === null
          ? []
          : [
              ...online.announceAway(
                away,
                (seat) => (seat === room.you ? null : who(seat)),
                online.words.terms.presence,
              ),
              ...online.announceConsent(room, who, online.words),
            ],
      [online, room, who, away],
    ),
    menu:
      parts &&
      ((rest: ReactNode) => (
        <parts.LaterMenu {...{ session, room, history, names, note }} undoable={position?.takeBack != null}>
          {rest}
        </parts.LaterMenu>
      )),
    players: online && {
      notes: (seat: number) => online.seatNotes(room.seats[seat], away.minutes[seat] ?? null, online.words.terms),
      // Before the start it is seen by what they may do.
      host: (seat: number) => (seat === room.hostSeat ? online.words.terms.extras.hostNote : null),
      state: (seat: number) => <online.SeatState room={room} history={history} clocks={clocks} seat={seat} />,
    },
    ownClock: parts && room.you !== null && <parts.OwnClock clocks={clocks} seat={room.you} />,
    notices: (seats: readonly SeatLook[], moveFocus: () => void): ReactNode =>
      parts && <parts.LaterNotices {...{ session, room, history, away, seats, clocks, moveFocus }} />,
  };
}

/** Leaving a table. Where others would have to wait, and no bot plays already, it is asked who plays on. */
function useLeaving(
  { substitute }: Pick<TableSession, 'substitute'>,
  { you, seats, phase, terms }: Pick<RoomView, 'you' | 'seats' | 'phase' | 'terms'>,
  parts: OnlineParts | null,
): { leave(): void; readonly leaveDialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const own = you === null ? undefined : seats[you];
  const othersWait = parts !== null && phase === 'playing' && own?.kind === 'person' && own.substitute === null;
  return {
    leave: () => (othersWait ? setAsking(true) : go({ at: 'home' })),
    leaveDialog: asking && othersWait && you !== null && (
      <parts.LaterLeave terms={terms} handToBot={() => substitute(you, true)} stay={() => setAsking(false)} />
    ),
  };
}
