import { frozen, seat, seats, walkLog } from '@quri/kernel';
import { type StepNews, substituteLevel } from '@quri/table';
import type { Settings } from '../settings.ts';
import { isUnavailable } from '../store/errors.ts';
import type { Store } from '../store/records.ts';
import type { AskBots } from '../tables/bot-turns.ts';
import { concedeSeat } from '../tables/concede.ts';
import type { Failures } from '../tables/failures.ts';
import { type GameRunner, isOutOfTime, type LiveTable, type Subscriber } from '../tables/live-table.ts';
import { isPresent } from '../tables/presence.ts';
import type { Reconcile } from '../tables/reconcile.ts';
import type { MoveTimes } from './move-times.ts';
import {
  type ClockRules,
  type Clocks,
  clocksAfter,
  clocksAtStart,
  clockViews,
  type Deadline,
  deadlinesOf,
  leftAt,
  NO_DEADLINE,
} from './seat-clocks.ts';

export type TableClocks = ReturnType<typeof tableClocks>;

interface Needs {
  readonly store: Store;
  readonly failures: Failures;
  readonly reconcile: Reconcile;
  readonly askBots: AskBots;
  readonly moveTimes: MoveTimes;
  readonly liveTables: ReadonlyMap<string, LiveTable>;
  readonly settings: Pick<Settings, 'freeMs' | 'aliveMs'>;
  readonly now: () => number;
}

/** The longest time a timer can wait. */
const MOST_TIMER_MS = 2_147_483_647;
const RETRY_MS = 250;
/** The server stood still if it was not seen for so many times the usual interval. */
const STALLS = 2;
/** Whoever had less left when the server went down has this much when it is back: their page has to find it first. */
const LEAST_AFTER_RESTART_MS = 10_000;

/** The clocks of the tables that have some. */
export function tableClocks(needs: Needs) {
  const { store, failures, reconcile, askBots, moveTimes, liveTables, settings, now } = needs;
  /** When it was last seen that the server runs. */
  let seenAt = now();

  const rulesOf = ({ record }: LiveTable): ClockRules | undefined =>
    record.terms.clock === null ? undefined : { terms: record.terms.clock, freeMs: settings.freeMs };

  const sendTo = (subscriber: Subscriber, live: LiveTable): void => {
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
    if (live.evicted || live.broken) return;
    try {
      await reconcile(live);
      await noteStall();
      const { runner } = live;
      if (runner === undefined) return;
      await giveBack(live, runner);
      await timeUp(live, runner);
    } catch (error) {
      if (!failures.handle(live, error).retry) return;
    }
    schedule(live, RETRY_MS);
  };

  const timeUp = async (live: LiveTable, runner: GameRunner): Promise<void> => {
    const due = live.clocks === null ? [] : deadlinesOf(live.clocks).filter(({ at }) => at <= now());
    for (const { seat } of due) await runner.change({ kind: 'clock', seat, left: 0 }, 'clock', null);
    if (live.record.terms.timeUp === 'bot') return replaceAbsent(live, runner, due);
    // Nobody is left who could have won.
    if (due.length > 1 && isEverybody(live, runner, due))
      return void (await runner.change({ kind: 'ended', seat: null, reason: 'abandoned', consent: [] }, 'clock', null));
    await settleForfeits(live, runner, due);
  };

  /** Somebody who is here decides again the next time; a bot plays on for somebody who is not. */
  const replaceAbsent = async (live: LiveTable, runner: GameRunner, due: readonly Deadline[]): Promise<void> => {
    for (const { seat } of due) {
      const place = live.record.seating[seat];
      if (place?.kind === 'person' && !isPresent(live, place.guest))
        await runner.change({ kind: 'seating', seat, bot: substituteLevel(live.bots) }, 'clock', null);
    }
  };

  /** Whoever is out of time has lost, in the order of their deadlines; also if the server was killed before it was written. */
  const settleForfeits = async (live: LiveTable, runner: GameRunner, due: readonly Deadline[] = []): Promise<void> => {
    if (live.record.terms.timeUp !== 'forfeit') return;
    const order = [...due.map(({ seat }) => seat), ...seats(live.record.seating.length)];
    for (const seat of new Set(order))
      if (isOutOfTime(live, seat) && !runner.table.conceded.includes(seat))
        await concedeSeat(live, runner, { seat, reason: 'outOfTime', actor: 'clock', request: null });
  };

  const setClocks = async (runner: GameRunner, clocks: ReturnType<typeof runningAt>): Promise<void> => {
    for (const { seat, left } of clocks) await runner.change({ kind: 'clock', seat, left }, 'table', null);
  };
  /** Time in which no server ran is given back. */
  const giveBack = (live: LiveTable, runner: GameRunner): Promise<void> =>
    setClocks(runner, clocksWithDownTime(store, live.clocks, now()));

  /** In the table's queue, before anything else happens with its clocks. */
  const settle = (live: LiveTable, runner: GameRunner, act: () => Promise<void>): void =>
    live.queue.add(async () => {
      // Where an internal error has stopped it, nothing more is written.
      if (live.evicted || live.broken) return;
      try {
        await act();
        await settleForfeits(live, runner);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        failures.handle(live, error);
      }
      schedule(live);
      askBots(live);
    });

  /** To be called every second or so: after a time in which the server stood still, clocks are set back. */
  const noteStall = async (): Promise<void> => {
    const [from, to] = [seenAt, now()];
    seenAt = to;
    if (to - from < STALLS * settings.aliveMs) return;
    // The machine was asleep, or the process was stopped.
    await store.commit((tx) => tx.putDownTime(from, to));
    for (const live of liveTables.values()) {
      const { runner } = live;
      if (live.clocks !== null && runner !== undefined) settle(live, runner, () => giveBack(live, runner));
    }
  };

  return {
    sendTo,
    /** A table was loaded: its clocks follow from its log. */
    load: (live: LiveTable): void => {
      const rules = rulesOf(live);
      const { runner } = live;
      if (rules === undefined || runner === undefined || live.record.phase !== 'playing') return;
      live.clocks = clocksOfLog(rules, live, runner);
      settle(live, runner, () => giveBack(live, runner));
    },
    /** The table comes from another server: nobody is charged for the time since its last entry. */
    restart: (live: LiveTable): void => {
      const { runner } = live;
      if (runner === undefined || live.clocks === null) return;
      settle(live, runner, () => setClocks(runner, runningAt(live.clocks, runner.table.entries.at(-1)?.at ?? now())));
    },
    noteStall,
    /** These steps were committed. */
    advance: (live: LiveTable, stepNews: readonly StepNews[]): void => {
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
    /** May a table leave the memory? Only after its next deadline was stored; where it is not, that is begun. */
    mayEvict: (live: LiveTable): boolean => {
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

/** Only people play there, and all of them are among these, at the same moment. */
const isEverybody = ({ record }: LiveTable, { table }: GameRunner, due: readonly Deadline[]): boolean =>
  due.length === record.seating.length - table.conceded.length && due.every(({ at }) => at === due[0]?.at);

/** Clocks that run, with what was left of them at some time. */
const runningAt = (clocks: Clocks | null, at: number) =>
  (clocks?.seats ?? []).flatMap((clock, n) =>
    clock === null || clock.since === null
      ? []
      : [{ seat: seat(n), since: clock.since, left: Math.max(LEAST_AFTER_RESTART_MS, leftAt(clock, at)) }],
  );

/** Clocks that ran while no server did, with what was really left of them. */
const clocksWithDownTime = (store: Store, clocks: Clocks | null, at: number) =>
  runningAt(clocks, at).flatMap(({ seat: own, since }) => {
    const down = store.downTime(since, at);
    return down === 0 ? [] : runningAt(clocks, at - down).filter((one) => one.seat === own);
  });
