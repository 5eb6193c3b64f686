import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAMP, frame, news, partOfMany, room, TORCH } from './fake-server.ts';
import { joined } from './joined.ts';
import { playNow } from './playing-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const atPlay = () => {
  const all = joined();
  all.end.welcome();
  all.end.say({ type: 'room', room: room() });
  all.end.say(frame([news(0), news(1)]));
  const moveId = () => (all.saidOf('move')[0] as { id: string }).id;
  /** How long the messages of one kind were. */
  const sizes = (kind: string) => all.end.sizes().filter((_, i) => all.end.said()[i]?.type === kind);
  return { ...all, moveId, sizes };
};

describe('a list of moves', () => {
  it('is one message, and over when the last entry it made is there', async () => {
    const { end, session, saidOf, moveId } = atPlay();
    playNow(session, [TORCH, CAMP, TORCH]);
    expect(saidOf('move')).toMatchObject([{ ask: 1, intents: [TORCH, CAMP, TORCH] }]);
    expect(session.snapshot().pending).toEqual({ ask: 1, intents: [TORCH, CAMP, TORCH], seq: null });
    end.say({ type: 'done', id: moveId(), seq: 4, table: 'table1', made: 3 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.snapshot().pending).toMatchObject({ seq: 4 });
    end.say(frame([news(2), news(3), news(4)]));
    expect(session.snapshot()).toMatchObject({ pending: null, refused: null, position: { seq: 4 } });
  });

  it('that stopped in the middle says why, once what was made of it is there', async () => {
    const { end, session, moveId } = atPlay();
    const refused = { code: 'alreadyChosen', rule: 'IG-4', retry: false };
    playNow(session, [TORCH, CAMP]);
    end.say({ type: 'done', id: moveId(), seq: 2, table: 'table1', made: 1, refused });
    await vi.advanceTimersByTimeAsync(0);
    end.say(frame([news(2)]));
    expect(session.snapshot()).toMatchObject({ pending: null, refused });
    playNow(session, [CAMP]);
    expect(session.snapshot().refused).toBeNull();
  });

  it('of which the rest was dropped because something came to light says nothing', async () => {
    const { end, session, moveId } = atPlay();
    playNow(session, [TORCH, CAMP]);
    end.say(frame([news(2)]));
    end.say({ type: 'done', id: moveId(), seq: 2, table: 'table1', made: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.snapshot()).toMatchObject({ pending: null, refused: null });
  });

  it('is never wished for, and nothing is wished for instead of it: only a whole one is made', async () => {
    const { end, session, saidOf, moveId } = atPlay();
    playNow(session, [TORCH, CAMP]);
    playNow(session, [CAMP]);
    expect(session.snapshot().pending).toMatchObject({ intents: [TORCH, CAMP] });
    end.say({ type: 'done', id: moveId(), seq: 3, table: 'table1', made: 2 });
    end.say(frame([news(2), news(3)]));
    await vi.advanceTimersByTimeAsync(0);
    expect(saidOf('move')).toHaveLength(1);
    playNow(session, [TORCH]);
    playNow(session, [CAMP, TORCH]);
    expect(session.snapshot().pending).toMatchObject({ intents: [TORCH] });
  });

  it('replaces one that has not gone out yet, and is replaced', () => {
    const { end, session, saidOf } = atPlay();
    end.drop();
    playNow(session, [TORCH]);
    playNow(session, [TORCH, CAMP]);
    playNow(session, [CAMP, CAMP]);
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(saidOf('move')).toMatchObject([{ ask: 1, intents: [CAMP, CAMP] }]);
  });

  it('is as long on the wire as any other list, and a single move as any other move', () => {
    const stack = { type: 'stack', card: 'bandits', onto: 3 };
    for (const [intents, size] of [
      [[TORCH], 256],
      [[stack], 256],
      [[TORCH, CAMP], 2048],
      [Array.from({ length: 24 }, () => stack), 2048],
    ] as const) {
      const { session, sizes } = atPlay();
      playNow(session, intents);
      expect(sizes('move')).toEqual([size]);
    }
  });
});

describe('a way of catching up that is told in several frames', () => {
  it('is asked for from its last entry with its own hash when the line is cut in the middle', () => {
    const { end, session, saidOf } = atPlay();
    end.say(partOfMany([news(2), news(3)]));
    expect(session.snapshot()).toMatchObject({ position: { seq: 1 } });
    end.drop();
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(saidOf('subscribe')).toMatchObject([{ last: 3, heard: 'h3' }]);
    end.say(frame([news(4)]));
    expect(session.snapshot()).toMatchObject({ position: { seq: 4 } });
    expect(session.snapshot().history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
  });

  it('answers no decision of the position that is still shown with what was wished for there', async () => {
    const { end, session, saidOf, moveId } = atPlay();
    playNow(session, [TORCH]);
    playNow(session, [CAMP]);
    end.say({ type: 'done', id: moveId(), seq: 2, table: 'table1', made: 1 });
    await vi.advanceTimersByTimeAsync(0);
    end.say(partOfMany([news(2)]));
    expect(saidOf('move')).toHaveLength(1);
    end.say(frame([news(3, { by: 1 })]));
    expect(session.snapshot().pending).toBeNull();
    expect(saidOf('move')).toHaveLength(1);
  });
});
