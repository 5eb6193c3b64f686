import type { ChatLine, ChatRoom } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { type ChatAction, type ChatState, lineKey, NO_CHAT, reduceChat, unreadIn } from '../src/session/chat-state.ts';
import { chatSession } from '../src/session/socket/chat-session.ts';
import type { RequestAnswer, RequestBody } from '../src/session/socket/requests.ts';
import { unsentLines } from '../src/session/socket/unsent-lines.ts';
import { memoryStorage } from './fake-server.ts';

const line = (id: number, who: string, over: Partial<ChatLine> = {}): ChatLine => ({
  id,
  room: 'players',
  at: 1000 + id,
  by: { who, seat: 0, name: who, colour: 0 },
  text: `line ${id}`,
  phrase: null,
  ...over,
});
const chat = (lines: readonly ChatLine[], you?: string): ChatAction => ({
  type: 'chat',
  table: 'table1',
  lines,
  ...(you === undefined ? {} : { you }),
});
const after = (...actions: readonly ChatAction[]): ChatState => actions.reduce(reduceChat, NO_CHAT);
const nobodyMuted = (): boolean => false;
const ids = (lines: readonly ChatLine[]): readonly number[] => lines.map(({ id }) => id);

describe('what is said at a table', () => {
  it('is added line by line, and a line that comes twice is there once', () => {
    const state = after(chat([line(1, 'anna')], 'anna'), chat([line(2, 'jan')]), chat([line(2, 'jan')]));
    expect(ids(state.lines)).toEqual([1, 2]);
    const rooms: readonly ChatRoom[] = ['table', 'players'];
    const both = after(
      chat(
        rooms.map((room) => line(1, 'jan', { room })),
        'anna',
      ),
    );
    expect(both.lines.map(lineKey)).toEqual(['table 1', 'players 1']);
  });

  it('is replaced when all of it is sent again, as after somebody was blocked', () => {
    const state = after(chat([line(1, 'anna'), line(2, 'jan')], 'anna'), chat([line(1, 'anna')], 'anna'));
    expect(ids(state.lines)).toEqual([1]);
  });

  it('does not grow for ever', () => {
    const many = Array.from({ length: 1000 }, (_, i) => chat([line(i + 1, 'jan')]));
    const state = after(chat([], 'anna'), ...many);
    expect([state.lines.length, state.lines.at(-1)?.id]).toEqual([300, 1000]);
  });
});

describe('what is new', () => {
  it('is what others have said since one came or looked', () => {
    const first = after(chat([line(1, 'jan')], 'anna'));
    expect(unreadIn(first, nobodyMuted)).toEqual([]);
    const more = [line(2, 'jan'), line(3, 'anna'), line(4, 'ewa')].map((one) => chat([one])).reduce(reduceChat, first);
    expect(ids(unreadIn(more, nobodyMuted))).toEqual([2, 4]);
    expect(ids(unreadIn(more, (who) => who === 'ewa'))).toEqual([2]);
    const read = reduceChat(more, { type: 'read' });
    expect(unreadIn(read, nobodyMuted)).toEqual([]);
    // Looking again changes nothing, so that nothing is drawn again.
    expect(reduceChat(read, { type: 'read' })).toBe(read);
  });

  it('is also what one has missed without a line to the server', () => {
    const before = after(chat([line(1, 'jan')], 'anna'));
    const back = reduceChat(before, chat([line(1, 'jan'), line(2, 'jan')], 'anna'));
    expect(ids(unreadIn(back, nobodyMuted))).toEqual([2]);
  });

  it('is nothing before the server has said anything', () => {
    expect(unreadIn(NO_CHAT, nobodyMuted)).toEqual([]);
    expect(unreadIn(after(chat([], 'anna'), chat([line(1, 'jan')])), nobodyMuted)).toHaveLength(1);
  });
});

describe('what one says', () => {
  const asked: { readonly body: RequestBody; readonly id: string | undefined; answer(given: RequestAnswer): void }[] =
    [];
  const request = (body: RequestBody, id?: string) =>
    new Promise<RequestAnswer>((answer) => void asked.push({ body, id, answer }));
  const storage = memoryStorage();
  const session = chatSession('table1', { request }, unsentLines(storage));

  it('is shown as unsent until it is answered, and given back where it was refused', async () => {
    session.say({ text: 'hello' });
    session.say({ phrase: 'thanks' });
    expect(session.state.get().unsent.map(({ said }) => said)).toEqual([{ text: 'hello' }, { phrase: 'thanks' }]);
    // One after the other, so that none overtakes another that was sent too fast.
    await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ type: 'say', table: 'table1', text: 'hello' }]);
    asked[0]!.answer({ ok: false, refused: { code: 'tooLarge', retry: false } });
    await expect.poll(() => asked[1]?.body).toEqual({ type: 'say', table: 'table1', phrase: 'thanks' });
    asked[1]!.answer({ ok: true, done: { seq: null, table: 'table1' } });
    await expect.poll(() => session.state.get().unsent).toEqual([]);
    expect(session.state.get().refused).toEqual({
      refused: { code: 'tooLarge', retry: false },
      said: { text: 'hello' },
    });
    session.say({ text: 'shorter' });
    expect(session.state.get().refused).toBeNull();
  });

  it('is sent again after a reload under the same id, unless it was answered, and only at its table', async () => {
    const [before] = session.state.get().unsent;
    expect(before?.said).toEqual({ text: 'shorter' });
    await expect.poll(() => asked.length).toBe(3);
    chatSession('table2', { request }, unsentLines(storage));
    const reloaded = chatSession('table1', { request }, unsentLines(storage));
    await expect.poll(() => asked.length).toBe(4);
    expect(asked.slice(3)).toMatchObject([{ id: before?.id, body: { type: 'say', text: 'shorter' } }]);
    expect(reloaded.state.get().unsent).toEqual([before]);
  });

  it.each([
    '{',
    '7',
    '[null, 1, {"id":7}, {"id":"a"}, {"id":"a","said":{"phrase":"curse"}}, {"id":"a","said":{"text":1}}]',
  ])('is nothing where %s was stored', (kept) => {
    storage.write('unsent/table3', kept);
    expect(unsentLines(storage).at('table3')).toEqual([]);
  });

  it('says why somebody cannot be blocked', async () => {
    const blocked = session.block('who', true);
    const refused = { code: 'forbidden', retry: false };
    asked.at(-1)!.answer({ ok: false, refused });
    expect(await blocked).toEqual(refused);
  });
});
