import { readFileSync } from 'node:fs';
import { pick, seededRng } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { engineSession } from '../src/engine/session.ts';
import { quri } from './called.ts';

const NEW = { do: 'new', game: 'incan-gold', players: 3, options: {}, seed: 'test' };

/** A session that is spoken to in values. */
function session() {
  const answer = engineSession();
  return async (message: unknown) => JSON.parse(await answer(JSON.stringify(message)));
}

async function playToTheEnd(say: ReturnType<typeof session>, seed: string): Promise<void> {
  const rng = seededRng(seed);
  for (;;) {
    const { seats } = await say({ do: 'waiting' });
    if (seats.length === 0) return;
    const seat = pick(rng, seats);
    const { intents } = await say({ do: 'legal', seat });
    const answer = await say({ do: 'play', seat, intent: pick(rng, intents) });
    expect(answer.events.length).toBeGreaterThan(0);
  }
}

describe('the engine', () => {
  it('plays the session of docs/protocol.md, line by line', async () => {
    const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
    const lines = /```session\n([\s\S]*?)```/.exec(text)?.[1]?.trim().split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(40);
    const answer = engineSession();
    for (let i = 0; i < lines.length; i += 2) {
      expect(lines[i]?.slice(0, 2)).toBe('> ');
      expect(lines[i + 1]?.slice(0, 2)).toBe('< ');
      const got = await answer(lines[i]!.slice(2));
      const parts = lines[i + 1]!.slice(2)
        .split('…')
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      expect(got).toMatch(new RegExp(`^${parts.join('.*')}$`));
    }
  });

  it('plays whole games, saves them at any moment, and goes on from there', async () => {
    for (let n = 0; n < 5; n++) {
      const say = session();
      expect((await say({ ...NEW, players: 3 + n, seed: n })).ok).toBe(true);
      await say({ do: 'play', seat: 0, intent: { type: 'choose', choice: 'camp' } });
      const { replay } = await say({ do: 'save' });
      const other = session();
      expect(await other({ do: 'load', replay })).toMatchObject({
        ok: true,
        game: 'incan-gold',
        players: 3 + n,
        entries: 2,
      });
      for (const seat of [0, 'spectator'])
        expect(await other({ do: 'view', seat })).toEqual(await say({ do: 'view', seat }));
      await playToTheEnd(say, `${n}`);
      await playToTheEnd(other, `${n}`);
      const { outcome } = await say({ do: 'outcome' });
      expect(outcome.scores).toHaveLength(3 + n);
      expect(outcome.winners.length).toBeGreaterThan(0);
      expect(await other({ do: 'save' })).toEqual(await say({ do: 'save' }));
    }
  });

  it('keeps a secret choice out of every other view', async () => {
    const seenAfter = async (choice: string) => {
      const say = session();
      await say(NEW);
      await say({ do: 'play', seat: 1, intent: { type: 'choose', choice } });
      return Promise.all([0, 2, 'spectator'].map((seat) => say({ do: 'view', seat })));
    };
    expect(await seenAfter('torch')).toEqual(await seenAfter('camp'));
  });

  it('tells the move of a bot, the same for the same game, and does not play it', async () => {
    const moves = await Promise.all(
      [0, 1].map(async () => {
        const say = session();
        await say({ ...NEW, game: 'tikal', players: 2 });
        const before = await say({ do: 'save' });
        const [seat] = (await say({ do: 'waiting' })).seats;
        const offers = (await say({ do: 'legal', seat })).intents;
        const { intents } = await say({ do: 'bot', seat, bot: 'greedy' });
        expect(offers).toContainEqual(intents[0]);
        expect((await say({ do: 'bot', seat: 1 - seat, bot: 'greedy' })).error).toContain('does not wait for seat');
        expect(await say({ do: 'save' })).toEqual(before);
        expect((await say({ do: 'play', seat, intent: intents[0] })).events.length).toBeGreaterThan(0);
        return intents;
      }),
    );
    expect(moves[0]).toEqual(moves[1]);
  });

  it('tries intents as their seat would see them, up to what would come to light', async () => {
    const torch = { type: 'choose', choice: 'torch' };
    const trialsAfter = async (choice: string) => {
      const say = session();
      await say({ ...NEW, seed: choice });
      const before = await say({ do: 'save' });
      expect(await say({ do: 'try', seat: 2, intents: [torch] })).toMatchObject({
        seen: [{ type: 'choiceMade', seat: 2 }],
        stopped: false,
      });
      expect(await say({ do: 'save' })).toEqual(before);
      for (const seat of [0, 1]) await say({ do: 'play', seat, intent: { type: 'choose', choice } });
      const trial = await say({ do: 'try', seat: 2, intents: [torch, torch] });
      // All have chosen now: the choices would be revealed, and a card drawn.
      expect(trial).toMatchObject({ seen: [{ type: 'choiceMade', seat: 2 }], offers: [], stopped: true });
      return trial.seen;
    };
    expect(await trialsAfter('torch')).toEqual(await trialsAfter('camp'));
    const say = session();
    await say(NEW);
    await playToTheEnd(say, 'x');
    expect(await say({ do: 'try', seat: 0, intents: [torch] })).toEqual({
      refused: { code: 'gameOver', rule: 'IG-16' },
    });
    for (const intents of [[], 'torch', [{ type: 'dance' }]])
      expect((await say({ do: 'try', seat: 0, intents })).error).toContain('"intents"');
  });

  it('refuses by the rules with code and rule, and nothing changes', async () => {
    const say = session();
    await say(NEW);
    await playToTheEnd(say, 'x');
    const before = await say({ do: 'save' });
    expect(await say({ do: 'play', seat: 0, intent: { type: 'choose', choice: 'camp' } })).toEqual({
      refused: { code: 'gameOver', rule: 'IG-16' },
    });
    expect(await say({ do: 'legal', seat: 0 })).toEqual({ intents: [] });
    expect(await say({ do: 'save' })).toEqual(before);
  });

  it('refuses a tampered replay, names the entry, and keeps its table', async () => {
    const say = session();
    await say(NEW);
    await playToTheEnd(say, 'x');
    const saved = await say({ do: 'save' });
    const tampered = structuredClone(saved.replay);
    tampered.entries[4].intent.choice = tampered.entries[4].intent.choice === 'camp' ? 'torch' : 'camp';
    expect((await say({ do: 'load', replay: tampered })).error).toMatch(/entry 4 /);
    expect((await say({ do: 'load', replay: { ...saved.replay, head: '0'.repeat(64) } })).error).toMatch(/entry \d+ /);
    const later = { ...saved.replay, opening: { ...saved.replay.opening, rulesVersion: 99 } };
    expect((await say({ do: 'load', replay: later })).error).toContain('later rules');
    expect(
      (await say({ do: 'load', replay: { ...saved.replay, opening: { ...saved.replay.opening, game: 'chess' } } }))
        .error,
    ).toContain('chess');
    expect(await say({ do: 'save' })).toEqual(saved);
  });

  it.each([
    ['hello', 'not JSON'],
    ['{"do":"waiting"', 'not JSON'],
    ['[]', 'not a JSON object'],
    ['null', 'not a JSON object'],
    ['"new"', 'not a JSON object'],
    ['{}', '"do" is missing'],
    ['{"__proto__":{"do":"waiting"}}', '"do" is missing'],
    ['{"do":7}', '"do" must be a text'],
    ['{"do":"dance"}', 'dance'],
    ['{"do":"__proto__"}', '__proto__'],
    ['{"do":"toString"}', 'toString'],
    ['{"do":"legal"}', '"seat"'],
    ['{"do":"play","seat":0}', '"intent"'],
    ['{"do":"waiting","seat":0}', 'no field "seat"'],
    ['{"do":"new"}', '"game"'],
    ['{"do":"new","game":7,"players":3,"seed":"a"}', '"game" must be a text'],
    ['{"do":"new","game":"chess","players":3,"seed":"a"}', 'chess'],
    ['{"do":"new","game":"__proto__","players":3,"seed":"a"}', '__proto__'],
    ['{"do":"new","game":"incan-gold","players":"3","seed":"a"}', '"players" must be a whole number'],
    ['{"do":"new","game":"incan-gold","players":9,"seed":"a"}', 'from 3 to 8'],
    ['{"do":"new","game":"incan-gold","players":3,"seed":null}', '"seed"'],
    ['{"do":"new","game":"incan-gold","players":3,"seed":"a","options":[]}', '"options" must be an object'],
    ['{"do":"new","game":"incan-gold","players":3,"seed":"a","options":{"edition":"x"}}', '"edition" must be one of'],
    ['{"do":"new","game":"incan-gold","players":3,"seed":"a","options":{"__proto__":{}}}', '__proto__'],
    ['{"do":"new","game":"incan-gold","players":3,"seed":"a","option":{}}', 'no field "option"'],
    ['{"do":"try","seat":0,"intent":{}}', '"intents" of "try" is missing'],
    ['{"do":"bot","seat":0,"bot":"hal"}', 'there is no bot "hal"; there are random, greedy'],
    ['{"do":"load","replay":null}', 'not a replay'],
    ['{"do":"load","replay":{"format":"quri/replay/1"}}', 'not a replay'],
    [`{"do":"load","replay":${'{"a":'.repeat(60)}1${'}'.repeat(60)}}`, 'levels deep'],
    ['['.repeat(500_000), 'not JSON'],
  ])('%.60s → an error that says what is wrong, and the table stays', async (line, says) => {
    const answer = engineSession();
    await answer(JSON.stringify(NEW));
    const before = await answer('{"do":"save"}');
    expect(JSON.parse(await answer(line))).toEqual({ error: expect.stringContaining(says) });
    expect(await answer('{"do":"save"}')).toBe(before);
  });

  it.each([-1, 3, 0.5, '0', null, true, [0], {}, 1e99])('there is no seat %j', async (seat) => {
    const say = session();
    await say(NEW);
    for (const message of [
      { do: 'legal', seat },
      { do: 'play', seat, intent: {} },
      { do: 'try', seat, intents: [{}] },
      { do: 'bot', seat, bot: 'greedy' },
      { do: 'view', seat },
    ]) {
      expect((await say(message)).error).toContain('"seat" must be a whole number from 0 to 2');
    }
  });

  it.each([
    null,
    7,
    'torch',
    [],
    {},
    { type: 'choose' },
    { type: 'choose', choice: 'camp', more: 1 },
    { type: 'choose', choice: '__proto__' },
  ])('an intent of no shape is an error: %j', async (intent) => {
    const say = session();
    await say(NEW);
    expect((await say({ do: 'play', seat: 0, intent })).error).toContain('"intent"');
  });

  it('every question but new and load needs a table', async () => {
    const say = session();
    for (const message of [
      { do: 'waiting' },
      { do: 'legal', seat: 0 },
      { do: 'play', seat: 0, intent: {} },
      { do: 'view', seat: 0 },
      { do: 'outcome' },
      { do: 'save' },
    ]) {
      expect((await say(message)).error).toContain('no table yet');
    }
  });

  it('one line in, one line out: blank lines and line ends of any system do not count', async () => {
    const { status, out } = await quri(['engine'], '\n  \r\n{"do":"waiting"}\r\n\n{"do":"outcome"}');
    expect(status).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
  });
});
