import type { ClientMessage } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { room } from './fake-server.ts';
import { joined } from './joined.ts';

type SetUp = Extract<ClientMessage, { readonly type: 'setUp' }>;

const before = room({
  phase: 'gathering',
  seats: [{ kind: 'empty' }, { kind: 'empty' }, { kind: 'bot', level: 'mixed' }],
  options: { edition: 'diamant', openTents: false },
});

function atTable() {
  const all = joined();
  all.end.welcome();
  all.end.say({ type: 'room', room: before });
  const asked = () => all.saidOf('setUp') as SetUp[];
  const answer = async (n: number, refused?: string) => {
    const { id = '' } = asked()[n] ?? {};
    if (refused === undefined) all.end.say({ type: 'done', id, seq: null, table: 'table1' });
    else all.end.say({ type: 'refused', id, refused: { code: refused, retry: false } });
    await new Promise((done) => setImmediate(done));
  };
  const shown = () => {
    const { seats, options, open } = all.session.snapshot().room ?? before;
    return { seats: seats.length, options, open };
  };
  const more = () => all.session.setUp(({ seats }) => ({ seats: seats + 1 }));
  return { ...all, asked, answer, shown, more };
}

describe('how a table is set up', () => {
  it('is what several quick taps make of it together', () => {
    const { session, asked, shown, more } = atTable();
    more();
    more();
    session.setUp(() => ({ options: { openTents: true } }));
    session.setUp(() => ({ open: true }));
    session.setUp(() => ({ options: { edition: 'incan-gold' } }));
    const wished = { seats: 5, options: { edition: 'incan-gold', openTents: true }, open: true };
    expect(asked().at(-1)).toMatchObject(wished);
    expect(shown()).toEqual(wished);
    expect(
      session
        .snapshot()
        .room?.seats.slice(2)
        .map(({ kind }) => kind),
    ).toEqual(['bot', 'empty', 'empty']);
  });

  it('stays as wished while the room still tells of before, and between an answer and the room that shows it', async () => {
    const { end, session, shown, more, answer } = atTable();
    more();
    end.say({ type: 'room', room: { ...before, host: true } });
    expect(shown().seats).toBe(4);
    await answer(0);
    expect(shown().seats).toBe(4);
    const after = { ...before, seats: [...before.seats, { kind: 'empty' } as const] };
    end.say({ type: 'room', room: after });
    expect(session.snapshot().room).toEqual(after);
    more();
    expect(shown().seats).toBe(5);
  });

  it('is as the server has it after a refusal, and the reason stays to be read', async () => {
    const { session, shown, answer } = atTable();
    session.setUp(({ seats }) => ({ seats: seats - 1 }));
    expect(shown().seats).toBe(2);
    await answer(0, 'seatTaken');
    expect(shown()).toEqual({ seats: 3, options: before.options, open: false });
    expect(session.snapshot().refused?.code).toBe('seatTaken');
    session.setUp(() => ({ open: true }));
    expect(session.snapshot().refused).toBeNull();
  });

  it('loses only what was refused: what was built on it is asked for once more without it', async () => {
    const { session, shown, asked, answer } = atTable();
    session.setUp(({ seats }) => ({ seats: seats - 1 }));
    session.setUp(() => ({ options: { openTents: true } }));
    session.setUp(() => ({ open: true }));
    await answer(0, 'seatTaken');
    await answer(1, 'seatTaken');
    await answer(2, 'seatTaken');
    expect(asked()).toHaveLength(5);
    expect(asked()[4]).toMatchObject({ seats: 3, options: { edition: 'diamant', openTents: true }, open: true });
    await answer(3);
    await answer(4);
    expect(shown()).toMatchObject({ seats: 3, open: true, options: { openTents: true } });
    expect(session.snapshot().refused?.code).toBe('seatTaken');
  });

  it('does not pretend to be connected when something is wished for without a line', () => {
    const { end, session, more, shown } = atTable();
    end.drop();
    more();
    expect(session.snapshot().link).toBe('lost');
    expect(shown().seats).toBe(4);
  });
});
