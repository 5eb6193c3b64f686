import { describe, expect, it } from 'vitest';
import { holdTime } from './support/fake-time.ts';
import { heardBy, moveOf, play, playToTheEnd, TORCH, vanishes, type Wanted } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { changesIn, verifiedReplay } from './support/verified.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const consent = (table: string, kind: 'pause' | 'resume', agree = true) =>
  ({ type: 'consent', table, to: { kind }, agree }) as const;
const bot = (table: string, seat: number, on = true) => ({ type: 'substitute', table, seat, bot: on }) as const;

const MINUTE = 60_000;
const IDLE = { idleAfterMs: 5 * MINUTE };

/** The server has done what came before. */
const settled = (visitor: Visit, table: string) => visitor.ask({ type: 'why', table, intent: { type: 'x' } });

const asked = (visitor: Visit, table: string) => visitor.room(table)?.consent;

/** A game that everybody agreed to pause; from then on time stands still. */
async function paused(server: TestServer, wanted: Wanted = {}) {
  const pass = holdTime();
  const set = await play(server, wanted);
  const { table, people } = set;
  for (const visitor of people) expect(await visitor.ask(consent(table, 'pause'))).toHaveProperty('done');
  for (const visitor of people) await visitor.until('the pause', () => visitor.room(table)?.pausedByConsent);
  return { ...set, people: people as [Visit, Visit, Visit], pass };
}

const goesOn = (visitor: Visit, table: string) =>
  visitor.until('the game going on', () => visitor.room(table)?.pausedByConsent === false);

describe('a pause', () => {
  it('ends two minutes after one of two asks to go on, whatever the other says', async () => {
    const server = await startServer({ settings: { resumeAfterMs: 2 * MINUTE } });
    const { table, people, pass } = await paused(server, { people: 2, options: { twoPlayers: true } });
    const [anna, bartek] = people;
    await anna.ask(consent(table, 'resume'));
    await bartek.until('the question', () => asked(bartek, table));
    expect(asked(bartek, table)).toEqual({ kind: 'resume', agreed: [0], goesOnIn: 120 });
    pass(MINUTE);
    expect(await bartek.ask(consent(table, 'resume', false))).toEqual({ done: { seq: null, table } });
    expect(asked(bartek, table)).toMatchObject({ agreed: [0] });
    pass(MINUTE - 1);
    await settled(anna, table);
    expect(changesIn(server, table)).toHaveLength(1);
    pass(1);
    await goesOn(bartek, table);
    expect(changesIn(server, table).at(-1)).toMatchObject({ kind: 'pause', paused: false, consent: [0] });
    expect(asked(bartek, table)).toBeNull();
    await playToTheEnd({ table, people });
    await verifiedReplay(server, table);
  });

  it('of three goes on for one of them only when another agrees, and at once if that is late', async () => {
    const server = await startServer({ settings: { resumeAfterMs: 2 * MINUTE } });
    const { table, people, pass } = await paused(server);
    const [anna, bartek, celina] = people;
    await anna.ask(consent(table, 'resume'));
    await bartek.until('the question', () => asked(bartek, table));
    expect(asked(bartek, table)).not.toHaveProperty('goesOnIn');
    pass(10 * MINUTE);
    await settled(anna, table);
    expect(changesIn(server, table)).toHaveLength(1);
    // Whoever asked leaves it to the others when they withdraw it.
    expect(await bartek.ask(consent(table, 'resume'))).toHaveProperty('done.made', 1);
    await goesOn(celina, table);
  });

  it('is asked to end over a restart, and ends with the yes of those who are left of those who asked', async () => {
    const server = await startServer({ settings: { resumeAfterMs: 2 * MINUTE } });
    const { table, people, pass } = await paused(server);
    const [anna, bartek, celina] = people;
    for (const visitor of [anna, bartek]) await visitor.ask(consent(table, 'resume'));
    await celina.until('the time', () => asked(celina, table)?.goesOnIn === 120);
    expect(await anna.ask(consent(table, 'resume', false))).toHaveProperty('done');
    await celina.until('less', () => asked(celina, table)?.agreed.join() === '1');
    expect(asked(celina, table)).not.toHaveProperty('goesOnIn');
    pass(MINUTE);
    await server.restart();
    const back: Visit[] = [];
    for (const { guest } of [bartek, celina]) back.push(await visit(server, guest));
    for (const visitor of back) await subscribe(visitor, table);
    const [again] = back as [Visit];
    await again.until('the time', () => asked(again, table)?.goesOnIn === 60);
    pass(MINUTE);
    await goesOn(again, table);
  });

  it('is not ended by what was asked about the one before', async () => {
    const server = await startServer({ settings: { resumeAfterMs: 2 * MINUTE } });
    const { table, people, pass } = await paused(server, { people: 2, bots: ['greedy'] });
    const [anna, bartek] = people;
    await anna.ask(consent(table, 'resume'));
    await bartek.ask({ type: 'concede', table });
    await goesOn(anna, table);
    expect(await anna.ask(consent(table, 'pause'))).toHaveProperty('done.made', 1);
    await anna.until('the pause', () => anna.room(table)?.pausedByConsent);
    pass(10 * MINUTE);
    await subscribe(await visit(server, 'Wanda'), table);
    await settled(anna, table);
    expect(anna.room(table)).toMatchObject({ pausedByConsent: true, consent: null });
    expect(changesIn(server, table).at(-1)).toMatchObject({ kind: 'pause', paused: true });
  });

  it('goes on with time for whoever did not answer, and not while a clock would run for somebody away', async () => {
    const server = await startServer({
      settings: { resumeAfterMs: 2 * MINUTE, substituteAfterMs: MINUTE, freeMs: 3000 },
    });
    const terms = { clock: { kind: 'decision', seconds: 300 }, timeUp: 'forfeit' } as const;
    const pass = holdTime();
    const { table, people } = await play(server, { terms });
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    // Nearly all of it is used.
    pass(280_000);
    for (const visitor of people) await visitor.ask(consent(table, 'pause'));
    await anna.until('the pause', () => anna.room(table)?.pausedByConsent);
    await vanishes(celina, [anna, bartek], table, 2);
    for (const visitor of [anna, bartek]) await visitor.ask(consent(table, 'resume'));
    pass(10 * MINUTE);
    await settled(anna, table);
    expect(asked(anna, table)).not.toHaveProperty('goesOnIn');
    expect(changesIn(server, table)).toHaveLength(1);
    // Once she is here, it goes on.
    const back = await visit(server, celina.guest);
    await subscribe(back, table);
    await goesOn(back, table);
    const seats = server.liveTables.get(table)!.clocks!.seats;
    expect(seats[0]!.left).toBeLessThan(60_000);
    expect(seats[2]!.left).toBe(300_000);
  });
});

describe('somebody who is here and never moves', () => {
  it('may be replaced by agreement of those who do, is told so, and takes the seat back', async () => {
    const server = await startServer({ settings: IDLE });
    const pass = holdTime();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    for (const visitor of [anna, bartek]) await visitor.ask(moveOf(visitor, table, TORCH));
    const isIdle = (viewer: Visit) => viewer.room(table)!.seats.map((seat) => 'idle' in seat);
    pass(5 * MINUTE - 1);
    // Not even the host alone.
    expect((await anna.ask(bot(table, 2))).refused?.code).toBe('notAway');
    pass(1);
    for (const visitor of people)
      await visitor.until('the news of it', () => `${isIdle(visitor)}` === 'false,false,true');
    expect(await anna.ask(bot(table, 2))).toEqual({ done: { seq: null, table } });
    await celina.until('the proposal', () => celina.room(table)!.proposals.length === 1);
    expect(celina.room(table)!.proposals).toEqual([{ kind: 'substitute', seat: 2, agreed: [0] }]);
    // Two who wait for the third may not replace each other.
    expect((await anna.ask(bot(table, 1))).refused?.code).toBe('notAway');
    expect(await bartek.ask(bot(table, 2))).toHaveProperty('done.made', 1);
    await celina.until('the bot', () => celina.last(table)!.ask === null);
    expect(celina.room(table)!.seats[2]).toMatchObject({ substitute: 'mixed', awaySeconds: null });
    expect(await celina.ask(bot(table, 2, false))).toHaveProperty('done.made', 1);
    await celina.until('their seat', () => `${isIdle(celina)}` === 'false,false,false');
  });

  it('is no longer spoken of once they move; with two the word of the other is enough', async () => {
    const server = await startServer({ settings: IDLE });
    const pass = holdTime();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    for (const visitor of [anna, bartek]) await visitor.ask(moveOf(visitor, table, TORCH));
    pass(5 * MINUTE);
    await anna.ask(bot(table, 2));
    await celina.until('the proposal', () => celina.room(table)!.proposals.length === 1);
    await celina.ask(moveOf(celina, table, TORCH));
    await celina.until('no proposal', () => celina.room(table)!.proposals.length === 0);
    expect(celina.room(table)!.seats[2]).not.toHaveProperty('idle');
    expect((await bartek.ask(bot(table, 2))).refused?.code).toBe('notAway');

    await heardBy(people, table, 3);
    await vanishes(bartek, [anna, celina], table, 1);
    await celina.ask(moveOf(celina, table, TORCH));
    pass(5 * MINUTE);
    await settled(anna, table);
    // Anna, the host, does not move: Celina is all who are left to say so.
    expect(await celina.ask(bot(table, 0))).toHaveProperty('done.made', 1);
  });

  it('cannot come back for another five minutes again and again', async () => {
    const server = await startServer({ settings: { ...IDLE, botDelayMs: 3_600_000 } });
    const pass = holdTime();
    const { table, people } = await play(server, { people: 2, game: 'stroll' });
    const [anna, bartek] = people as [Visit, Visit];
    const [slow, other, seat] = anna.last(table)!.offers.length > 0 ? [anna, bartek, 0] : [bartek, anna, 1];
    pass(5 * MINUTE);
    expect(await other.ask(bot(table, seat))).toHaveProperty('done.made', 1);
    await slow.ask(bot(table, seat, false));
    expect((await other.ask(bot(table, seat))).refused?.code).toBe('notAway');
    pass(5 * MINUTE);
    expect(await other.ask(bot(table, seat))).toHaveProperty('done.made', 1);
    await slow.ask(bot(table, seat, false));
    expect(await other.ask(bot(table, seat))).toHaveProperty('done.made', 1);
  });

  it('is left to the clock where there is one', async () => {
    const server = await startServer({ settings: IDLE });
    const terms = { clock: { kind: 'days', days: 3 } } as const;
    const pass = holdTime();
    const { table, people } = await play(server, { terms });
    pass(10 * MINUTE);
    expect((await people[0]!.ask(bot(table, 2))).refused?.code).toBe('clockRuns');
  });
});

describe('proposals', () => {
  it('are so many in a minute, also if they are withdrawn; what changes nothing is told to nobody', async () => {
    const server = await startServer({ settings: { proposalsPerMinute: 6, substituteAfterMs: 0 } });
    const { table, people } = await play(server, { people: 4 });
    const [anna, bartek, celina, darek] = people as [Visit, Visit, Visit, Visit];
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 8; n++) {
      codes.push((await bartek.ask(consent(table, 'pause'))).refused?.code);
      await bartek.ask(consent(table, 'pause', false));
    }
    expect(codes).toEqual([...Array(6), 'tooFast', 'tooFast']);
    // A bot for somebody is a proposal as well; to agree to what another asks is none, and others have their own.
    await vanishes(darek, [anna, bartek, celina], table, 3);
    expect((await bartek.ask(bot(table, 3))).refused?.code).toBe('tooFast');
    expect(await celina.ask(bot(table, 3))).toEqual({ done: { seq: null, table } });
    expect(await bartek.ask(bot(table, 3))).toEqual({ done: { seq: null, table } });
    expect(await celina.ask(consent(table, 'pause'))).toHaveProperty('done');
    expect(await bartek.ask(consent(table, 'pause'))).toHaveProperty('done');
    await anna.until('both', () => asked(anna, table)?.agreed.length === 2);
    const rooms = () => anna.messages.filter(({ type }) => type === 'room').length;
    const before = rooms();
    for (let n = 0; n < 5; n++) {
      await bartek.ask(consent(table, 'pause'));
      await bartek.ask(bot(table, 3));
      await bartek.ask(consent(table, 'resume', false));
    }
    await settled(anna, table);
    expect(rooms()).toBe(before);
  });
});
