import { describe, expect, it } from 'vitest';
import { seenSince } from '../src/table/play/seen-since.ts';
import { news } from './fake-server.ts';

const history = Array.from({ length: 40 }, (_, seq) => news(seq, { seen: [{ type: `s${seq}` }] }));
const types = (last: number, newest: number, all = history) => seenSince(all, last, newest)?.map(({ type }) => type);

describe('what was seen between two frames', () => {
  it('is all that lies between them, however many entries one frame has', () => {
    expect(types(1, 4)).toEqual(['s2', 's3', 's4']);
    expect(types(4, 4)).toEqual([]);
  });

  it('is nothing to be staged where something was taken back, or too much was missed', () => {
    const back = [...history.slice(0, 4), news(4, { kind: 'takenBack', seen: [{ type: 'takenBack' }] })];
    expect(types(3, 4, back)).toBeUndefined();
    expect(types(0, 16)).toHaveLength(16);
    expect(types(0, 17)).toBeUndefined();
  });

  it('has nothing that happened to the table and not in the game', () => {
    const seen = [{ type: 'pause', paused: true }] as never;
    expect(types(3, 5, [...history.slice(0, 4), news(4, { kind: 'pause', seen }), ...history.slice(5)])).toEqual([
      's5',
    ]);
  });
});
