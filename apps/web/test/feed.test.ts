import { describe, expect, it } from 'vitest';
import { firstFeed, nextFeed, shownUpTo } from '../src/table/play/use-feed.ts';
import { news, position } from './fake-server.ts';

const told = Array.from({ length: 40 }, (_, seq) => news(seq, { seen: [{ type: `s${seq}` }] }));
/** A board that is given these frames one after the other, each with the view it was sent. */
const fed = (first: number, ...seqs: readonly number[]) => {
  const frame = position(first);
  return seqs.reduce(
    (last, seq) => {
      const next = position(seq);
      return nextFeed(last, next, next.view, told);
    },
    firstFeed(frame, frame.view),
  );
};

describe('what a board is fed', () => {
  it('is at rest at first sight, as after a reload', () => {
    expect(fed(3).input).toEqual({ seq: 3, view: { at: 3 }, before: null, seen: [] });
  });

  it('holds all that lies between two pictures, however many entries one frame has', () => {
    const { input } = fed(1, 4);
    expect(input.seen.map(({ type }) => type)).toEqual(['s2', 's3', 's4']);
    expect(input.before).toEqual({ at: 1 });
  });

  it('begins with the last frame it was given, whether that was shown or not', () => {
    const { input } = fed(1, 2, 4, 5);
    expect(input).toMatchObject({ before: { at: 4 }, view: { at: 5 }, seen: [{ type: 's5' }] });
  });

  it('begins with the last frame it was given where others came too fast to be given', () => {
    // Entries 2, 3 and 4 came in a frame each; the page was drawn again only after the last of them.
    const { input } = fed(1, 4);
    expect(input.before).toEqual({ at: 1 });
  });

  it('begins with what everybody saw, not with the hand of whoever held the device', () => {
    const held = nextFeed(fed(2), position(2), { secret: true }, told);
    expect(held.input.view).toEqual({ secret: true });
    const { input } = nextFeed(held, position(3), { other: true }, told);
    expect(input).toMatchObject({ before: { at: 2 }, view: { other: true } });
  });

  it('counts a frame as shown that the board said it had shown before the frame was here', () => {
    const early = shownUpTo(fed(3), 4);
    expect(early.frames.map(({ seq }) => seq)).toEqual([3]);
    const { frames } = nextFeed(early, position(4), position(4).view, told);
    expect(frames.map(({ seq }) => seq)).toEqual([4]);
  });

  it('stays the same while nothing is new', () => {
    const last = fed(1, 2);
    const frame = last.frames.at(-1)!;
    expect(nextFeed(last, frame, last.input.view, told)).toBe(last);
  });

  it('jumps where something was taken back, and where too much was missed', () => {
    const seen = [{ type: 'takenBack', to: 3 }] as never;
    const back = [...told.slice(0, 4), news(4, { kind: 'takenBack', seen })];
    expect(nextFeed(fed(3), position(4), {}, back).input).toMatchObject({ before: null, seen: [] });
    expect(fed(0, 16).input.seen).toHaveLength(16);
    expect(fed(0, 17).input).toMatchObject({ before: null, seen: [] });
    expect(fed(5, 2).input.before).toBeNull();
  });

  it('hands a board nothing that happened to the table and not in the game', () => {
    const seen = [{ type: 'pause', paused: true }] as never;
    const paused = [...told.slice(0, 4), news(4, { kind: 'pause', seen }), ...told.slice(5)];
    const { input } = nextFeed(fed(3), position(5), {}, paused);
    expect(input).toMatchObject({ before: { at: 3 }, seen: [{ type: 's5' }] });
  });
});

describe('what a page keeps of frames', () => {
  const seqs = ({ frames }: ReturnType<typeof fed>) => frames.map(({ seq }) => seq);

  it('is the one that is shown and those that wait, and nothing older', () => {
    const waiting = fed(1, 2, 4);
    expect(seqs(waiting)).toEqual([1, 2, 4]);
    expect(seqs(shownUpTo(waiting, 2))).toEqual([2, 4]);
    expect(seqs(shownUpTo(waiting, 4))).toEqual([4]);
  });

  it('does not grow over a long game', () => {
    let last = fed(0);
    for (let seq = 1; seq < 40; seq++) {
      const frame = position(seq);
      last = shownUpTo(nextFeed(last, frame, frame.view, told), seq);
      expect(seqs(last)).toEqual([seq]);
    }
  });

  it('is not changed by what was shown before', () => {
    const last = shownUpTo(fed(1, 2, 4), 2);
    expect(shownUpTo(last, 1)).toBe(last);
    expect(shownUpTo(last, 2)).toBe(last);
  });
});
