import { entryOf } from '@quri/catalogue';
import { isVerified, parseReplay, seat, seatCommitmentOf, verify } from '@quri/kernel';
import type { Intent } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../src/store/records.ts';
import { holdCommits, holdTable } from './support/hold-table.ts';
import { CAMP, heardBy, moveOf, play, playToTheEnd, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { newId, subscribe, type Visit, visit } from './support/visit.ts';

describe('everybody at once', () => {
  it('eight people choose in the same moment, and nobody’s choice is stale', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { people: 8 });
    const answers = await Promise.all(people.map((one, i) => one.ask(moveOf(one, table, i % 2 ? CAMP : TORCH))));
    expect(answers.map(({ done }) => done?.seq).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const one of people) await one.until('all eight', () => one.last(table)!.seq === 8);
  });

  it('a table that is opened twice under one id is one table', async () => {
    const server = await startServer();
    const anna = await visit(server, 'Anna');
    const again = await visit(server, anna.guest);
    const id = newId();
    const wish = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true } as const;
    const [first, second] = await Promise.all([anna, again].map((one) => one.ask(wish, id)));
    const answer = first?.done ?? second?.done;
    expect(await anna.ask(wish, id)).toEqual({ done: answer });
    // The other one was asked to try once more, or found the answer.
    for (const one of [first, second])
      expect(one?.refused?.code ?? one?.done).toEqual(one?.done ? answer : 'unavailable');
    expect(server.store.openTablesOf(anna.guest.id, 0)).toBe(1);
  });

  it('moves that wait are one commit and one message to everybody, each with its own answer', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { people: 4 });
    const [anna, bartek, celina, dora] = people as [Visit, Visit, Visit, Visit];
    const frames = (): number => dora.of('news').length;
    const before = frames();
    const ids = [newId(), newId(), newId()];
    const held = holdTable(server, table);
    const asked = [anna, bartek, celina].map((one, i) => one.ask(moveOf(one, table, TORCH), ids[i]));
    // Answers a decision that is not open.
    asked.push(bartek.ask({ ...moveOf(bartek, table, CAMP), ask: 77 }));
    // Sent again, because no answer came.
    asked.push(anna.ask(moveOf(anna, table, TORCH), ids[0]));
    await held.until((moves) => moves.length === 5);
    held.release();
    const answers = await Promise.all(asked);
    const seqs = answers.slice(0, 3).map(({ done }) => done?.seq ?? 0);
    expect([...seqs].sort()).toEqual([1, 2, 3]);
    expect(answers[3]?.refused?.code).toBe('stale');
    const repeated = (): object[] => anna.of('done').filter(({ id }) => id === ids[0]);
    await anna.until('the answer again', () => repeated().length === 2);
    expect(repeated()[1]).toEqual(repeated()[0]);
    await heardBy(people, table, 3);
    expect(frames() - before).toBe(1);
    // Each request is found with the entry it has made, after a restart too.
    await server.restart();
    expect(seqs.map((seq) => server.store.requestOf(table, seq)?.request.id)).toEqual(ids);
  });

  it('people who sit down at the same time are one commit, each with an answer, whoever comes to the table meanwhile', async () => {
    const server = await startServer();
    const names = ['Anna', 'Bartek', 'Celina', 'Dora'];
    const [anna, bartek, celina, dora] = (await Promise.all(names.map((name) => visit(server, name)))) as [
      Visit,
      Visit,
      Visit,
      Visit,
    ];
    const { done } = await anna.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
    const table = done?.table ?? '';
    await subscribe(anna, table);
    const wish = (n: number) => ({
      type: 'sit' as const,
      table,
      seat: n,
      commitment: seatCommitmentOf(table, seat(n), `${n}`.repeat(32)),
    });
    const held = holdTable(server, table);
    const id = newId();
    const first = anna.ask(wish(0), id);
    await held.until((sits) => sits.length === 1);
    const come = subscribe(bartek, table);
    const others = [bartek.ask(wish(1)), celina.ask(wish(2)), dora.ask(wish(0))];
    await held.until((sits) => sits.length === 4);
    // Sent again, because no answer came.
    anna.send({ ...wish(0), id });
    const { commit } = server.store;
    let commits = 0;
    Object.assign(server.store, {
      commit: (write: (tx: Transaction) => unknown) => {
        commits++;
        return commit(write);
      },
    });
    held.release();
    const answer = { done: { seq: null, table } };
    expect(await Promise.all([first, ...others.slice(0, 2)])).toEqual([answer, answer, answer]);
    const repeated = (): object[] => anna.of('done').filter((one) => one.id === id);
    await anna.until('the answer again', () => repeated().length === 2);
    expect(repeated()[1]).toEqual(repeated()[0]);
    expect((await others[2])?.refused?.code).toBe('seatTaken');
    await come;
    expect(commits).toBe(1);
    const guests = server.store.table(table)?.seating.map((one) => 'guest' in one && one.guest);
    expect(guests).toEqual([anna, bartek, celina].map(({ guest }) => guest.id));
    // From the store, too.
    await server.restart();
    expect(await (await visit(server, anna.guest)).ask(wish(0), id)).toEqual(answer);
  });

  it('whoever sits down under the id of what they have said takes nobody with them', async () => {
    const server = await startServer();
    const [anna, bartek] = (await Promise.all(['Anna', 'Bartek'].map((name) => visit(server, name)))) as [Visit, Visit];
    const { done } = await anna.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
    const table = done?.table ?? '';
    for (const one of [anna, bartek]) await subscribe(one, table);
    const sitOn = (n: number) =>
      ({ type: 'sit', table, seat: n, commitment: seatCommitmentOf(table, seat(n), `${n}`.repeat(32)) }) as const;
    const id = newId();
    expect(await bartek.ask({ type: 'say', table, text: 'Hello' }, id)).toHaveProperty('done');
    const held = holdTable(server, table);
    const asked = [anna.ask(sitOn(0)), bartek.ask(sitOn(1), id)];
    await held.until((sits) => sits.length === 2);
    held.release();
    for (const answer of await Promise.all(asked)) expect(answer).toHaveProperty('done');
    expect(server.logged.filter((line) => line.includes('UNIQUE'))).toEqual([]);
  });

  it('nor where both come in the same moment', async () => {
    const server = await startServer();
    const [anna, bartek] = (await Promise.all(['Anna', 'Bartek'].map((name) => visit(server, name)))) as [Visit, Visit];
    const { done } = await anna.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
    const table = done?.table ?? '';
    for (const one of [anna, bartek]) await subscribe(one, table);
    const sitOn = (n: number) =>
      ({ type: 'sit', table, seat: n, commitment: seatCommitmentOf(table, seat(n), `${n}`.repeat(32)) }) as const;
    const id = newId();
    const held = holdTable(server, table);
    const asked = [anna.ask(sitOn(0))];
    bartek.send({ ...sitOn(1), id });
    await held.until((sits) => sits.length === 2);
    // So that what was said is written by the same transaction.
    const { commit } = server.store;
    Object.assign(server.store, {
      commit: (write: (tx: Transaction) => unknown) => {
        held.release();
        return commit(write);
      },
    });
    asked.push(bartek.ask({ type: 'say', table, text: 'Hello' }, id));
    for (const answer of await Promise.all(asked)) expect(answer).toHaveProperty('done');
    await bartek.until('both answers', () => bartek.of('done').filter((one) => one.id === id).length === 2);
    expect(server.logged.filter((line) => /UNIQUE|unavailable/.test(line))).toEqual([]);
  });

  it('whoever wants to sit down at a game that has begun keeps no moves apart, and waits for no commit', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    const dora = await visit(server, 'Dora');
    const sitDown = { type: 'sit', table, seat: 1, commitment: '1'.repeat(64) } as const;
    const commits = holdCommits(server);
    expect((await dora.ask(sitDown)).refused?.code).toBe('notGathering');
    const asked = Promise.all([
      anna.ask(moveOf(anna, table, TORCH)),
      bartek.ask(sitDown),
      celina.ask(moveOf(celina, table, TORCH)),
    ]);
    await commits.until(1);
    const live = server.liveTables.get(table)!;
    while (live.queue.waitingItems.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    commits.release();
    const [first, sat, second] = await asked;
    expect([first, second].map(({ done }) => done?.seq)).toEqual([1, 2]);
    expect(sat.refused?.code).toBe('notGathering');
  });

  it('a take-back between two moves of a seat stays between them', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'stroll', people: 2, options: { goal: 60 } });
    const [anna] = people as [Visit, Visit];
    const step = (feet: number): Intent => ({ type: 'step', feet }) as Intent;
    const held = holdTable(server, table);
    const asked = Promise.all([
      anna.ask(moveOf(anna, table, [step(1)])),
      anna.ask({ type: 'takeBack', table, to: 1 }),
      anna.ask({ ...moveOf(anna, table, [step(2)]), ask: 2 }),
    ]);
    await held.until(([one]) => one?.message.type === 'move' && one.message.ask === 2);
    held.release();
    expect((await asked).map(({ done }) => done?.seq)).toEqual([1, 2, 3]);
    expect(server.store.entries(table, 1).map(({ kind }) => kind)).toEqual(['move', 'takenBack', 'move']);
  });

  it('whoever has no seat is refused while the moves of others wait for the disk', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { people: 2, bots: ['random'] });
    const [anna] = people as [Visit, Visit];
    const watcher = await visit(server, 'Wanda');
    await subscribe(watcher, table);
    const commits = holdCommits(server);
    expect((await watcher.ask(moveOf(anna, table, TORCH))).refused?.code).toBe('notSeated');
    const move = anna.ask(moveOf(anna, table, TORCH));
    await commits.until(1);
    commits.release();
    expect(await move).toHaveProperty('done');
  });

  it('many tables play side by side, each to a true end', async () => {
    const server = await startServer();
    const sets = [];
    for (let i = 0; i < 6; i++) sets.push(await play(server, { people: 3 }));
    await Promise.all(sets.map((set) => playToTheEnd(set)));
    for (const { table } of sets) {
      const replay = parseReplay(await (await fetch(`${server.url}/api/tables/${table}/replay`)).text());
      if (!replay.ok) throw new Error(replay.refused);
      expect(isVerified(verify(replay.value, (await entryOf('incan-gold')!.engine()).game))).toBe(true);
    }
  });

  it('one socket serves many tables', async () => {
    const server = await startServer();
    const first = await play(server, { people: 1, bots: ['random', 'random'] });
    const one = first.people[0]!;
    const { done } = await one.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
    one.send({ type: 'subscribe', table: done!.table!, invite: null, last: -1 });
    await one.until('the second table', () => one.room(done!.table!));
    await playToTheEnd(first);
    expect(one.room(done!.table!)?.phase).toBe('gathering');
  });
});
