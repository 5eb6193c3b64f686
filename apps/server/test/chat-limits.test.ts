import { join } from 'node:path';
import { MOST_SAID } from '@quri/protocol';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../src/settings.ts';
import { heardLast, linesOf, listen, say, textsOf } from './support/chatting.ts';
import { gather } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { newId, visit } from './support/visit.ts';

const FREE = { chatBurst: 1000, chatPerSecond: 1000 };
/** Nothing comes back while a test runs. */
const SLOW = { chatPerSecond: 1e-6 };
const TOO_FAST = { refused: { code: 'tooFast', retry: true } };

describe('a line that is sent again', () => {
  it('is answered as the first time and said once, also at the same moment and after a restart', async () => {
    const server = await startServer({ settings: FREE });
    const { table, people } = await gather(server, { people: 2, game: 'inka' });
    const [anna, bartek] = people;
    await listen(bartek!, table);
    const id = newId();
    const first = { done: { seq: null, table } };
    const second = await visit(server, anna!.guest);
    // Both are here before either is stored.
    const both = await Promise.all([anna!, second].map((one) => say(one, table, 'hello', id)));
    expect(both).toEqual([first, first]);
    expect(await say(anna!, table, 'something else', id)).toEqual(first);
    await say(anna!, table, 'the next');
    await heardLast([bartek!], 'the next');
    expect(textsOf(bartek!)).toEqual(['hello', 'the next']);
    await server.restart();
    const again = await visit(server, anna!.guest);
    expect(await say(again, table, 'hello', id)).toEqual(first);
    expect((await listen(again, table)).map(({ text }) => text)).toEqual(['hello', 'the next']);
  });
});

describe('limits on what is said', () => {
  it('are a guest’s own, over all their sockets', async () => {
    const server = await startServer({ settings: SLOW });
    const { table, people } = await gather(server, { people: 2, game: 'inka' });
    const [anna, bartek] = people;
    const second = await visit(server, anna!.guest);
    const ids = Array.from({ length: 8 }, newId);
    const answers = await Promise.all(ids.map((id, i) => say(i % 2 === 0 ? anna! : second, table, `line ${i}`, id)));
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(5);
    expect(answers.filter((answer) => 'refused' in answer)).toEqual([TOO_FAST, TOO_FAST, TOO_FAST]);
    expect(await second.ask({ type: 'say', table, phrase: 'hello' })).toEqual(TOO_FAST);
    // What was taken before is answered all the same.
    expect(await say(second, table, 'line 0', ids[0])).toHaveProperty('done');
    expect(await say(bartek!, table, 'I may')).toHaveProperty('done');
    // Whoever says too much at one table is not heard at another either, and plays on all the same.
    expect(await anna!.ask({ type: 'stand', table })).toHaveProperty('done');
    expect(await listen(anna!, table)).toHaveLength(6);
  });

  it('refuse the same line a third time in a row, however fast it comes', async () => {
    const server = await startServer({ settings: FREE });
    const { table, people } = await gather(server, { people: 2, game: 'inka' });
    const [anna, bartek] = people;
    const same = () => anna!.ask({ type: 'say', table, phrase: 'hurry' });
    const answers = await Promise.all([same(), same(), same(), same()]);
    const refused = { refused: { code: 'tooFast', retry: false } };
    expect(answers.slice(2)).toEqual([refused, refused]);
    expect(await say(anna!, table, 'hurry')).toHaveProperty('done');
    expect(await same()).toHaveProperty('done');
    expect(await same()).toHaveProperty('done');
    expect(await bartek!.ask({ type: 'say', table, phrase: 'hurry' })).toHaveProperty('done');
    expect(await same()).toHaveProperty('done');
  });

  it('count the work of sending it to many', async () => {
    const server = await startServer({
      settings: { ...FREE, workBurst: 60, workPerSecond: 1e-6, workBurstPerGuest: 0, workPerSecondPerGuest: 1e-6 },
    });
    const { table, people } = await gather(server, { people: 2, game: 'inka' });
    const watchers = await Promise.all(Array.from({ length: 8 }, (_, i) => visit(server, `Watcher ${i}`)));
    for (const one of watchers) await listen(one, table);
    let taken = 0;
    while (taken < 60 && 'done' in (await say(people[0]!, table, `line ${taken}`))) taken++;
    // Each costs one unit, and half a unit more for its ten readers.
    expect(taken).toBeLessThan(34);
    expect(taken).toBeGreaterThan(5);
  });
});

describe('a long chat', () => {
  const LETTERS = 250;
  /** Anna's table with this many lines of so many letters. */
  const talkative = async (settings: Partial<Settings>, count: number, letter = 'x') => {
    const server = await startServer({ settings: { ...FREE, ...settings } });
    const { table, people } = await gather(server, { people: 2, game: 'inka' });
    for (let i = 0; i < count; i++) await say(people[i % 2]!, table, `${i}${letter.repeat(LETTERS)}`);
    return { server, table };
  };

  it('is sent and kept as far as its newest lines fit into a limit of bytes', async () => {
    const { server, table } = await talkative({}, 70, '👨‍👩‍👧‍👦'.slice(0, 5));
    const lines = await listen(await visit(server, 'Wanda'), table);
    const sizeOf = ({ text }: { readonly text: string | null }): number => Buffer.byteLength(text ?? '');
    const bytes = lines.reduce((sum, line) => sum + sizeOf(line), 0);
    expect(bytes).toBeLessThanOrEqual(16_384);
    expect(bytes + sizeOf(lines[0]!)).toBeGreaterThan(16_384);
    expect(lines.at(-1)?.text).toMatch(/^69/);
    const db = new Database(join(server.folder, 'quri.db'));
    const stored = db.prepare('SELECT count(*) AS n, sum(octet_length(text)) AS bytes FROM chat').get() as {
      n: number;
      bytes: number;
    };
    db.close();
    expect(stored.bytes).toBeLessThanOrEqual(65_536);
    expect(stored.bytes + (stored.bytes / stored.n) * 2).toBeGreaterThan(65_536);
  });

  it('costs those who ask for it more work than a table without it', async () => {
    const limits = {
      workBurst: 400,
      workPerSecond: 1e-6,
      workBurstPerGuest: 0,
      workPerSecondPerGuest: 1e-6,
      unreadBytes: 1e9,
    };
    const subscribedUntilRefused = async (withChat: boolean): Promise<number> => {
      const { server, table } = await talkative(limits, 70);
      const wanda = await visit(server, 'Wanda');
      await listen(wanda, table);
      const message = {
        type: 'subscribe',
        table,
        invite: null,
        last: -1,
        ...(withChat && { chat: true as const }),
      } as const;
      for (let i = 0; i < 400; i++) wanda.send(message);
      // Answers to what is refused at once come in the order of the messages.
      expect((await wanda.ask({ type: 'stand', table })).refused?.code).toBe('tooFast');
      return 400 - wanda.of('rejected').length;
    };
    expect(await subscribedUntilRefused(true)).toBeLessThan((await subscribedUntilRefused(false)) / 2);
  });
});

describe('what may be said', () => {
  const HOSTILE: readonly (readonly [string, string])[] = [
    ['a direction', 'abc\u202egnp.exe'],
    ['an isolate', 'a\u2066b\u2069c'],
    ['a control', 'bell\u0007'],
    ['nothing but blanks', ' \n\t\u00a0 '],
    ['nothing that is seen', '\u200b\u200b'],
    ['a private use character', 'seat \ue0000\ue001'],
    ['a lone surrogate', '\ud800'],
    ['a tower of marks', `z${'\u0315'.repeat(20)}`],
  ];

  it('is one line of plain text, or it is refused and nothing is lost', async () => {
    const server = await startServer({ settings: { ...FREE, badMessagesAllowed: 20 } });
    const { table, people } = await gather(server, { people: 2, game: 'inka' });
    const [anna, bartek] = people;
    await listen(bartek!, table);
    for (const [what, text] of HOSTILE)
      expect(await say(anna!, table, text), what).toMatchObject({ refused: { code: 'malformed', retry: false } });
    expect(await say(anna!, table, 'a'.repeat(MOST_SAID + 1))).toMatchObject({ refused: { code: 'tooLarge' } });
    expect(await say(anna!, table, 'a'.repeat(2001))).toMatchObject({ refused: { code: 'malformed' } });
    const both = { type: 'say', id: newId(), table, text: 'a', phrase: 'hello' };
    for (const raw of [both, { ...both, text: undefined, phrase: 'curse' }, { ...both, phrase: undefined, text: 7 }]) {
      const before = anna!.of('refused').length;
      anna!.sendRaw(JSON.stringify(raw));
      await anna!.until('a no', () => anna!.of('refused').length > before);
      expect(anna!.of('refused').at(-1)?.refused.code).toBe('malformed');
    }
    // Markup is text like any other, and a family is one letter.
    const fine = [
      '<img src=x onerror=alert(1)>',
      '👨‍👩‍👧‍👦'.repeat(100),
      'Zażółć gęślą jaźń',
      "'; DROP TABLE chat; --",
      '[x](javascript:1)',
    ];
    for (const text of fine) expect(await say(anna!, table, text), text).toHaveProperty('done');
    await heardLast([bartek!], fine.at(-1)!);
    expect(linesOf(bartek!).map(({ text }) => text)).toEqual(fine);
  });
});
