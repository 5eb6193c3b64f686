import { frozen, type Seat, seats, walkLog } from '@quri/kernel';
import { type StepNews, substituteLevel } from '@quri/table';
import type { Settings } from '../settings.ts';
import { isUnavailable } from '../store/errors.ts';
import type { Store } from '../store/records.ts';
import type { AskBots } from '../tables/bot-turns.ts';
import { concedeSeat } from '../tables/concede.ts';
import type { Failures } from '../tables/failures.ts';
import type { GameRunner, LiveTable, Subscriber } from '../tables/live-table.ts';
import { isPresent } from '../tables/presence.ts';
import type { Reconcile } from '../tables/reconcile.ts';
import type { MoveTimes } from './move-times.ts';
import {
  type ClockRules,
  type Clocks,
  clocksAfter,
  clocksAtStart,
  clockViews,
  deadlinesOf,
  leftWithout,
  NO_DEADLINE,
} from './seat-clocks.ts';

/** The clocks of the tables that have some. */
export interface TableClocks {
  /** A table was loaded: its clocks follow from its log. */
  load(live: LiveTable): void;
  /** These steps were committed. */
  advance(live: LiveTable, stepNews: readonly StepNews[]): void;
  sendTo(subscriber: Subscriber, live: LiveTable): void;
  /** May a table leave the memory? Only after its next deadline was stored; where it is not, that is begun. */
  mayEvict(live: LiveTable): boolean;
}

interface Needs {
  readonly store: Store;
  readonly failures: Failures;
  readonly reconcile: Reconcile;
  readonly askBots: AskBots;
  readonly moveTimes: MoveTimes;
  readonly settings: Pick<Settings, 'freeMs'>;
  readonly now: () => number;
}

/** The longest time a timer can wait. */
const MOST_TIMER_MS = 2_147_483_647;
const RETRY_MS = 250;
/** Whoever had less left when the server went down has this much when it is back: their page has to find it first. */
const LEAST_AFTER_RESTART_MS = 10_000;

export function tableClocks({ store, failures, reconcile, askBots, moveTimes, settings, now }: Needs): TableClocks {
  const rulesOf = ({ record }: LiveTable): ClockRules | undefined =>
    record.terms.clock === null ? undefined : { terms: record.terms.clock, freeMs: settings.freeMs };

  const sendTo: TableClocks['sendTo'] = (subscriber, live) => {
    if (live.clocks !== null)
      subscriber.send({ type: 'clocks', table: live.id, clocks: clockViews(live.clocks, now()) });
  };

  const schedule = (live: LiveTable, atLeast = 0): void => {
    clearTimeout(live.clockTimer);
    live.clockTimer = undefined;
    if (live.clocks === null || live.evicted) return;
    const first = Math.min(...deadlinesOf(live.clocks).map(({ at }) => at));
    if (!Number.isFinite(first)) return;
    const inMs = Math.min(MOST_TIMER_MS, Math.max(atLeast, first - now()));
    live.clockTimer = setTimeout(() => live.queue.add(() => expire(live)), inMs).unref();
  };

  /** Deals with everybody whose time is up. What was received before is in the table's queue before this. */
  const expire = async (live: LiveTable): Promise<void> => {
    if (live.evicted || live.paused) return;
    try {
      await reconcile(live);
      const { runner, clocks } = live;
      if (runner === undefined || clocks === null) return;
      for (const { seat, at } of deadlinesOf(clocks)) if (at <= now()) await timeUp(live, runner, seat);
    } catch (error) {
      if (!failures.handle(live, error).retry) return;
    }
    schedule(live, RETRY_MS);
  };

  const timeUp = async (live: LiveTable, runner: GameRunner, seat: Seat): Promise<void> => {
    const place = live.record.seating[seat];
    if (place?.kind !== 'person') return;
    const made = await runner.change({ kind: 'clock', seat, left: 0 }, 'clock', null);
    if (!made.ok) return;
    if (live.record.terms.timeUp === 'forfeit')
      await concedeSeat(live, runner, { seat, reason: 'outOfTime', actor: 'clock', request: null });
    // Somebody who is here decides again the next time; a bot plays on for somebody who is not.
    else if (!isPresent(live, place.guest))
      await runner.change({ kind: 'seating', seat, bot: substituteLevel(live.bots) }, 'clock', null);
  };

  /** Time in which no server ran is given back. */
  const giveBack = async (live: LiveTable, runner: GameRunner): Promise<void> => {
    for (const { seat, left } of clocksWithDownTime(store, live.clocks, now()))
      await runner.change({ kind: 'clock', seat, left }, 'table', null);
  };

  return {
    sendTo,
    load: (live) => {
      const rules = rulesOf(live);
      const { runner } = live;
      if (rules === undefined || runner === undefined || live.record.phase !== 'playing') return;
      live.clocks = clocksOfLog(rules, live, runner);
      live.queue.add(async () => {
        try {
          await giveBack(live, runner);
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          failures.handle(live, error);
        }
        schedule(live);
        askBots(live);
      });
    },
    advance: (live, stepNews) => {
      const rules = rulesOf(live);
      if (rules === undefined) return;
      let clocks = live.clocks ?? newClocks(rules, live);
      for (const { step } of stepNews) {
        moveTimes.note(live.record, step.entry, clocks);
        const over = live.game.outcome(frozen(step.state)) !== undefined;
        clocks = clocksAfter(rules, clocks, step.entry, over ? [] : live.game.awaited(frozen(step.state)));
      }
      live.clocks = clocks;
      live.storedDeadline = undefined;
      schedule(live);
      for (const subscriber of live.subscribers) sendTo(subscriber, live);
    },
    mayEvict: (live) => {
      if (live.clocks === null || live.record.phase !== 'playing') return true;
      const at = Math.min(NO_DEADLINE, ...deadlinesOf(live.clocks).map((one) => one.at));
      if (live.storedDeadline === at) return true;
      store
        .commit((tx) => tx.putDeadline(live.id, at))
        .then(
          () => {
            live.storedDeadline = at;
          },
          // Tried again the next time.
          () => undefined,
        );
      return false;
    },
  };
}

const newClocks = (rules: ClockRules, { record }: LiveTable): Clocks =>
  clocksAtStart(
    rules,
    record.seating.map(({ kind }) => kind === 'person'),
  );

function clocksOfLog(rules: ClockRules, live: LiveTable, { table }: GameRunner): Clocks {
  let clocks = newClocks(rules, live);
  for (const { entry, state } of walkLog(live.game, table.opening, table.entries, []))
    clocks = clocksAfter(rules, clocks, entry, live.game.awaited(frozen(state)));
  return clocks;
}

/** Clocks that ran while no server did, with what was really left of them. */
function clocksWithDownTime(store: Store, clocks: Clocks | null, at: number) {
  return seats(clocks?.seats.length ?? 1).flatMap((seat) => {
    const clock = clocks?.seats[seat];
    if (clock == null || clock.since === null) return [];
    const down = store.downTime(clock.since, at);
    return down === 0 ? [] : [{ seat, left: Math.max(LEAST_AFTER_RESTART_MS, leftWithout(clock, at, down)) }];
  });
}
