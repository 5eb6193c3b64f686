import type { Intent, TableTerms } from '@quri/protocol';
import { USUAL_TERMS } from '@quri/protocol';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';
import { type Answer, type Guest, type Last, sit, subscribe, type Visit, visit, type Wish } from './visit.ts';

export interface Wanted {
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly people?: number;
  readonly bots?: readonly string[];
  readonly open?: boolean;
  readonly terms?: Partial<TableTerms>;
  /** Those who are guests already, by seat. */
  readonly known?: Readonly<Record<number, Guest>>;
}

export interface SetTable {
  readonly table: string;
  readonly people: readonly Visit[];
}

const NAMES = ['Anna', 'Bartek', 'Celina', 'Darek', 'Ewa', 'Filip', 'Gosia', 'Henryk'];

/** A table with everybody seated, ready to start; the first of the people is the host. */
export async function gather(server: TestServer, wanted: Wanted = {}): Promise<SetTable> {
  const { game = 'incan-gold', options = {}, people = 3, bots = [], open = true, terms, known = {} } = wanted;
  const visits: Visit[] = [];
  for (let i = 0; i < people; i++) visits.push(await visit(server, known[i] ?? NAMES[i] ?? 'Nobody'));
  const host = visits[0] as Visit;
  const opened = await host.ask({
    type: 'open',
    game,
    seats: people + bots.length,
    options,
    open,
    terms: { ...USUAL_TERMS, ...terms },
  });
  const table = opened.done?.table ?? '';
  expect(opened).toEqual({ done: { seq: null, table: expect.stringMatching(/^[A-Za-z0-9]{12}$/) } });
  const { invite } = await subscribe(host, table);
  for (const [i, one] of visits.entries()) {
    if (one !== host) await subscribe(one, table, invite);
    expect(await sit(one, table, i)).toHaveProperty('done');
  }
  for (const [i, level] of bots.entries())
    expect(await host.ask({ type: 'seatBot', table, seat: people + i, level })).toHaveProperty('done');
  // An answer is here before the word of it, and before the others have it.
  const seated = (one: Visit) => one.room(table)?.seats.every(({ kind }) => kind !== 'empty');
  await Promise.all(visits.map((one) => one.until('everybody seated', () => seated(one))));
  return { table, people: visits };
}

/** The same, dealt. */
export async function play(server: TestServer, wanted: Wanted = {}): Promise<SetTable> {
  const set = await gather(server, wanted);
  const { table, people } = set;
  expect(await people[0]?.ask({ type: 'start', table })).toEqual({ done: { seq: 0, table, made: 1 } });
  await Promise.all(people.map((one) => one.until('the first news', () => one.last(table))));
  return set;
}

/** As far as this one has heard. */
export const isAway = (one: Visit, table: string, seat: number): boolean => {
  const there = one.room(table)?.seats[seat];
  return there?.kind === 'person' && there.awaySeconds !== null;
};

/** Somebody's line is gone, and the others know. */
export async function vanishes(one: Visit, others: readonly Visit[], table: string, seat: number): Promise<void> {
  one.close();
  await Promise.all(others.map((other) => other.until('them being away', () => isAway(other, table, seat))));
}

interface GoldView {
  readonly choosing: boolean;
  readonly explorers: readonly { readonly inside: boolean; readonly chosen: boolean }[];
  readonly final: object | null;
}

/** Incan Gold: must this seat still choose? */
export const mustChoose = (last: Last | undefined, seat: number): boolean => {
  const view = last?.view as GoldView | undefined;
  const explorer = view?.explorers[seat];
  return view?.choosing === true && explorer?.inside === true && !explorer.chosen;
};

export const isOver = (last: Last | undefined): boolean => (last?.view as GoldView | undefined)?.final != null;

/** The list of intents that chooses once. */
const choosing = (choice: string): readonly Intent[] => {
  const intent = { type: 'choose', choice };
  return [intent];
};
export const TORCH = choosing('torch');
export const CAMP = choosing('camp');

type MoveWish = Extract<Wish, { type: 'move' }>;

/** A move with these intents, for the decision that is open. */
export const moveOf = (one: Visit, table: string, intents: readonly Intent[]): MoveWish => ({
  type: 'move',
  table,
  ask: one.last(table)?.ask ?? -1,
  intents,
});

/** A move that takes the offer with this number. */
export const taking = (one: Visit, table: string, offer: number): MoveWish => {
  const intent = one.last(table)?.offers[offer];
  if (intent === undefined) throw new Error(`no offer ${offer}`);
  return moveOf(one, table, [intent]);
};

/** Waits for something to decide, and answers it. */
export async function answer(one: Visit, table: string, intents: readonly Intent[]): Promise<Answer> {
  await one.until('a decision', () => one.last(table)?.ask != null);
  return one.ask(moveOf(one, table, intents));
}

/** Everybody has heard up to this entry. */
export const heardBy = (people: readonly Visit[], table: string, seq: number): Promise<unknown> =>
  Promise.all(people.map((one) => one.until(`entry ${seq}`, () => (one.last(table)?.seq ?? -1) >= seq)));

/** Plays Incan Gold to its end, and until everybody has heard of it: everybody chooses whenever they must. */
export async function playToTheEnd(
  { table, people }: SetTable,
  choose: (seat: number, turn: number) => readonly Intent[] = (seat, turn) => ((turn + seat) % 3 === 2 ? CAMP : TORCH),
): Promise<void> {
  await Promise.all(
    people.map(async (one, seat) => {
      for (let turn = 0; !isOver(one.last(table)); turn++) {
        const { seq, ask } = await one.until('a decision', () => {
          const last = one.last(table);
          // Somebody for whom a bot plays is not asked.
          return (mustChoose(last, seat) && last?.ask !== null) || isOver(last) ? last : undefined;
        });
        if (isOver(one.last(table))) return;
        const { done, refused } = await one.ask({ type: 'move', table, ask: ask ?? -1, intents: choose(seat, turn) });
        if (refused !== undefined && refused.code !== 'stale') expect(refused).toBeUndefined();
        if (done !== undefined) await one.until('the news of it', () => (one.last(table)?.seq ?? -1) > seq);
      }
    }),
  );
  await Promise.all(people.map((one) => one.until('the end', () => one.room(table)?.phase === 'over')));
}
