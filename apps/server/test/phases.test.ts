import { seat, seatCommitmentOf } from '@quri/kernel';
import type { ClientMessage } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { gather, play, playToTheEnd, type SetTable, TORCH } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { newId, subscribe, type Visit, visit, type Wish } from './support/visit.ts';

/** Every message that asks something of a table, as somebody would send it who has no business doing so. */
const messages = (table: string): readonly (Wish | Extract<ClientMessage, { type: 'reveal' }>)[] => [
  { type: 'sit', table, seat: 2, commitment: seatCommitmentOf(table, seat(2), '0'.repeat(32)) },
  { type: 'stand', table },
  { type: 'seatBot', table, seat: 1, level: 'random' },
  { type: 'setUp', table, seats: 3, options: {}, open: true },
  { type: 'start', table },
  { type: 'reveal', table, bytes: '0'.repeat(32) },
  { type: 'move', table, ask: 9999, intents: TORCH },
  { type: 'takeBack', table, to: 1 },
  { type: 'why', table, intent: { type: 'choose', choice: 'camp' } },
  { type: 'rematch', table },
  { type: 'say', table, phrase: 'hello' },
  { type: 'block', table, who: 'nobodynobodynobo', block: true },
];

/** What each of them is answered with: a code, or `done`. */
async function answers(one: Visit, table: string): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const message of messages(table)) {
    if (message.type === 'reveal') {
      const before = one.of('rejected').length;
      one.send(message);
      all.reveal = await one.until('a rejection', () => one.of('rejected')[before]?.refused.code);
    } else {
      const { refused } = await one.ask(message, newId());
      all[message.type] = refused?.code ?? 'done';
    }
  }
  return all;
}

const same = (code: string) => Object.fromEntries(messages('x').map(({ type }) => [type, code]));
const spectator = { ...same('notSeated'), seatBot: 'notHost', setUp: 'notHost', start: 'notHost' };
/** Whoever was let in may talk, and block those who are there. */
const TALK = { say: 'done', block: 'forbidden' };
const guestOf = (server: TestServer, name: string, table: string, invite: string | null) =>
  visit(server, name).then(async (one) => {
    await subscribe(one, table, invite);
    return one;
  });

interface Case {
  readonly phase: string;
  readonly set: (server: TestServer) => Promise<SetTable>;
  readonly spectator: Record<string, string>;
  readonly seated: Record<string, string>;
  readonly host: Record<string, string>;
}

const inStart = async (server: TestServer): Promise<SetTable> => {
  const set = await gather(server, { people: 3, open: false });
  // Celina keeps her bytes back for as long as this takes.
  set.people[2]!.guest.bytes.set(set.table, 'f'.repeat(32));
  set.people[0]!.send({ type: 'start', id: newId(), table: set.table });
  await set.people[1]!.until('starting', () => set.people[1]!.room(set.table)?.phase === 'starting');
  await set.people[2]!.until('a rejection', () => set.people[2]!.of('rejected')[0]);
  return set;
};

const cases: readonly Case[] = [
  {
    phase: 'gathering',
    set: (server) => gather(server, { people: 3, open: false }),
    spectator: { ...spectator, sit: 'seatTaken' },
    seated: {
      ...same('notPlaying'),
      sit: 'alreadySeated',
      stand: 'done',
      seatBot: 'notHost',
      setUp: 'notHost',
      start: 'notHost',
      // Having stood up, they are nobody.
      reveal: 'notSeated',
      move: 'notSeated',
      takeBack: 'notSeated',
      why: 'notSeated',
      rematch: 'notSeated',
    },
    host: {
      ...same('notPlaying'),
      sit: 'alreadySeated',
      stand: 'done',
      seatBot: 'notHost',
      setUp: 'notHost',
      start: 'notHost',
      reveal: 'notSeated',
      move: 'notSeated',
      takeBack: 'notSeated',
      why: 'notSeated',
      rematch: 'notSeated',
    },
  },
  {
    phase: 'starting',
    set: inStart,
    spectator: { ...spectator, sit: 'notGathering' },
    seated: {
      ...same('notGathering'),
      seatBot: 'notHost',
      setUp: 'notHost',
      start: 'notHost',
      reveal: 'badReveal',
      move: 'notPlaying',
      takeBack: 'notPlaying',
      why: 'notPlaying',
      rematch: 'notOver',
    },
    host: {
      ...same('notGathering'),
      reveal: 'badReveal',
      move: 'notPlaying',
      takeBack: 'notPlaying',
      why: 'notPlaying',
      rematch: 'notOver',
    },
  },
  {
    phase: 'playing',
    set: (server) => play(server, { people: 3, open: false }),
    spectator: { ...spectator, sit: 'notGathering' },
    seated: {
      ...same('notGathering'),
      seatBot: 'notHost',
      setUp: 'notHost',
      start: 'notHost',
      reveal: 'badReveal',
      move: 'stale',
      takeBack: 'nothingToTakeBack',
      why: 'done',
      rematch: 'notOver',
    },
    host: {
      ...same('notGathering'),
      reveal: 'badReveal',
      move: 'stale',
      takeBack: 'nothingToTakeBack',
      why: 'done',
      rematch: 'notOver',
    },
  },
  {
    phase: 'over',
    set: async (server) => {
      const set = await play(server, { people: 3, open: false });
      await playToTheEnd(set);
      return set;
    },
    spectator: { ...spectator, sit: 'notGathering' },
    seated: {
      ...same('notGathering'),
      seatBot: 'notHost',
      setUp: 'notHost',
      start: 'notHost',
      reveal: 'badReveal',
      move: 'notPlaying',
      takeBack: 'notPlaying',
      why: 'notPlaying',
      rematch: 'done',
    },
    host: {
      ...same('notGathering'),
      reveal: 'badReveal',
      move: 'notPlaying',
      takeBack: 'notPlaying',
      why: 'notPlaying',
      rematch: 'done',
    },
  },
];

describe.each(cases)('while a table is $phase', (one) => {
  it('nobody does what is not theirs to do, and nothing changes by trying', async () => {
    const server = await startServer();
    const { table, people } = await one.set(server);
    const { invite } = people[0]!.room(table)!;
    const entries = server.store.entries(table, 0).length;
    const stranger = await visit(server, 'Obcy');
    expect(await answers(stranger, table)).toEqual(same('needsInvite'));
    expect(await answers(await guestOf(server, 'Wanda', table, invite), table)).toEqual({ ...one.spectator, ...TALK });
    expect(server.store.entries(table, 0)).toHaveLength(entries);
    expect(people[1]!.room(table)?.phase).toBe(one.phase);
    expect(await answers(people[1]!, table)).toEqual({ ...one.seated, ...TALK });
    expect(await answers(people[0]!, table)).toEqual({ ...one.host, ...TALK });
    expect(server.store.entries(table, 0)).toHaveLength(entries);
    expect(await answers(stranger, 'NoSuchTable')).toEqual(same('noSuchTable'));
  });
});

it('a paused table answers everybody that it is broken, and keeps strangers out as before', async () => {
  const server = await startServer();
  const { table, people } = await play(server, { game: 'fragile', people: 2, open: false });
  server.liveTables.get(table)!.broken = true;
  const { invite } = people[0]!.room(table)!;
  expect(await answers(await guestOf(server, 'Wanda', table, invite), table)).toEqual(same('broken'));
  expect(await answers(people[1]!, table)).toEqual(same('broken'));
  expect(await answers(await visit(server, 'Obcy'), table)).toEqual(same('needsInvite'));
});
