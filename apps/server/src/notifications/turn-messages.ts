import type { StepNews } from '@quri/table';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/records.ts';
import { isAwaitedAway } from '../tables/awaited-people.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { peopleAt } from '../tables/presence.ts';
import type { AwaitedAt } from './message-texts.ts';
import type { Webhooks } from './webhooks.ts';

interface Needs {
  readonly store: Store;
  readonly webhooks: Pick<Webhooks, 'isOn' | 'send'>;
  /** From memory or from the store. */
  readonly find: (table: string) => LiveTable | undefined;
  readonly nameOf: (guest: string) => string | null;
  /** The address of a page for somebody who is told of it; null where none is known. */
  readonly linkTo: (path: string) => string | null;
  readonly settings: Pick<Settings, 'notifyAfterMs' | 'notifyEveryMs' | 'notificationsPerDay'>;
  readonly log: Logger;
  readonly now: () => number;
}

/** `told`: there was a message, and until they have been there none follows. */
interface Turn {
  readonly table: string;
  state: 'opened' | 'due' | 'told';
  readonly timer: NodeJS.Timeout;
}

interface GuestTurns {
  readonly turns: Map<string, Turn>;
  /** When the next message may be sent. */
  nextAt: number;
  timer: NodeJS.Timeout | undefined;
  day: number;
  sentOnDay: number;
}

const DAY_MS = 86_400_000;

/** Calls the webhooks of those who are awaited and stay away. */
export function turnMessages(needs: Needs) {
  const { store, webhooks, find, nameOf, linkTo, settings, log, now } = needs;
  const guests = new Map<string, GuestTurns>();
  let closed = false;

  const turnsOf = (guest: string): GuestTurns => {
    const known = guests.get(guest) ?? { turns: new Map(), nextAt: 0, timer: undefined, day: 0, sentOnDay: 0 };
    guests.set(guest, known);
    return known;
  };
  const later = (ms: number, act: () => Promise<void>): NodeJS.Timeout =>
    setTimeout(
      () => void act().catch((error) => log.warn({ err: error }, 'turn message could not be sent')),
      ms,
    ).unref();

  const open = (guest: string, table: string): void => {
    if (closed) return;
    const timer = later(settings.notifyAfterMs, () => due(guest, table));
    turnsOf(guest).turns.set(table, { table, state: 'opened', timer });
  };
  /** No message is needed any more. */
  const drop = async (guest: string, gone: readonly Turn[]): Promise<void> => {
    const own = turnsOf(guest).turns;
    for (const turn of gone) {
      clearTimeout(turn.timer);
      if (own.get(turn.table) === turn) own.delete(turn.table);
    }
    const stored = gone.filter(({ state }) => state !== 'told');
    if (stored.length > 0)
      await store.commit((tx) => {
        for (const { table } of stored) tx.deleteTurnMessage({ guest, table });
      });
  };
  const warn = (error: unknown): void => log.warn({ err: error }, 'turn message could not be stored');

  const due = async (guest: string, table: string): Promise<void> => {
    const turn = turnsOf(guest).turns.get(table);
    if (turn === undefined) return;
    turn.state = 'due';
    await deliver(guest);
  };

  /** One message about everything that is due, unless the last one is too fresh. */
  const deliver = async (guest: string): Promise<void> => {
    const own = turnsOf(guest);
    const wait = own.nextAt - now();
    if (wait > 0) {
      own.timer ??= later(wait, () => {
        own.timer = undefined;
        return deliver(guest);
      });
      return;
    }
    const all = [...own.turns.values()].filter(({ state }) => state === 'due');
    const waiting = all.flatMap((turn) => {
      const at = awaitedAt(guest, turn.table);
      return at === undefined ? [] : [{ turn, at }];
    });
    const isTold = waiting.length > 0 && mayTell(own);
    if (isTold) own.nextAt = now() + settings.notifyEveryMs;
    // Deleted first: after a crash in between there is no message, never two.
    const told = waiting.map(({ turn }) => turn);
    await store.commit((tx) => {
      for (const { table } of all) tx.deleteTurnMessage({ guest, table });
    });
    for (const turn of told) turn.state = 'told';
    await drop(
      guest,
      all.filter((turn) => !told.includes(turn)),
    );
    if (isTold)
      tell(
        guest,
        waiting.map(({ at }) => at),
      );
  };

  const tell = (guest: string, awaited: readonly AwaitedAt[]): void => {
    const [first] = awaited;
    const path = awaited.length === 1 && first !== undefined ? `/t/${first.table}` : '/me';
    webhooks.send(guest, { awaited, link: linkTo(path) });
  };

  const mayTell = (own: GuestTurns): boolean => {
    const day = Math.floor(now() / DAY_MS);
    if (own.day !== day) own.sentOnDay = 0;
    own.day = day;
    if (own.sentOnDay >= settings.notificationsPerDay) return false;
    own.sentOnDay++;
    return true;
  };

  /** Undefined where they are there, or nothing is asked of them any more. */
  const awaitedAt = (guest: string, table: string): AwaitedAt | undefined => {
    const live = find(table);
    if (live === undefined || !isAwaitedAway(live, guest)) return undefined;
    const others = peopleAt(live).filter((one) => one.guest !== guest);
    return { table, game: live.record.game, others: others.map((one) => nameOf(one.guest)) };
  };

  // From before a restart. Whoever is coming back just now has the same time as everybody.
  for (const { guest, table } of store.turnMessages()) open(guest, table);

  return {
    /** These steps were committed. */
    advance: (live: LiveTable, stepNews: readonly StepNews[]): void => {
      for (const [seat, place] of live.record.seating.entries()) {
        if (place.kind !== 'person' || !webhooks.isOn(place.guest)) continue;
        const { guest } = place;
        const known = guests.get(guest)?.turns.get(live.id);
        if (!isAwaitedAway(live, guest)) {
          if (known !== undefined) drop(guest, [known]).catch(warn);
          continue;
        }
        const ask = live.runner?.table.asks[seat];
        // As long as they are awaited and away it is one and the same turn, whatever others do.
        if (known !== undefined || !stepNews.some(({ step }) => step.entry.seq === ask)) continue;
        open(guest, live.id);
        store.commit((tx) => tx.putTurnMessage({ guest, table: live.id })).catch(warn);
      }
    },
    close: (): void => {
      closed = true;
      for (const { turns, timer } of guests.values()) {
        clearTimeout(timer);
        for (const turn of turns.values()) clearTimeout(turn.timer);
      }
    },
  };
}
