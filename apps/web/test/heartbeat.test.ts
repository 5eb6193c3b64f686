import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frame, news, room, TORCH } from './fake-server.ts';
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

describe('a line that is cut without a word', () => {
  it('is asked after ten quiet seconds, and given up after two and a half times as long', () => {
    const { end, session, saidOf, connection } = atPlay();
    vi.advanceTimersByTime(9_999);
    expect(saidOf('ping')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(saidOf('ping')).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(14_999);
    expect([end.calls(), session.snapshot().link]).toEqual([1, 'live']);
    vi.advanceTimersByTime(1);
    expect([end.calls(), session.snapshot().link, connection.state.get().line]).toEqual([2, 'lost', 'down']);
  });

  it('is told from a quiet one, which answers', () => {
    const { end, session } = atPlay();
    for (let minute = 0; minute < 6; minute++) {
      vi.advanceTimersByTime(10_000);
      end.say({ type: 'pong' });
    }
    expect([end.calls(), session.snapshot().link]).toEqual([1, 'live']);
    expect(end.said().filter(({ type }) => type === 'ping')).toHaveLength(6);
  });

  it('is not asked while there is news', () => {
    const { end, saidOf } = atPlay();
    for (let seq = 2; seq < 10; seq++) {
      vi.advanceTimersByTime(9000);
      end.say(frame([news(seq)]));
    }
    expect(saidOf('ping')).toHaveLength(0);
  });

  it('is found out at once by whoever looks again, or when the network is said to be back', () => {
    const { end, session, saidOf, connection } = atPlay();
    connection.wake();
    expect(saidOf('ping')).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    connection.wake();
    vi.advanceTimersByTime(2000);
    expect([end.calls(), session.snapshot().link]).toEqual([2, 'lost']);
  });

  it('is found out by a tap that is not answered', () => {
    const { end, session } = atPlay();
    playNow(session, [TORCH]);
    vi.advanceTimersByTime(8000);
    expect([end.calls(), session.snapshot().link]).toEqual([2, 'lost']);
    expect(session.snapshot().pending).not.toBeNull();
  });

  it('is shown at once where the browser knows', () => {
    const { end, session, connection } = atPlay();
    connection.reconnect();
    expect([end.calls(), session.snapshot().link]).toEqual([2, 'lost']);
  });
});

describe('an answer that takes its time', () => {
  it('is waited for while the line is alive: a start may take ten seconds', async () => {
    const { end, session, saidOf } = joined();
    end.welcome();
    end.say({ type: 'room', room: room({ phase: 'gathering' }) });
    session.start();
    const [start] = saidOf('start') as { id: string }[];
    for (let second = 0; second < 10; second++) {
      vi.advanceTimersByTime(1000);
      if (saidOf('ping').length > 0) end.say({ type: 'pong' });
    }
    expect(session.snapshot()).toMatchObject({ link: 'live', refused: null });
    expect([end.calls(), saidOf('start').length]).toEqual([1, 1]);
    end.say({ type: 'refused', id: start!.id, refused: { code: 'startCalledOff', retry: true } });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.snapshot().refused).toMatchObject({ code: 'startCalledOff' });
  });
});

describe('a line that comes back as somebody else', () => {
  it('asks for the whole game anew: what the one was told is not the beginning of what the other is', () => {
    const { end, session, saidOf } = atPlay();
    end.drop();
    vi.advanceTimersByTime(400);
    end.welcome('one', 'another guest');
    expect(saidOf('subscribe')).toMatchObject([{ last: -1 }]);
    expect(session.snapshot()).toMatchObject({ history: [], position: null });
    const other = [news(0, { by: 1 }), news(1, { by: 1 })];
    end.say(frame(other));
    expect(session.snapshot().history).toEqual(other);
  });
});
