import type { Proposal, RoomView, SeatView } from '@quri/protocol';
import { useEffect, useState } from 'react';
import type { TermsText } from '../../words/terms-text.ts';

export type Away = ReturnType<typeof awayIn>;

type Room = Pick<RoomView, 'seats' | 'awayLimits' | 'proposals' | 'phase'>;

/** Nobody is called away who only reloads the page or changes the network. */
const UNNOTICED_SECONDS = 5;

/** Who is away or keeps the others waiting, so many seconds after the room was sent. */
export function awayIn({ seats, awayLimits, proposals, phase }: Room, elapsed: number) {
  const agreedTo = (fits: (one: Proposal) => boolean): readonly number[] => proposals.find(fits)?.agreed ?? [];
  const noticedAfter = Math.min(UNNOTICED_SECONDS, awayLimits.substitute);
  const seconds = seats.map((one) => {
    const away = one.kind === 'person' && one.awaySeconds !== null ? one.awaySeconds + elapsed : null;
    return away === null || away < noticedAfter ? null : away;
  });
  const playing = seats.flatMap((one, seat) =>
    phase === 'playing' && one.kind === 'person' && one.substitute === null ? [{ one, seat }] : [],
  );
  const isIdle = (one: SeatView): boolean => one.kind === 'person' && one.idle === true;
  const gone = playing.flatMap(({ seat }) => {
    const away = seconds[seat] ?? null;
    return away === null ? [] : [{ seat, away }];
  });
  return {
    /** For each seat, since how many minutes its person is away; null for all who are here. */
    minutes: seconds.map((away) => (away === null ? null : Math.floor(away / 60))),
    /** Those the game may have to wait for, and for whom no bot plays: who is away, and who is here and does not move. */
    people: [...gone, ...playing.flatMap(({ one, seat }) => (isIdle(one) ? [{ seat, away: null }] : []))].map(
      ({ seat, away }) => ({
        seat,
        /** Null for somebody who is here. */
        minutes: away === null ? null : Math.floor(away / 60),
        /** May a bot be asked for? `agreed` has those who did. */
        mayBeReplaced: away === null || away >= awayLimits.substitute,
        agreed: agreedTo((one) => one.kind === 'substitute' && one.seat === seat),
      }),
    ),
    /** Who has agreed to end the game; null while it may not be ended. */
    end: gone.some(({ away }) => away >= awayLimits.end) ? { agreed: agreedTo((one) => one.kind === 'end') } : null,
    /** The seats of all who have to agree: those who are here, play themselves and do move. */
    voters: playing.flatMap(({ one, seat }) => (one.awaySeconds === null && !isIdle(one) ? [seat] : [])),
  };
}

/** The room is sent when somebody comes or goes: in between, time is counted here. */
const EVERY_MS = 1000;

/** Stays the same object until something about it changes. */
export function useAway(room: RoomView): Away {
  const [away, setAway] = useState(() => awayIn(room, 0));
  useEffect(() => {
    const receivedAt = Date.now();
    const update = (): void => {
      const now = awayIn(room, Math.max(0, Math.floor((Date.now() - receivedAt) / 1000)));
      setAway((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    update();
    if (!room.seats.some((one) => one.kind === 'person' && one.awaySeconds !== null)) return;
    const timer = setInterval(update, EVERY_MS);
    return () => clearInterval(timer);
  }, [room]);
  return away;
}

/** The sentence about somebody the game waits for; the name of whoever reads is null. */
export function waitingText(
  { minutes }: Pick<Away['people'][number], 'minutes'>,
  name: string | null,
  presence: Pick<TermsText['presence'], 'waitingForAway' | 'waitingForIdle' | 'othersMayReplaceYou'>,
): string {
  if (name === null) return presence.othersMayReplaceYou;
  return minutes === null ? presence.waitingForIdle(name) : presence.waitingForAway(name, minutes);
}

/** For the live region: who is away or does not move, and again when something may be done about it. */
export const announceAway = (
  { people }: Pick<Away, 'people'>,
  nameOf: (seat: number) => string | null,
  presence: Parameters<typeof waitingText>[2],
): readonly { readonly key: string; readonly words: string }[] =>
  people.map((person) => ({
    key: `away ${person.seat} ${person.mayBeReplaced}`,
    words: waitingText(person, nameOf(person.seat), presence),
  }));
