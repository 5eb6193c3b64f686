import { seatCommitmentOf, seat as seatNumber } from '@quri/kernel';
import type { ClientMessage, RoomView } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { seatBytesIn } from '../src/session/socket/seat-bytes.ts';
import { memoryStorage, room } from './fake-server.ts';
import { joined } from './joined.ts';

describe('what a guest brings to the shuffle', () => {
  const sat = (commitment: string, attempt = 0, over: Partial<RoomView> = {}) =>
    room({
      phase: 'gathering',
      attempt,
      commitment: `seal ${attempt}`,
      you: 0,
      ...over,
      seats: [
        {
          kind: 'person',
          name: 'Anna',
          colour: 0,
          awaySeconds: null,
          substitute: null,
          conceded: false,
          watchedBy: 0,
          watchable: false,
          usualHours: null,
          commitment,
        },
      ],
    });

  it('is committed to on sitting down and shown when asked, also after a reload', () => {
    const keep = memoryStorage();
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

  /** Sat down, asked for the bytes and brought them. */
  const shown = (keep = memoryStorage()) => {
    const all = joined(keep);
    all.end.welcome();
    all.session.sit(0);
    const [first] = all.saidOf('sit') as { commitment: string }[];
    all.end.say({ type: 'room', room: sat(first!.commitment, 0, { phase: 'starting' }) });
    all.end.say({ type: 'revealAsked', table: 'table1', attempt: 0 });
    expect(all.saidOf('reveal')).toHaveLength(1);
    return { ...all, keep, first: first!.commitment };
  };

  it('is shown once more under the same seal, for it may have been lost on the way', () => {
    const { keep, first } = shown();
    const again = joined(keep);
    again.end.welcome();
    again.end.say({ type: 'room', room: sat(first, 0, { phase: 'starting' }) });
    again.end.say({ type: 'revealAsked', table: 'table1', attempt: 0 });
    expect(again.saidOf('reveal')).toHaveLength(1);
    // A server that went down in the middle comes back with the same seal, and nothing is to be brought anew.
    again.end.say({ type: 'room', room: sat(first) });
    expect(again.saidOf('sit')).toEqual([]);
  });

  it('is another one after a reload, if it was shown to a start that was called off', () => {
    const { keep, first } = shown();
    const again = joined(keep);
    again.end.welcome();
    again.end.say({ type: 'room', room: sat(first, 1) });
    again.end.say({ type: 'room', room: sat(first, 1) });
    const [sit, ...more] = again.saidOf('sit') as { commitment: string }[];
    expect(more).toEqual([]);
    expect(sit?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(sit?.commitment).not.toBe(first);
  });

  it('is never shown under another seal, whoever asks', () => {
    const { keep, first } = shown();
    const again = joined(keep);
    again.end.welcome();
    again.end.say({ type: 'room', room: sat(first, 1, { phase: 'starting' }) });
    again.end.say({ type: 'revealAsked', table: 'table1', attempt: 1 });
    expect(again.saidOf('reveal')).toEqual([]);
  });

  it('is noted as shown before it is sent', () => {
    const keep = memoryStorage();
    const atSending: (string | null)[] = [];
    const { end, session, saidOf, connection } = joined(keep);
    const { send } = connection;
    Object.assign(connection, {
      send: (message: ClientMessage) => {
        atSending.push(keep.read('seat-bytes'));
        send(message);
      },
    });
    end.welcome();
    session.sit(0);
    const [sit] = saidOf('sit') as { commitment: string }[];
    end.say({ type: 'room', room: sat(sit!.commitment, 0, { phase: 'starting' }) });
    end.say({ type: 'revealAsked', table: 'table1', attempt: 0 });
    expect(JSON.parse(atSending[0] ?? '[]')).toMatchObject([{ commitment: sit!.commitment, shown: 'seal 0' }]);
  });

  it('is forgotten where the browser cannot note that it was shown', () => {
    const roomy = memoryStorage();
    let full = false;
    const keep = {
      ...roomy,
      write: (key: string, value: string | null) => {
        if (!full || value === null) roomy.write(key, value);
      },
    };
    const bytes = seatBytesIn(keep);
    const commitment = bytes.commit('table1', 0);
    full = true;
    expect(bytes.reveal(commitment, 'seal 0')).not.toBeNull();
    expect(seatBytesIn(keep).reveal(commitment, 'seal 1')).toBeNull();
    expect(bytes.reveal(commitment, 'seal 1')).toBeNull();
  });

  it('does not wipe from the screen why a start was called off', async () => {
    const { end, session, saidOf, first } = shown();
    session.start();
    const [start] = saidOf('start') as { id: string }[];
    end.say({ type: 'refused', id: start!.id, refused: { code: 'startCalledOff', retry: true } });
    await Promise.resolve();
    end.say({ type: 'room', room: sat(first, 1, { calledOff: [0] }) });
    await Promise.resolve();
    expect(saidOf('sit')).toHaveLength(2);
    expect(session.snapshot()).toMatchObject({ refused: { code: 'startCalledOff' }, room: { calledOff: [0] } });
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
