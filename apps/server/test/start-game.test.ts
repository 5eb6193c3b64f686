import { commitmentOf, seat, seatCommitmentOf } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { holdTime } from './support/fake-time.ts';
import { gather, isAway } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { type Answer, sit, subscribe, type Visit, visit } from './support/visit.ts';

const REVEAL_MS = 200;

/** Asks for a start, and lets the time for it pass once the bytes of whoever asked are in. */
async function startInVain(host: Visit, table: string, pass: (ms: number) => void): Promise<Answer> {
  const started = host.ask({ type: 'start', table });
  await host.until('being asked', () => host.of('revealAsked')[0]);
  // Whatever one socket says is heeded in order: with this answer, so is what it brought.
  await host.ask({ type: 'why', table, intent: { type: 'x' } });
  pass(REVEAL_MS);
  return started;
}

describe('a start', () => {
  it('waits for everybody to sit', async () => {
    const server = await startServer();
    const { table, people } = await gather(server);
    await people[2]!.ask({ type: 'stand', table });
    expect((await people[0]!.ask({ type: 'start', table })).refused).toEqual({ code: 'seatsEmpty', retry: false });
  });

  it('asks everybody for their bytes, deals when all are in, and mixes the key from the committed seed and theirs', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, bots: ['random'] });
    const shown = people[0]!.room(table)!.commitment;
    expect(await people[0]!.ask({ type: 'start', table })).toEqual({ done: { seq: 0, table, made: 1 } });
    for (const one of people) {
      expect(one.of('revealAsked')).toEqual([{ type: 'revealAsked', table, attempt: 0 }]);
      await one.until('the deal', () => one.last(table));
      expect(one.of('room').map(({ room }) => room.phase)).toEqual(expect.arrayContaining(['starting', 'playing']));
    }
    const record = server.store.table(table)!;
    expect(commitmentOf(record.seed)).toBe(shown);
    expect(record.bytes).toEqual([...people.map(({ guest }) => guest.bytes.get(table)), null]);
    expect(record.opening?.commitment).toBe(shown);
  });

  it('is called off when somebody keeps their bytes back: the server commits anew, and it can be started again', async () => {
    const server = await startServer({ settings: { revealMs: REVEAL_MS } });
    const { table, people } = await gather(server, { people: 2, bots: ['random'] });
    const before = people[0]!.room(table)!;
    people[1]!.close();
    await people[1]!.closed();
    const silent = await visit(server, people[1]!.guest, { silent: true });
    await subscribe(silent, table);
    const answer = await startInVain(people[0]!, table, holdTime());
    expect(answer.refused).toEqual({ code: 'startCalledOff', retry: true });
    await people[0]!.until('gathering again', () => people[0]!.room(table)?.phase === 'gathering');
    const after = people[0]!.room(table)!;
    expect(after.attempt).toBe(1);
    expect(after.commitment).not.toBe(before.commitment);
    expect(people[0]!.news(table)).toEqual([]);
    expect(after.calledOff).toEqual([1]);
    await silent.until('who it was', () => silent.room(table)?.calledOff.join() === '1');
    const late = silent.guest.bytes.get(table)!;
    silent.send({ type: 'reveal', table, bytes: late });
    await silent.until('a rejection', () => silent.of('rejected')[0]);
    expect(silent.of('rejected')[0]?.refused).toEqual({ code: 'startCalledOff', retry: true, table });
    silent.close();
    const awake = await visit(server, people[1]!.guest);
    await subscribe(awake, table);
    for (const [i, one] of [people[0]!, awake].entries()) expect(await sit(one, table, i)).toHaveProperty('done');
    // Sitting down again with other bytes is no answer to why it was called off: that stays until the next start.
    await awake.until('Anna’s other bytes', () => awake.room(table)?.seats[0]?.kind === 'person');
    expect(awake.room(table)?.calledOff).toEqual([1]);
    expect(await people[0]!.ask({ type: 'start', table })).toEqual({ done: { seq: 0, table, made: 1 } });
    await awake.until('the deal', () => awake.last(table));
    expect(awake.room(table)?.calledOff).toEqual([]);
    expect(awake.of('revealAsked').at(-1)?.attempt).toBe(1);
  });

  it('that was called off for somebody is no longer told once their seat is free', async () => {
    const server = await startServer({ settings: { revealMs: REVEAL_MS } });
    const { table, people } = await gather(server, { people: 3 });
    const [anna, bartek, celina] = people;
    for (const one of [bartek!, celina!]) one.close();
    await anna!.until('both being away', () => [1, 2].every((n) => isAway(anna!, table, n)));
    expect((await startInVain(anna!, table, holdTime())).refused?.code).toBe('startCalledOff');
    await anna!.until('who did not answer', () => anna!.room(table)?.calledOff.join() === '1,2');
    await anna!.ask({ type: 'seatBot', table, seat: 1, level: 'random' });
    await anna!.until('one of them', () => anna!.room(table)?.calledOff.join() === '2');
    await anna!.ask({ type: 'seatBot', table, seat: 2, level: null });
    await anna!.until('nobody', () => anna!.room(table)?.calledOff.length === 0);
    const wanda = await visit(server, 'Wanda');
    await sit(wanda, table, 2);
    expect((await subscribe(wanda, table)).calledOff).toEqual([]);
  });

  it('takes no commitment whose bytes were shown at the table before, in time or too late', async () => {
    const server = await startServer({ settings: { revealMs: REVEAL_MS } });
    const { table, people } = await gather(server, { people: 2, bots: ['random'] });
    const [anna, bartek] = people;
    const shown = people.map(({ guest }) => guest.bytes.get(table)!);
    bartek!.guest.bytes.set(table, '0'.repeat(32));
    expect((await startInVain(anna!, table, holdTime())).refused?.code).toBe('startCalledOff');
    bartek!.send({ type: 'reveal', table, bytes: shown[1]! });
    await bartek!.until('being too late', () => bartek!.of('rejected').at(-1)?.refused.code === 'startCalledOff');
    for (const [n, one] of people.entries()) {
      const again = { type: 'sit', table, seat: n, commitment: seatCommitmentOf(table, seat(n), shown[n]!) } as const;
      expect((await one.ask(again)).refused).toEqual({ code: 'bytesShown', retry: false });
      await one.ask({ type: 'stand', table });
      expect((await one.ask(again)).refused?.code).toBe('bytesShown');
      expect(await sit(one, table, n)).toHaveProperty('done');
    }
    // Whoever has stood up and sat down again is a new one at the table.
    expect(await subscribe(bartek!, table)).toMatchObject({ you: 1, calledOff: [] });
    await anna!.until('being host again', () => anna!.room(table)?.host);
    expect(await anna!.ask({ type: 'start', table })).toEqual({ done: { seq: 0, table, made: 1 } });
  });

  it('takes no other bytes than those committed to', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, bots: ['random'] });
    const right = people[1]!.guest.bytes.get(table)!;
    people[1]!.guest.bytes.set(table, '0'.repeat(32));
    const started = people[0]!.ask({ type: 'start', table });
    await people[1]!.until('a rejection', () => people[1]!.of('rejected')[0]);
    expect(people[1]!.of('rejected')[0]?.refused.code).toBe('badReveal');
    // The bytes of another seat are no better: a commitment is to the table, the seat and the bytes.
    people[1]!.send({ type: 'reveal', table, bytes: people[0]!.guest.bytes.get(table)! });
    await people[1]!.until('another', () => people[1]!.of('rejected')[1]);
    people[1]!.send({ type: 'reveal', table, bytes: right });
    expect(await started).toEqual({ done: { seq: 0, table, made: 1 } });
  });

  it('goes on for somebody who comes back in the middle, and a second tab does no harm', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, bots: ['random'] });
    const [anna, bartek] = people;
    bartek!.close();
    await bartek!.closed();
    const tab = await visit(server, anna!.guest);
    await subscribe(tab, table);
    const started = anna!.ask({ type: 'start', table });
    await anna!.until('being asked', () => anna!.of('revealAsked')[0]);
    const back = await visit(server, bartek!.guest);
    await subscribe(back, table);
    expect(await started).toEqual({ done: { seq: 0, table, made: 1 } });
    await tab.until('the deal', () => tab.last(table));
    expect(tab.of('revealAsked')).toHaveLength(1);
    expect([...anna!.of('rejected'), ...tab.of('rejected')]).toEqual([]);
  });

  it('in the middle of which the server goes down leaves a gathering table', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, bots: ['random'] });
    people[1]!.close();
    await people[1]!.closed();
    people[0]!.send({ type: 'start', id: 'start-before-crash', table });
    await people[0]!.until('starting', () => people[0]!.room(table)?.phase === 'starting');
    await server.restart();
    const anna = await visit(server, people[0]!.guest);
    expect(await subscribe(anna, table)).toMatchObject({ phase: 'gathering', attempt: 0 });
    const bartek = await visit(server, people[1]!.guest);
    await subscribe(bartek, table);
    expect(await anna.ask({ type: 'start', table }, 'start-before-crash')).toEqual({
      done: { seq: 0, table, made: 1 },
    });
    expect(await anna.ask({ type: 'start', table }, 'start-before-crash')).toEqual({
      done: { seq: 0, table, made: 1 },
    });
  });

  it('of nothing but bots needs nobody’s bytes, and plays itself to the end before whoever watches', async () => {
    const server = await startServer();
    const { table } = await gather(server, { people: 1, bots: ['random', 'random', 'random'] });
    const host = await visit(server, 'Hania');
    const { done } = await host.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
    await subscribe(host, done!.table!);
    for (const n of [0, 1, 2]) await host.ask({ type: 'seatBot', table: done!.table!, seat: n, level: 'random' });
    expect(await host.ask({ type: 'start', table: done!.table! })).toHaveProperty('done');
    await host.until('the end', () => host.room(done!.table!)?.phase === 'over');
    expect(table).not.toBe(done!.table);
  });
});
