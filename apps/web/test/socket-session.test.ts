import { type News, type Position, PROTOCOL_VERSION } from '@quri/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from '../src/session/socket/connection.ts';
import { unansweredMoves } from '../src/session/socket/requests.ts';
import { seatBytesIn } from '../src/session/socket/seat-bytes.ts';
import { socketSession } from '../src/session/socket/socket-session.ts';
import { unsentLines } from '../src/session/socket/unsent-lines.ts';
import { CAMP, fakeServer, frame, memoryStorage, news, position, room, TORCH } from './fake-server.ts';
import { joined } from './joined.ts';
import { playNow } from './playing-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const atPlay = () => {
  const all = joined();
  all.end.welcome();
  all.end.say({ type: 'room', room: room() });
  all.end.say(frame([news(0), news(1)]));
  return all;
};

/** The first move is done as entry 2, and this is what is told then. */
async function answerFirst(
  { end, saidOf }: Pick<ReturnType<typeof joined>, 'end' | 'saidOf'>,
  told: News[],
  over: Partial<Position> = {},
) {
  const [move] = saidOf('move') as { id: string }[];
  end.say({ type: 'done', id: move!.id, seq: 2, table: 'table1', made: 1 });
  await vi.advanceTimersByTimeAsync(0);
  if (told.length > 0) end.say(frame(told, over));
  await vi.advanceTimersByTimeAsync(0);
}

describe('a table on the server', () => {
  it('asks for it with the invitation, and for everything', () => {
    const { end, saidOf, session } = joined();
    expect(session.snapshot().link).toBe('joining');
    end.welcome();
    expect(saidOf('subscribe')).toEqual([
      { type: 'subscribe', table: 'table1', invite: 'secret', last: -1, chat: true, changes: true },
    ]);
  });

  it('asks again for what it cannot follow, and then has the whole of it', () => {
    const { end, session, saidOf } = atPlay();
    const { seq, view } = session.snapshot().position!;
    const asked = saidOf('subscribe').length;
    const { view: _view, ...rest } = position(seq + 1);
    end.say({ ...frame([news(seq + 1)]), table: 'table1', position: { ...rest, since: seq - 1, changes: {} } });
    expect(session.snapshot().position).toMatchObject({ seq, view });
    expect(saidOf('subscribe')).toHaveLength(asked + 1);
    end.say({ ...frame([]), table: 'table1', heard: `h${seq + 1}`, position: position(seq + 1) });
    expect(session.snapshot().position).toEqual(position(seq + 1));
    expect(saidOf('subscribe')).toHaveLength(asked + 1);
  });

  it('after a cut asks only for what was missed, and says meanwhile that it is not connected', () => {
    const { end, session, saidOf } = atPlay();
    end.drop();
    expect(session.snapshot().link).toBe('lost');
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(saidOf('subscribe')).toMatchObject([{ last: 1, heard: 'h1' }]);
    end.say({ type: 'room', room: room() });
    expect(session.snapshot().link).toBe('live');
  });

  it('sends a tap with the ask it answers, shows it as pending, and settles it by the news of it', async () => {
    const { end, session, saidOf } = atPlay();
    playNow(session, [CAMP]);
    const [move] = saidOf('move');
    expect(move).toMatchObject({ ask: 1, intents: [CAMP] });
    expect(session.snapshot().pending).toEqual({ ask: 1, intents: [CAMP], seq: null });
    end.say({ type: 'done', id: move!.type === 'move' ? move!.id : '', seq: 2, table: 'table1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.snapshot().pending).toMatchObject({ seq: 2 });
    end.say(frame([news(2)]));
    expect(session.snapshot().pending).toBeNull();
  });

  it('loses no tap: one made while the line was down goes out when it is back, under the same name', () => {
    const { end, session, saidOf } = atPlay();
    end.drop();
    playNow(session, [TORCH]);
    expect(session.snapshot().pending).not.toBeNull();
    vi.advanceTimersByTime(400);
    end.welcome();
    const [first] = saidOf('move');
    expect(first).toMatchObject({ ask: 1, intents: [TORCH] });
    end.drop();
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(saidOf('move')).toEqual([first]);
  });

  it('catches up before it repeats what was not answered', () => {
    const { end, session } = atPlay();
    end.drop();
    playNow(session, [TORCH]);
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(end.said().map(({ type }) => type)).toEqual(['subscribe', 'move']);
  });

  it('asks again for what the server could not do just then, and shows no complaint', async () => {
    const { end, session, saidOf } = atPlay();
    playNow(session, [TORCH]);
    const [move] = saidOf('move') as { id: string }[];
    end.say({ type: 'refused', id: move!.id, refused: { code: 'unavailable', retry: true } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(saidOf('move')).toEqual([move, move]);
    expect(session.snapshot().refused).toBeNull();
  });

  it('shows why something was refused until something else is tried', async () => {
    const { end, session, saidOf } = atPlay();
    playNow(session, [TORCH]);
    const [move] = saidOf('move') as { id: string }[];
    end.say({ type: 'refused', id: move!.id, refused: { code: 'stale', retry: false } });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.snapshot()).toMatchObject({ pending: null, refused: { code: 'stale' } });
    playNow(session, [CAMP]);
    expect(session.snapshot().refused).toBeNull();
  });

  it('does not answer the same question twice while the first answer is on its way', () => {
    const { session, saidOf } = atPlay();
    playNow(session, [TORCH]);
    playNow(session, [CAMP]);
    expect(saidOf('move')).toHaveLength(1);
  });

  it('shows the latest wish while a tap is on its way, and sends it once that is done', async () => {
    const { end, session, saidOf } = atPlay();
    playNow(session, [TORCH]);
    playNow(session, [CAMP]);
    expect(session.snapshot().pending).toMatchObject({ ask: 1, intents: [CAMP] });
    await answerFirst({ end, saidOf }, [news(2)]);
    expect(saidOf('move')).toMatchObject([
      { ask: 1, intents: [TORCH] },
      { ask: 2, intents: [CAMP] },
    ]);
    expect(session.snapshot().pending).toMatchObject({ ask: 2, intents: [CAMP] });
  });

  it('finds the wish by what it is, wherever it stands among the new offers, also when the news comes first', async () => {
    const { end, session, saidOf } = atPlay();
    playNow(session, [TORCH]);
    playNow(session, [CAMP]);
    end.say(frame([news(2)], { offers: [CAMP, TORCH] }));
    await answerFirst({ end, saidOf }, []);
    expect(saidOf('move')[1]).toMatchObject({ ask: 2, intents: [CAMP] });
  });

  it('forgets a wish when one comes back to the first', async () => {
    const { end, session, saidOf } = atPlay();
    playNow(session, [TORCH]);
    playNow(session, [CAMP]);
    playNow(session, [TORCH]);
    await answerFirst({ end, saidOf }, [news(2)]);
    expect(saidOf('move')).toHaveLength(1);
    expect(session.snapshot().pending).toBeNull();
  });

  it.each([
    ['somebody else acted after it', [news(2), news(3, { by: 1 })], {}],
    ['something came to light with it', [news(2, { seen: [{ type: 'choiceMade' }, { type: 'cardTurned' }] })], {}],
    ['it is not offered any more', [news(2)], { offers: [TORCH] }],
    ['nothing is asked any more', [news(2)], { ask: null }],
  ])('drops a wish when %s', async (_, told, over) => {
    const { end, session, saidOf } = atPlay();
    playNow(session, [TORCH]);
    playNow(session, [CAMP]);
    await answerFirst({ end, saidOf }, told, over);
    expect(saidOf('move')).toHaveLength(1);
    expect(session.snapshot().pending).toBeNull();
  });

  it('drops a wish when the first tap is refused, and when the table is left', async () => {
    const refused = atPlay();
    playNow(refused.session, [TORCH]);
    playNow(refused.session, [CAMP]);
    const [move] = refused.saidOf('move') as { id: string }[];
    refused.end.say({ type: 'refused', id: move!.id, refused: { code: 'stale', retry: false } });
    await vi.advanceTimersByTimeAsync(0);
    expect(refused.saidOf('move')).toHaveLength(1);
    const left = atPlay();
    playNow(left.session, [TORCH]);
    playNow(left.session, [CAMP]);
    left.end.say(frame([news(2)]));
    left.session.leave();
    await answerFirst(left, []);
    expect(left.saidOf('move')).toHaveLength(1);
  });

  it('replaces a tap that has not gone out yet', async () => {
    const { end, session, saidOf } = atPlay();
    end.drop();
    playNow(session, [TORCH]);
    playNow(session, [CAMP]);
    expect(session.snapshot().pending).toMatchObject({ ask: 1, intents: [CAMP] });
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(saidOf('move')).toMatchObject([{ ask: 1, intents: [CAMP] }]);
    await answerFirst({ end, saidOf }, [news(2)]);
    expect(session.snapshot().pending).toBeNull();
    expect(saidOf('move')).toHaveLength(1);
  });

  it('does not replace a tap that may have arrived before the line was cut', () => {
    const { end, session, saidOf } = atPlay();
    playNow(session, [TORCH]);
    end.drop();
    playNow(session, [CAMP]);
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(saidOf('move')).toMatchObject([{ ask: 1, intents: [TORCH] }]);
  });

  it('uses an invitation that comes later in the same page', () => {
    const end = fakeServer();
    const unanswered = unansweredMoves(memoryStorage());
    const needs = {
      connection: createConnection({ ...end.needs, unanswered }),
      unanswered,
      bytes: seatBytesIn(memoryStorage()),
      unsent: unsentLines(memoryStorage()),
      fetchReplay: async () => null,
    };
    const without = socketSession(needs, 'table1', null);
    end.welcome();
    end.say({ type: 'gone', table: 'table1', code: 'needsInvite' });
    without.leave();
    const invited = socketSession(needs, 'table1', 'secret');
    expect(end.said().at(-1)).toMatchObject({ type: 'subscribe', invite: 'secret' });
    end.say({ type: 'room', room: room() });
    expect(invited.snapshot()).toMatchObject({ gone: null, link: 'live' });
  });

  it('says when a table is not there', () => {
    const { end, session } = joined();
    end.welcome();
    end.say({ type: 'gone', table: 'table1', code: 'needsInvite' });
    expect(session.snapshot().gone).toBe('needsInvite');
  });

  it('says that another build serves it', () => {
    const { end, connection } = atPlay();
    end.drop();
    vi.advanceTimersByTime(400);
    end.welcome('two');
    expect(connection.state.get().outdated).toBe(true);
  });

  it('says that a newer protocol is spoken, and nothing of an older one', () => {
    const { end, connection } = joined();
    end.welcome('one', 'g', null, PROTOCOL_VERSION - 1);
    expect(connection.state.get().outdated).toBe(false);
    end.drop();
    vi.advanceTimersByTime(400);
    end.welcome('one', 'g', null, PROTOCOL_VERSION + 1);
    expect(connection.state.get().outdated).toBe(true);
  });

  it('knows the address to give to others', () => {
    const { end, connection } = joined();
    expect(connection.state.get().address).toBeNull();
    end.welcome('one', 'g', 'https://quri.example');
    expect(connection.state.get().address).toBe('https://quri.example');
  });

  it('hears nothing more of a table it has left', () => {
    const { end, session, saidOf } = atPlay();
    session.leave();
    expect(saidOf('unsubscribe')).toHaveLength(1);
    end.say(frame([news(2)]));
    expect(session.snapshot().history).toHaveLength(2);
  });
});
