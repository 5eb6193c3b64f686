import { describe, expect, it } from 'vitest';
import { playLongGame } from './support/long-log.ts';
import { heardIn, newsFrames } from './support/running-hash.ts';
import { heardBy, moveOf, play, playToTheEnd, type SetTable, TORCH } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

/** Somebody comes with what they have heard so far, and is told the rest. */
async function comesBack(server: TestServer, who: Visit, table: string, last: number, heard?: string): Promise<Visit> {
  const back = await visit(server, who.guest);
  await subscribe(back, table, null, last, heard);
  await back.until('how it lies', () => back.last(table));
  return back;
}

/** A game in which somebody could not make up their mind, so many times. */
async function longGame(entries = 1081): Promise<SetTable & { readonly server: TestServer; readonly end: number }> {
  const server = await startServer();
  const set = await playLongGame(server, entries);
  const { table, people } = set;
  expect(await people[1]!.ask(moveOf(people[1]!, table, TORCH))).toHaveProperty('done');
  await heardBy(people, table, entries);
  return { ...set, server, end: entries };
}

describe('what is told to somebody who comes back', () => {
  it('is what they would have heard, from wherever they come, with the same running hash', async () => {
    const server = await startServer();
    const set = await play(server, { people: 2, bots: ['random'] });
    const { table, people } = set;
    const wanda = await visit(server, 'Wanda');
    await subscribe(wanda, table);
    await playToTheEnd(set);
    const end = people[0]!.last(table)!.seq;
    await heardBy([...people, wanda], table, end);
    for (const one of [people[1]!, wanda]) {
      const live = one.news(table);
      expect(live.map(({ seq }) => seq)).toEqual(live.map((_, i) => i));
      expect(one.last(table)!.heard).toBe(heardIn(live));
      for (const last of [-1, 0, 1, 2, Math.floor(end / 2), end - 1, end]) {
        // With the hash they have, and without it.
        for (const heard of [undefined, heardIn(live.slice(0, last + 1))]) {
          const back = await comesBack(server, one, table, last, heard);
          expect(back.news(table), `after ${last}`).toEqual(live.slice(last + 1));
          const { ask, offers, seq, takeBack, view, heard: newest } = one.last(table)!;
          const position = { ask, offers, seq, takeBack, view };
          expect(back.of('news').at(-1)).toEqual({
            type: 'news',
            table,
            news: live.slice(last + 1),
            heard: newest,
            position,
          });
          back.close();
          await back.closed();
        }
      }
    }
  });

  it('comes in several frames where it is long, and how the table lies with the last of them', async () => {
    const { server, table, people, end } = await longGame();
    for (const [i, who] of [people[0]!, people[2]!].entries()) {
      if (i === 1) await server.restart();
      const back = await comesBack(server, who, table, -1);
      const frames = back.of('news');
      expect(frames.length).toBeGreaterThan(2);
      expect(frames.map(({ position }) => position !== undefined)).toEqual(
        frames.map((_, n) => n === frames.length - 1),
      );
      let so: number = 0;
      for (const { news, heard, anew } of frames) {
        so += news.length;
        expect(heard).toBe(heardIn(back.news(table).slice(0, so)));
        expect(anew).toBeUndefined();
      }
      expect(back.news(table)).toEqual(who.news(table));
      expect(back.last(table)).toEqual(who.last(table));
      expect(so).toBe(end + 1);
      // Each frame is one that somebody could stop at and go on from.
      const { news, heard } = frames[0]!;
      const on = await comesBack(server, who, table, news.at(-1)!.seq, heard);
      expect([...news, ...on.news(table)]).toEqual(who.news(table));
      expect(on.of('news').every(({ anew }) => anew === undefined)).toBe(true);
    }
  });

  it('begins anew where they have heard something else or more, and says so once', async () => {
    const { server, table, people, end } = await longGame();
    const who = people[0]!;
    const astray = [
      [end + 1, undefined],
      [1_000_000, who.last(table)!.heard],
      [end, heardIn(who.news(table).slice(0, -1))],
      [7, 'a'.repeat(64)],
      [7, ''],
    ] as const;
    for (const [last, heard] of astray) {
      const back = await comesBack(server, who, table, last, heard);
      expect(back.of('news').map(({ anew }) => anew === true)).toEqual(back.of('news').map((_, i) => i === 0));
      expect(back.news(table)).toEqual(who.news(table));
      back.close();
      await back.closed();
    }
    // Who has heard nothing has heard nothing else.
    const fresh = await comesBack(server, who, table, -1, 'b'.repeat(64));
    expect(fresh.of('news').every(({ anew }) => anew === undefined)).toBe(true);
  });
});

describe('who asks for the whole game again and again', () => {
  it('is sent the same bytes every time, before and after a restart', async () => {
    const server = await startServer();
    const set = await play(server);
    await playToTheEnd(set);
    const whole = async (): Promise<readonly string[][]> => {
      const all: string[][] = [];
      for (const one of set.people) all.push(newsFrames(await comesBack(server, one, set.table, -1)));
      return all;
    };
    const first = await whole();
    for (let i = 0; i < 3; i++) expect(await whole()).toEqual(first);
    await server.restart();
    expect(await whole()).toEqual(first);
  });
});

describe('a long way to catch up', () => {
  const LONG = 9000;

  it('is sent as fast as it is read: whoever reads slowly is not cut off, and hears what happened meanwhile', async () => {
    const { server, table, people } = await longGame(LONG);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    const slow = await visit(server, 'Wanda');
    const raw = (slow.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
    slow.send({ type: 'subscribe', table, invite: null, last: -1 });
    raw.pause();
    // The game goes on while nothing is read.
    const { seq } = anna.last(table)!;
    expect(await celina.ask(moveOf(celina, table, TORCH))).toHaveProperty('done');
    await anna.until('the move', () => anna.last(table)!.seq > seq);
    await bartek.until('the move', () => bartek.last(table)!.seq > seq);
    const reading = setInterval(() => {
      raw.resume();
      setTimeout(() => raw.pause(), 2);
    }, 10);
    try {
      await slow.until('all of it', () => slow.last(table)?.seq === anna.last(table)!.seq);
    } finally {
      clearInterval(reading);
      raw.resume();
    }
    const heard = slow.news(table).map((one) => one.seq);
    expect(heard).toEqual(heard.map((_, i) => i));
    expect(slow.last(table)!.heard).toBe(heardIn(slow.news(table)));
    expect(server.liveTables.get(table)!.catchingUp.size).toBe(0);
  });

  it('is given up when somebody leaves, and begun again when they ask again', async () => {
    const { server, table, people } = await longGame(LONG);
    const end = people[0]!.last(table)!.seq;
    const leaving = await visit(server, 'Wanda');
    leaving.send({ type: 'subscribe', table, invite: null, last: -1 });
    leaving.send({ type: 'unsubscribe', table });
    leaving.send({ type: 'ping' });
    await leaving.until('an answer', () => leaving.of('pong')[0]);
    await expect.poll(() => server.liveTables.get(table)!.catchingUp.size).toBe(0);
    const impatient = await visit(server, 'Xenia');
    for (let i = 0; i < 5; i++) impatient.send({ type: 'subscribe', table, invite: null, last: end - 700 });
    await impatient.until('all of it', () => impatient.last(table)?.seq === end);
    expect(server.liveTables.get(table)!.catchingUp.size).toBe(0);
    const seqs = impatient.news(table).map(({ seq }) => seq);
    expect(seqs.slice(-700)).toEqual(Array.from({ length: 700 }, (_, i) => end - 699 + i));
  });
});
