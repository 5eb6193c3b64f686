import type { TableChat } from '../chat/table-chat.ts';
import type { TableClocks } from '../clocks/table-clocks.ts';
import { sameSecret } from '../secrets.ts';
import { isDamaged, isUnavailable } from '../store/errors.ts';
import type { AskBots } from './bot-turns.ts';
import { catchUp, type HeardSoFar } from './catch-up.ts';
import { isPausedByConsent } from './consent-requests.ts';
import { brokenRefusal, hasPart, type LiveTable, mayEnter, phaseOf, type Subscriber, seatOf } from './live-table.ts';
import type { Notes } from './notes.ts';
import { addSubscriber, isPresent, removeSubscriber } from './presence.ts';
import type { PruneProposals } from './proposals.ts';
import type { Reconcile } from './reconcile.ts';
import { watchedSeat } from './seat-watching.ts';
import { askForBytes } from './start-game.ts';
import type { TableServices } from './tables.ts';
import type { TimeSlices } from './time-slices.ts';

/** What somebody who comes has already, and whether they are to be sent what is said. */
interface Wanted extends HeardSoFar {
  /** The secret of a link to watch a seat. */
  readonly watch?: string;
  readonly chat?: true;
  /** Of a view, only what has changed. */
  readonly changes?: true;
}

/** The most guests of a table who may come back without its invitation. */
const MOST_ADMITTED = 500;

/** Why there is nothing here for this guest, if so. */
function goneCode(
  live: LiveTable,
  guest: string,
  allowed: boolean,
): 'closed' | 'needsInvite' | 'noWatchers' | undefined {
  const { phase, terms } = live.record;
  if (phase === 'closed') return 'closed';
  if (!allowed) return 'needsInvite';
  // Once the game is over, its replay is there for all.
  return phase === 'playing' && !terms.watchers && !hasPart(live, guest) ? 'noWatchers' : undefined;
}

/** Somebody comes to the table: before they are told anything, a pause ends and they play their seat again. */
async function resumeFor(live: LiveTable, guest: string): Promise<void> {
  const { record, runner } = live;
  const seat = seatOf(record, guest);
  if (seat === undefined || runner === undefined || phaseOf(live) !== 'playing' || isPresent(live, guest)) return;
  const { table } = runner;
  if (table.paused && !isPausedByConsent(table))
    await runner.change({ kind: 'pause', paused: false, consent: [] }, 'table', null);
  if (table.substitutes[seat] !== null && !table.conceded.includes(seat))
    await runner.change({ kind: 'seating', seat, bot: null }, 'table', null);
}

export function tableSubscriptions(
  { store, rooms, failures }: TableServices,
  reconcile: Reconcile,
  watchPresence: (live: LiveTable) => void,
  pruneProposals: PruneProposals,
  askBots: AskBots,
  slices: TimeSlices,
  sendClocks: TableClocks['sendTo'],
  sendChat: TableChat['subscribe'],
  sendNote: Notes['sendTo'],
  now: () => number,
) {
  /** Whoever came with the invitation once needs it no more, also after a restart; with very many, the last ones do. */
  const admit = async (live: LiveTable, guest: string): Promise<void> => {
    if (live.admitted.has(guest) || live.admitted.size >= MOST_ADMITTED) return;
    await store.commit((tx) => tx.admit(live.id, guest));
    live.admitted.add(guest);
  };

  const presenceChanged = (live: LiveTable, informed?: Subscriber): void => {
    pruneProposals(live);
    rooms.sendToAll(live, informed);
    watchPresence(live);
  };

  const add = async (live: LiveTable, subscriber: Subscriber, invited: boolean, from: Wanted): Promise<void> => {
    const rejectUnreadable = (error: unknown): void => {
      if (!isUnavailable(error) && !isDamaged(error)) throw error;
      subscriber.send({ type: 'rejected', refused: { ...failures.handle(live, error), table: live.id } });
    };
    try {
      await reconcile(live);
      // They have heard more than this server knows, perhaps from another one with the same data file.
      if (live.runner !== undefined && from.last >= live.runner.table.entries.length) await live.runner.reconcile(true);
      if (invited) await admit(live, subscriber.guest);
      await resumeFor(live, subscriber.guest);
    } catch (error) {
      return rejectUnreadable(error);
    }
    const watched = from.watch === undefined ? undefined : watchedSeat(live, subscriber, from.watch);
    // The link was taken away while this waited.
    const code = goneCode(live, subscriber.guest, invited || watched !== undefined || mayEnter(live, subscriber.guest));
    if (code !== undefined) return subscriber.send({ type: 'gone', table: live.id, code });
    const wasPresent = isPresent(live, subscriber.guest);
    addSubscriber(live, subscriber);
    if (from.changes) live.changesOnly.add(subscriber);
    else live.changesOnly.delete(subscriber);
    if (watched === undefined) live.seatWatchers.delete(subscriber);
    else live.seatWatchers.set(subscriber, watched);
    if (!wasPresent || watched !== undefined) presenceChanged(live, subscriber);
    rooms.sendTo(subscriber, live);
    sendClocks(subscriber, live);
    sendChat(live, subscriber, from.chat === true);
    sendNote(live, subscriber);
    if (live.broken) return;
    // Not awaited: a long log is sent while the game goes on.
    if (live.runner !== undefined)
      catchUp({ store, slices }, live, live.runner, subscriber, from).catch((error) =>
        live.queue.add(() => {
          // Without what was missed, later news must not be sent.
          if (removeSubscriber(live, subscriber, now())) presenceChanged(live);
          rejectUnreadable(error);
        }),
      );
    askForBytes(live, subscriber);
    askBots(live);
  };

  return {
    /** Sends what the subscriber has missed, then everything that happens. False if they may not. */
    subscribe: (live: LiveTable, subscriber: Subscriber, invite: string | null, from: Wanted): boolean => {
      const invited = invite !== null && sameSecret(invite, live.record.invite);
      const watches = from.watch !== undefined && watchedSeat(live, subscriber, from.watch) !== undefined;
      const allowed = invited || watches || mayEnter(live, subscriber.guest);
      const code = goneCode(live, subscriber.guest, allowed);
      if (code !== undefined) {
        subscriber.send({ type: 'gone', table: live.id, code });
        return false;
      }
      if (live.damage !== undefined) {
        subscriber.send({ type: 'rejected', refused: { ...brokenRefusal(live), table: live.id } });
        return false;
      }
      // Before the start nothing is changed by it: those who sit down meanwhile are not kept apart by it.
      const keepsBatchOpen = phaseOf(live) === 'gathering' && mayEnter(live, subscriber.guest);
      live.queue.add(() => add(live, subscriber, invited, from), { keepsBatchOpen });
      return true;
    },
    unsubscribe: (live: LiveTable, subscriber: Subscriber): void =>
      live.queue.add(() => {
        if (removeSubscriber(live, subscriber, now())) presenceChanged(live);
      }),
  };
}
