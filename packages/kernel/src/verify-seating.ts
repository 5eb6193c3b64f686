import type { ConcededEntry, Entry, SeatingEntry } from './entry.ts';
import type { Reason } from './reason.ts';
import type { Replay } from './replay.ts';

type ReplayWithBots = Extract<Replay, { readonly bots: unknown }>;

/** The first entry that does not match who played which seat. No rule of the game is asked. */
export function seatingFault(replay: ReplayWithBots): { readonly entry: number; readonly reason: Reason } | undefined {
  const people = seatPlayers(replay);
  let paused = false;
  let ended = false;
  for (const [i, entry] of replay.entries.entries()) {
    const reason = ended ? afterTheEnd : (pauseFault(entry, paused) ?? people.fault(entry));
    if (reason !== undefined) return { entry: i, reason };
    if (entry.kind === 'pause') paused = entry.paused;
    if (entry.kind === 'seating' || entry.kind === 'conceded') people.note(entry);
    ended = entry.kind === 'ended';
  }
  return undefined;
}

const afterTheEnd: Reason = { code: 'afterTheEnd' };

function pauseFault(entry: Entry, paused: boolean): Reason | undefined {
  if (entry.kind === 'pause' && entry.paused === paused) return { code: 'nothingChanges' };
  return paused && (entry.kind === 'move' || entry.kind === 'takenBack') ? { code: 'movedWhilePaused' } : undefined;
}

/**
 * Games that tests and simulations play at a table without a name of its own. All moves there are a program's, whoever
 * is said to sit in the seats; some archived games were written so.
 */
export const isPlayedByProgram = ({ opening, entries }: Replay): boolean =>
  opening.table === 'local' && entries.every(({ actor }) => actor !== 'human');

/** Who plays which seat on the way through the log. */
function seatPlayers(replay: ReplayWithBots) {
  const byProgram = isPlayedByProgram(replay);
  const substitutes = new Map<number, string | null>();
  const conceded = new Set<number>();
  const isBots = (seat: number): boolean => (replay.bots[seat] ?? null) !== null;
  const botPlays = (seat: number): boolean => isBots(seat) || (substitutes.get(seat) ?? null) !== null;

  const consentFault = (consent: readonly number[]): Reason | undefined => {
    const seat = consent.find(
      (one, i) => consent.indexOf(one) !== i || replay.bots[one] === undefined || (!byProgram && botPlays(one)),
    );
    return seat === undefined ? undefined : { code: 'notAPerson', seat };
  };

  return {
    note: ({ kind, seat, bot }: SeatingEntry | ConcededEntry): void => {
      substitutes.set(seat, bot);
      if (kind === 'conceded') conceded.add(seat);
    },
    fault: (entry: Entry): Reason | undefined => {
      switch (entry.kind) {
        case 'move':
        case 'takenBack':
          return byProgram || fitsActor(entry, botPlays(entry.seat))
            ? undefined
            : { code: 'otherPlayer', seat: entry.seat };
        case 'seating':
          if (isBots(entry.seat) || conceded.has(entry.seat)) return { code: 'notAPerson', seat: entry.seat };
          return (substitutes.get(entry.seat) ?? null) === entry.bot ? { code: 'nothingChanges' } : undefined;
        case 'conceded':
          return isBots(entry.seat) || conceded.has(entry.seat) ? { code: 'notAPerson', seat: entry.seat } : undefined;
        case 'pause':
          return consentFault(entry.consent);
        case 'ended':
          // What all agree to names every seat, those of bots as well.
          return entry.reason === 'agreed' ? undefined : consentFault(entry.consent);
        default:
          return undefined;
      }
    },
  };
}

/** A clock may move for any seat; the table never moves, though it may take back what all agree to. */
function fitsActor({ actor, kind }: Entry, botPlays: boolean): boolean {
  if (actor === 'bot') return botPlays;
  return actor === 'human' ? !botPlays : actor === 'clock' || kind === 'takenBack';
}
