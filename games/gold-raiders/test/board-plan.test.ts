import { boardTrial, inPairs } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { planOf } from '../src/board/plan/plan.ts';
import { publicPart, type Shown } from '../src/board/shown.ts';
import type { Seen, SeenOf } from '../src/view/shapes.ts';

const { played } = boardTrial(SUBJECT);
const SEEDS = Array.from({ length: 10 }, (_, i) => `plan ${i}`);

/** The first message of some games in which such a thing was seen, and how it is staged. */
function staged<T extends Seen['type']>(type: T, fits: (seen: SeenOf<T>) => boolean = () => true) {
  for (const seed of SEEDS) {
    for (const [before, message] of inPairs(played({ players: 4, seed }))) {
      const seen = message.seen.find((one): one is SeenOf<T> => one.type === type && fits(one as SeenOf<T>));
      if (seen !== undefined) {
        const beats = planOf(before.view, [seen], message.view) ?? [];
        return { seen, before: before.view, view: message.view, beats, names: beats.map(({ name }) => name) };
      }
    }
  }
  throw new Error(`nobody saw ${type}`);
}

describe('what a plan stages', () => {
  test('GR-6: shows nobody else what the former viewer of a shared screen knew', () => {
    const log = played({ players: 3, seed: 'shared', options: { memoryAid: true } });
    const other = played({ players: 3, viewer: 1, seed: 'shared', options: { memoryAid: true } });
    const late = log.findIndex(({ view }) => view.raiders.some(({ stacks }) => stacks.length > 1));
    const [before, message] = [log[late]!, other[late + 1]!];
    for (const { shown } of planOf(before.view, message.seen, message.view) ?? [])
      expect(shown).toEqual(publicPart(shown));
  });

  test('a card travels face down from the hand to its stack and is only then part of it', () => {
    const { seen, before, beats, names } = staged('cardStacked', ({ onto }) => onto !== 'new');
    expect(names).toEqual(['stack', 'stacked']);
    expect(beats[0]!.shown.flights).toEqual([
      {
        what: { kind: 'cards', count: 1 },
        from: { at: 'hand', seat: seen.seat },
        to: { at: 'stack', seat: seen.seat, place: seen.onto },
      },
    ]);
    const size = (shown: Shown): number => shown.raiders[seen.seat]!.stacks[seen.place]!.size;
    expect(beats.map(({ shown }) => size(shown) - before.raiders[seen.seat]!.stacks[seen.place]!.size)).toEqual([0, 1]);
  });

  test('GR-8: a stolen stack slides as a whole to where it goes', () => {
    const { seen, beats, names } = staged('stackStolen', ({ size }) => size > 1);
    expect(names).toEqual(['discard', 'steal', 'stolen']);
    const { owner, from, seat, onto, size } = seen;
    expect(beats[1]!.shown.flights).toEqual([
      {
        what: { kind: 'cards', count: size },
        from: { at: 'stack', seat: owner, place: from },
        to: { at: 'stack', seat, place: onto },
      },
    ]);
    expect(beats[1]!.shown.raiders[owner]!.stacks[from]).toMatchObject({ going: true });
    expect(beats[2]!.shown.discards.at(-1)).toBe('steal');
  });

  test('GR-7: everybody sees which stack is peeked at, and no picture has its faces', () => {
    const { seen, beats, names } = staged('peekOpened', ({ seat }) => seat === 0);
    expect(names).toEqual(['discard', 'peek']);
    expect(beats.at(-1)!.shown.peek).toEqual({ owner: seen.owner, place: seen.place });
  });

  test('a stack is read card by card: no face before its turn, the count as the rules have it', () => {
    const { seen, beats, names } = staged(
      'stackRevealed',
      ({ reading }) => reading.counted.length > 3 && reading.spaces > 0,
    );
    const { counted, spaces } = seen.reading;
    const turns = beats.filter(({ name }) => name === 'turn').map(({ shown }) => shown.opening!);
    expect(turns.map((one) => one.counted)).toEqual(counted.map((_, i) => counted.slice(0, i + 1)));
    // A card is seen before it is counted.
    expect(turns.map((one) => one.totalled)).toEqual(counted.map((_, i) => i));
    expect(counted.reduce((sum, one) => sum + one.spaces, 0)).toBe(spaces);
    expect(beats.find(({ name }) => name === 'tally')!.shown.opening).toMatchObject({
      spaces,
      totalled: counted.length,
    });
    expect(names.at(0)).toBe('lift');
  });

  test('what a stack came to, a theft and a new night are said as big moments, never before they are seen', () => {
    const said = (type: Seen['type']) =>
      staged(type).beats.map(({ name, says, big }) => [name, says?.type, big === true]);
    const revealed = said('stackRevealed').filter(([, says]) => says !== undefined);
    expect(revealed).toEqual([
      ['lift', 'stackOpening', false],
      ['tally', 'stackCounted', true],
    ]);
    expect(said('stackStolen').filter(([, says]) => says !== undefined)).toEqual([
      ['discard', 'stackTaken', false],
      ['steal', 'stackTaken', true],
    ]);
    expect(staged('roundBegun', ({ round }) => round > 1).beats[0]).toMatchObject({
      says: { type: 'nightFalls' },
      big: true,
    });
  });

  test('then the raider hops from stone to stone, and back from Bandits', () => {
    for (const back of [false, true]) {
      const { seen, beats } = staged('stackRevealed', ({ from, to }) => (back ? to < from - 1 : to > from + 1));
      const steps = beats.filter(({ name }) => name === 'walk').map(({ shown }) => shown);
      const path = steps.map(({ raiders }) => raiders[seen.seat]!.at);
      expect(path).toHaveLength(Math.abs(seen.to - seen.from));
      expect([seen.from, ...path].every((at, i, all) => i === 0 || Math.abs(at - all[i - 1]!) === 1)).toBe(true);
      expect(path.at(-1)).toBe(seen.to);
      expect(steps.every(({ chased }) => chased === (back ? seen.seat : null))).toBe(true);
    }
  });

  test('day breaks, night falls, and the end is shown', () => {
    expect(staged('dayBegun').names).toEqual(['dayBegins']);
    expect(staged('roundBegun', ({ round }) => round > 1).names).toEqual(['dusk', 'deal']);
    expect(staged('gameEnded').names).toEqual(['temple', 'win']);
  });
});
