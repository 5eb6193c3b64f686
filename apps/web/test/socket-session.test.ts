import { seatCommitmentOf, seat as seatNumber } from '@quri/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionOver } from '../src/session/socket/connection.ts';
import { seatBytesIn } from '../src/session/socket/seat-bytes.ts';
import { socketSession } from '../src/session/socket/socket-session.ts';
import { farEnd, memoryKeep, news, room } from './far-end.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function joined(keep = memoryKeep()) {
  const end = farEnd();
  const connection = connectionOver(end.needs);
  const needs = { connection, bytes: seatBytesIn(keep), fetchReplay: async () => null };
  const session = socketSession(needs, 'table1', 'secret');
  const saidOf = (type: string) => end.said().filter((message) => message.type === type);
  return { end, connection, session, saidOf };
}

const atPlay = () => {
  const all = joined();
  all.end.welcome();
  all.end.say({ type: 'room', room: room() });
  all.end.say({ type: 'news', table: 'table1', news: [news(0), news(1)] });
  return all;
};

describe('a table on the server', () => {
  it('asks for it with the invitation, and for everything', () => {
    const { end, saidOf, session } = joined();
    expect(session.snapshot().link).toBe('joining');
    end.welcome();
    expect(saidOf('subscribe')).toEqual([{ type: 'subscribe', table: 'table1', invite: 'secret', last: -1 }]);
  });

  it('after a cut asks only for what was missed, and says meanwhile that it is not connected', () => {
    const { end, session, saidOf } = atPlay();
    end.drop();
    expect(session.snapshot().link).toBe('lost');
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(saidOf('subscribe')).toMatchObject([{ last: 1 }]);
    end.say({ type: 'room', room: room() });
    expect(session.snapshot().link).toBe('live');
  });

  it('sends a tap with the ask it answers, shows it as pending, and settles it by the news of it', async () => {
    const { end, session, saidOf } = atPlay();
    session.play(1);
    const [move] = saidOf('move');
    expect(move).toMatchObject({ ask: 1, offer: 1 });
    expect(session.snapshot().pending).toEqual({ ask: 1, offer: 1, seq: null });
    end.say({ type: 'done', id: move!.type === 'move' ? move!.id : '', seq: 2, table: 'table1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.snapshot().pending).toMatchObject({ seq: 2 });
    end.say({ type: 'news', table: 'table1', news: [news(2)] });
    expect(session.snapshot().pending).toBeNull();
  });

  it('loses no tap: one made while the line was down goes out when it is back, under the same name', () => {
    const { end, session, saidOf } = atPlay();
    end.drop();
    session.play(0);
    expect(session.snapshot().pending).not.toBeNull();
    vi.advanceTimersByTime(400);
    end.welcome();
    const [first] = saidOf('move');
    expect(first).toMatchObject({ ask: 1, offer: 0 });
    end.drop();
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(saidOf('move')).toEqual([first]);
  });

  it('catches up before it repeats what was not answered', () => {
    const { end, session } = atPlay();
    end.drop();
    session.play(0);
    vi.advanceTimersByTime(400);
    end.welcome();
    expect(end.said().map(({ type }) => type)).toEqual(['subscribe', 'move']);
  });

  it('takes a line that does not answer for dead', () => {
    const { end, session } = atPlay();
    session.play(0);
    vi.advanceTimersByTime(8000);
    expect(end.calls()).toBe(2);
    expect(session.snapshot().link).toBe('lost');
  });

  it('asks again for what the server could not do just then, and shows no complaint', async () => {
    const { end, session, saidOf } = atPlay();
    session.play(0);
    const [move] = saidOf('move') as { id: string }[];
    end.say({ type: 'refused', id: move!.id, refused: { code: 'unavailable', retry: true } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(saidOf('move')).toEqual([move, move]);
    expect(session.snapshot().refused).toBeNull();
  });

  it('shows why something was refused until something else is tried', async () => {
    const { end, session, saidOf } = atPlay();
    session.play(0);
    const [move] = saidOf('move') as { id: string }[];
    end.say({ type: 'refused', id: move!.id, refused: { code: 'stale', retry: false } });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.snapshot()).toMatchObject({ pending: null, refused: { code: 'stale' } });
    session.play(1);
    expect(session.snapshot().refused).toBeNull();
  });

  it('does not answer the same question twice while the first answer is on its way', () => {
    const { session, saidOf } = atPlay();
    session.play(0);
    session.play(1);
    expect(saidOf('move')).toHaveLength(1);
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

  it('hears nothing more of a table it has left', () => {
    const { end, session, saidOf } = atPlay();
    session.leave();
    expect(saidOf('unsubscribe')).toHaveLength(1);
    end.say({ type: 'news', table: 'table1', news: [news(2)] });
    expect(session.snapshot().history).toHaveLength(2);
  });
});

describe('what a guest brings to the shuffle', () => {
  const sat = (commitment: string, attempt = 0) =>
    room({
      phase: 'gathering',
      attempt,
      you: 0,
      seats: [{ kind: 'person', name: 'Anna', colour: 0, present: true, commitment }],
    });

  it('is committed to on sitting down and shown when asked, also after a reload', () => {
    const keep = memoryKeep();
    const { end, session, saidOf } = joined(keep);
    end.welcome();
    session.sit(0);
    const [sit] = saidOf('sit') as { commitment: string }[];
    const again = joined(keep);
    again.end.welcome();
    again.end.say({ type: 'room', room: sat(sit!.commitment) });
    again.end.say({ type: 'revealAsked', table: 'table1', attempt: 0 });
    const [reveal] = again.saidOf('reveal') as { bytes: string }[];
    expect(seatCommitmentOf('table1', seatNumber(0), reveal!.bytes)).toBe(sit!.commitment);
  });

  it('is not lost to a tap on a seat that is taken', () => {
    const { end, session, saidOf } = joined();
    end.welcome();
    session.sit(0);
    session.sit(1);
    const [first] = saidOf('sit') as { commitment: string }[];
    end.say({ type: 'room', room: sat(first!.commitment) });
    end.say({ type: 'revealAsked', table: 'table1', attempt: 0 });
    const [reveal] = saidOf('reveal') as { bytes: string }[];
    expect(seatCommitmentOf('table1', seatNumber(0), reveal!.bytes)).toBe(first!.commitment);
  });

  it('is another one after a start that was called off', () => {
    const { end, session, saidOf } = joined();
    end.welcome();
    session.sit(0);
    const [first] = saidOf('sit') as { commitment: string }[];
    end.say({ type: 'room', room: sat(first!.commitment) });
    end.say({ type: 'room', room: sat(first!.commitment, 1) });
    const commitments = (saidOf('sit') as { commitment: string }[]).map(({ commitment }) => commitment);
    expect(new Set(commitments).size).toBe(2);
  });
});
