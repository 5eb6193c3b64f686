import { isVerified, parseReplay, verify } from '@quri/kernel';
import type { Intent } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { heardIn, newsFrames } from './support/running-hash.ts';
import { heardBy, moveOf, play } from './support/set-table.ts';
import { stroll } from './support/stroll.ts';
import { startServer } from './support/test-server.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const STEP = { type: 'step', feet: 1 };
const DIG = { type: 'dig' };
const REST = { type: 'rest' };

/** Two who walk and one who looks on. */
async function walk() {
  const server = await startServer();
  const { table, people } = await play(server, { game: 'stroll', people: 2, options: { goal: 9 } });
  const [anna, bartek] = people as [Visit, Visit];
  const wanda = await visit(server, 'Wanda');
  await subscribe(wanda, table);
  const all = [anna, bartek, wanda];
  await heardBy(all, table, 0);
  let seq = 0;
  const made = async (one: Visit, ...intents: Intent[]) => {
    const { done } = await one.ask(moveOf(one, table, intents));
    expect(done).toMatchObject({ made: intents.length, seq: seq + intents.length });
    seq += intents.length;
    await heardBy(all, table, seq);
  };
  const takenBack = async (one: Visit, to: number) => {
    expect(await one.ask({ type: 'takeBack', table, to })).toHaveProperty('done');
    seq++;
    await heardBy(all, table, seq);
  };
  return { server, table, anna, bartek, wanda, all, made, takenBack };
}

const viewText = (one: Visit): string => /"(?:view|changes)":.*$/.exec(newsFrames(one).at(-1)!)![0];

describe('a game with nothing to hide', () => {
  it('lies before everybody in the same words, and only whose turn it is has offers', async () => {
    const { table, anna, bartek, wanda, all, made } = await walk();
    await made(anna, STEP, DIG);
    for (const one of all) expect(viewText(one)).toBe(viewText(anna));
    expect(anna.last(table)!.offers).toHaveLength(5);
    for (const one of [bartek, wanda]) {
      expect(one.last(table)).toMatchObject({ offers: [], ask: null, takeBack: null });
      expect(one.frames.join()).not.toContain('"rest"');
    }
    await made(anna, REST);
    expect([anna, bartek, wanda].map((one) => one.last(table)!.offers.length)).toEqual([0, 5, 0]);
    // What happened is told to all in the same words too, and so is everybody's running hash the same.
    for (const one of all) expect(one.news(table)).toEqual(wanda.news(table));
    expect(new Set(all.map((one) => one.last(table)!.heard))).toEqual(new Set([heardIn(wanda.news(table))]));
  });

  it('is sent without a blank, now and to whoever catches up', async () => {
    const { server, table, anna, bartek, all, made } = await walk();
    await made(anna, STEP, STEP);
    const back = await visit(server, bartek.guest);
    await subscribe(back, table);
    await heardBy([back], table, 2);
    for (const one of [...all, back])
      for (const frame of newsFrames(one)) expect(frame).toBe(JSON.stringify(JSON.parse(frame)));
    expect(back.last(table)).toEqual(bartek.last(table));
  });

  it('names the first and the last of the steps that may be taken back, and where the last list begins, until the turn is over', async () => {
    const { table, anna, bartek, wanda, made, takenBack } = await walk();
    const range = () => anna.last(table)!.takeBack;
    expect(range()).toBeNull();
    await made(anna, STEP);
    expect(range()).toEqual({ first: 1, choice: 1, last: 1 });
    await made(anna, STEP, STEP);
    expect(range()).toEqual({ first: 1, choice: 2, last: 3 });
    for (const one of [bartek, wanda]) expect(one.last(table)!.takeBack).toBeNull();
    await takenBack(anna, 2);
    expect(range()).toEqual({ first: 1, choice: 1, last: 1 });
    expect(wanda.last(table)!.view).toMatchObject({ at: [1, 0] });
    await made(anna, STEP);
    expect(range()).toEqual({ first: 1, choice: 5, last: 5 });
    await takenBack(anna, 1);
    expect(range()).toBeNull();
    expect(wanda.last(table)!.view).toMatchObject({ at: [0, 0] });
    await made(anna, STEP, REST);
    for (const one of [anna, bartek, wanda]) expect(one.last(table)!.takeBack).toBeNull();
    for (const to of [7, 8])
      expect((await anna.ask({ type: 'takeBack', table, to })).refused).toEqual({ code: 'sealed', retry: false });
  });

  it('closes the way back where something was drawn, and opens it again behind that', async () => {
    const { table, anna, made } = await walk();
    await made(anna, STEP, DIG);
    expect(anna.last(table)!.takeBack).toBeNull();
    expect((await anna.ask({ type: 'takeBack', table, to: 1 })).refused?.code).toBe('sealed');
    await made(anna, STEP);
    expect(anna.last(table)!.takeBack).toEqual({ first: 3, choice: 3, last: 3 });
    expect((await anna.ask({ type: 'takeBack', table, to: 2 })).refused?.code).toBe('sealed');
  });

  it('is played to its end, and its replay is a true one', async () => {
    const { server, table, anna, bartek, all, made, takenBack } = await walk();
    await made(anna, STEP, STEP);
    await takenBack(anna, 2);
    await made(anna, DIG);
    await made(anna, REST);
    await made(bartek, REST);
    await made(anna, ...Array.from({ length: 8 }, () => STEP), REST);
    for (const one of all) await one.until('the end', () => one.room(table)?.phase === 'over');
    const replay = parseReplay(await (await fetch(`${server.url}/api/tables/${table}/replay`)).text());
    if (!replay.ok) throw new Error(replay.refused);
    const findings = verify(replay.value, stroll as never);
    expect([isVerified(findings), findings.filter(({ verdict }) => verdict !== 'fits')]).toEqual([true, []]);
    expect(replay.value.heard.last).toEqual(all.map((one) => one.last(table)!.heard));
  });
});
