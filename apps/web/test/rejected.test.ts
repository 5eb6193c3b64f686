import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { room } from './fake-server.ts';
import { joined } from './joined.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a table that one may not hear of', () => {
  it.each([
    ['tooManyTables', 'tooManyTables'],
    ['broken', 'broken'],
    ['malformed', 'broken'],
  ])('says so when asking again would not help: %s', (code, gone) => {
    const { end, session } = joined();
    end.welcome();
    end.say({ type: 'rejected', refused: { code, retry: false, table: 'table1' } });
    expect(session.snapshot().gone).toBe(gone);
  });

  it('says so also after a cut, when one was there before', () => {
    const { end, session } = joined();
    end.welcome();
    end.say({ type: 'room', room: room() });
    end.drop();
    vi.advanceTimersByTime(400);
    end.welcome();
    end.say({ type: 'rejected', refused: { code: 'broken', retry: false, table: 'table1' } });
    expect(session.snapshot().gone).toBe('broken');
  });

  it('is asked for again when that may help, and nothing is said', () => {
    const { end, session, saidOf } = joined();
    end.welcome();
    end.say({ type: 'rejected', refused: { code: 'tooFast', retry: true, table: 'table1' } });
    vi.advanceTimersByTime(1000);
    expect(saidOf('subscribe')).toHaveLength(2);
    expect(session.snapshot().gone).toBeNull();
  });

  it('is not one where something else was refused', () => {
    const { end, session } = joined();
    end.welcome();
    end.say({ type: 'room', room: room() });
    end.say({ type: 'rejected', refused: { code: 'badReveal', retry: false, table: 'table1' } });
    end.say({ type: 'rejected', refused: { code: 'broken', retry: false, table: 'another' } });
    expect(session.snapshot()).toMatchObject({ gone: null, link: 'live' });
  });

  it('is looked for, and not connected, are two things', () => {
    const { end, session } = joined();
    expect(session.snapshot().link).toBe('joining');
    end.drop();
    expect(session.snapshot().link).toBe('lost');
  });
});
