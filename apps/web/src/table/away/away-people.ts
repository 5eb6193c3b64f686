import type { Proposal, RoomView } from '@quri/protocol';
import { useEffect, useState } from 'react';

/** Somebody who is away and for whom no bot plays, and what may be done about it. */
export interface AwayPerson {
  readonly seat: number;
  readonly minutes: number;
  /** May a bot be asked for? `agreed` has those who did. */
  readonly mayBeReplaced: boolean;
  readonly agreed: readonly number[];
}

export interface Away {
  readonly people: readonly AwayPerson[];
  /** Who has agreed to end the game; null while it may not be ended. */
  readonly end: { readonly agreed: readonly number[] } | null;
  /** The seats of all who have to agree: those who are here and play themselves. */
  readonly voters: readonly number[];
}

type Room = Pick<RoomView, 'seats' | 'awayLimits' | 'proposals' | 'phase'>;

/** Who is away, so many seconds after the room was sent. */
export function awayIn({ seats, awayLimits, proposals, phase }: Room, elapsed: number): Away {
  const agreedTo = (fits: (one: Proposal) => boolean): readonly number[] => proposals.find(fits)?.agreed ?? [];
  const playing = seats.flatMap((one, seat) =>
    one.kind === 'person' && one.substitute === null ? [{ seat, away: one.awaySeconds }] : [],
  );
  const gone = playing.flatMap(({ seat, away }) => (away === null ? [] : [{ seat, seconds: away + elapsed }]));
  if (phase !== 'playing') return { people: [], end: null, voters: [] };
  return {
    people: gone.map(({ seat, seconds }) => ({
      seat,
      minutes: Math.floor(seconds / 60),
      mayBeReplaced: seconds >= awayLimits.substitute,
      agreed: agreedTo((one) => one.kind === 'substitute' && one.seat === seat),
    })),
    end: gone.some(({ seconds }) => seconds >= awayLimits.end)
      ? { agreed: agreedTo((one) => one.kind === 'end') }
      : null,
    voters: playing.flatMap(({ seat, away }) => (away === null ? [seat] : [])),
  };
}

/** Looked at anew every few seconds while somebody is away. */
const EVERY_MS = 1000;

export function useAway(room: RoomView): Away {
  const [received, setReceived] = useState({ room, at: Date.now() });
  const [now, setNow] = useState(received.at);
  if (received.room !== room) {
    const at = Date.now();
    setReceived({ room, at });
    setNow(at);
  }
  const isAnybodyAway = awayIn(room, 0).people.length > 0;
  useEffect(() => {
    if (!isAnybodyAway) return;
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, [isAnybodyAway]);
  return awayIn(room, Math.max(0, Math.floor((now - received.at) / 1000)));
}
