import type { News } from '@quri/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frame, news, room, TORCH } from './fake-server.ts';
import { joined } from './joined.ts';
import { playNow } from './playing-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A seat whose own two moves were the last. */
const atPlay = () => {
  const all = joined();
  all.end.welcome();
  all.end.say({ type: 'room', room: room() });
  all.end.say(frame([news(0), news(1), news(2)], { takeBack: { first: 1, choice: 2, last: 2 } }));
  const asked = () => all.saidOf('takeBack') as { readonly id: string; readonly to: number }[];
  return { ...all, asked };
};

const takenBack = (seq: number, to: number) =>
  news(seq, { kind: 'takenBack', seen: [{ type: 'takenBack', to } as News['seen'][number]] });

describe('a take-back on its way', () => {
  it('is asked for once, however often one taps, and lasts until the news of it is here', async () => {
    const { end, session, asked } = atPlay();
    session.takeBack();
    session.takeBack();
    expect(asked()).toMatchObject([{ to: 2 }]);
    expect(session.snapshot().undoing).toEqual({ seq: null });
    end.say({ type: 'done', id: asked()[0]!.id, seq: 3, table: 'table1' });
    await vi.advanceTimersByTimeAsync(0);
    session.takeBack();
    expect(asked()).toHaveLength(1);
    end.say(frame([takenBack(3, 2)], { takeBack: { first: 1, choice: 1, last: 1 } }));
    expect(session.snapshot().undoing).toBeNull();
    session.takeBack();
    expect(asked()).toMatchObject([{ to: 2 }, { to: 1 }]);
  });

  it('is of the last choice as a whole, however many moves that made', () => {
    const { end, session, asked } = atPlay();
    end.say(frame([news(3), news(4)], { takeBack: { first: 1, choice: 3, last: 4 } }));
    session.takeBack();
    expect(asked()).toMatchObject([{ to: 3 }]);
  });

  it('reaches as far as it is told to', () => {
    const { session, asked } = atPlay();
    session.takeBack(1);
    expect(asked()).toMatchObject([{ to: 1 }]);
  });

  it('is over as well when the news comes before the answer', async () => {
    const { end, session, asked } = atPlay();
    session.takeBack();
    end.say(frame([takenBack(3, 2)]));
    expect(session.snapshot().undoing).not.toBeNull();
    end.say({ type: 'done', id: asked()[0]!.id, seq: 3, table: 'table1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.snapshot().undoing).toBeNull();
  });

  it('may be tried again once it is refused', async () => {
    const { end, session, asked } = atPlay();
    session.takeBack();
    end.say({ type: 'refused', id: asked()[0]!.id, refused: { code: 'sealed', retry: false } });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.snapshot()).toMatchObject({ undoing: null, refused: { code: 'sealed' } });
    session.takeBack();
    expect(asked()).toHaveLength(2);
  });

  it('outlasts a lost line under one name, and no move is made meanwhile', () => {
    const { end, session, saidOf, asked } = atPlay();
    end.drop();
    session.takeBack();
    session.takeBack();
    playNow(session, [TORCH]);
    expect(session.snapshot()).toMatchObject({ link: 'lost', undoing: { seq: null }, pending: null });
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(asked()).toHaveLength(1);
    expect(saidOf('move')).toEqual([]);
  });
});
