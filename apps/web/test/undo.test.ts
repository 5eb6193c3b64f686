import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { news, room } from './far-end.ts';
import { joined } from './joined.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A seat whose own move was the last. */
const atPlay = () => {
  const all = joined();
  all.end.welcome();
  all.end.say({ type: 'room', room: room() });
  all.end.say({ type: 'news', table: 'table1', news: [news(0), news(1, { takeBack: 1 })] });
  const asked = () => all.saidOf('takeBack') as { readonly id: string; readonly to: number }[];
  return { ...all, asked };
};

describe('a take-back on its way', () => {
  it('is asked for once, however often one taps, and lasts until the news of it is here', async () => {
    const { end, session, asked } = atPlay();
    session.takeBack();
    session.takeBack();
    expect(asked()).toMatchObject([{ to: 1 }]);
    expect(session.snapshot().undoing).toEqual({ seq: null });
    end.say({ type: 'done', id: asked()[0]!.id, seq: 2, table: 'table1' });
    await vi.advanceTimersByTimeAsync(0);
    session.takeBack();
    expect(asked()).toHaveLength(1);
    end.say({ type: 'news', table: 'table1', news: [news(2, { kind: 'takenBack', takeBack: 0 })] });
    expect(session.snapshot().undoing).toBeNull();
    session.takeBack();
    expect(asked()).toMatchObject([{ to: 1 }, { to: 0 }]);
  });

  it('is over as well when the news comes before the answer', async () => {
    const { end, session, asked } = atPlay();
    session.takeBack();
    end.say({ type: 'news', table: 'table1', news: [news(2, { kind: 'takenBack' })] });
    expect(session.snapshot().undoing).not.toBeNull();
    end.say({ type: 'done', id: asked()[0]!.id, seq: 2, table: 'table1' });
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
    session.play(0);
    expect(session.snapshot()).toMatchObject({ link: 'lost', undoing: { seq: null }, pending: null });
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(asked()).toHaveLength(1);
    expect(saidOf('move')).toEqual([]);
  });
});
