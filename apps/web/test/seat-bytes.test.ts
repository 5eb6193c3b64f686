import { seatCommitmentOf, seat as seatNumber } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { memoryKeep, room } from './far-end.ts';
import { joined } from './joined.ts';

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
