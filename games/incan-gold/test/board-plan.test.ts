import { scriptedDice } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { asViewer, type Message, playedOut } from '../gallery/expedition-log.ts';
import { planOf } from '../src/board/plan/plan.ts';
import { type Shown, shownOf } from '../src/board/shown.ts';
import { EDITIONS } from '../src/vocabulary.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `plan ${i}`);

/** Everything of a moment that must agree with the view at the end of a plan. */
const lasting = ({ focus: _focus, flights: _flights, ...rest }: Shown) => rest;

const pairs = (log: readonly Message[]): readonly (readonly [Message, Message])[] =>
  log.slice(1).map((message, i) => [log[i] as Message, message] as const);

const names = (log: readonly Message[], at: number): readonly string[] => {
  const [before, message] = [log[at - 1]!, log[at]!];
  return (planOf(before.view, message.seen, message.view) ?? []).map(({ name }) => name);
};

describe('a plan built from two views and what was seen between them', () => {
  test.each(EDITIONS)('ends exactly on the view, message by message, in %s', (edition) => {
    SEEDS.forEach((seed, i) => {
      const wanted = {
        players: 3 + (i % 6),
        viewer: asViewer((i % 4) - 1),
        options: { edition, openTents: i % 3 === 0 },
      };
      for (const [before, { view, seen }] of pairs(playedOut({ ...wanted, seed }))) {
        const end = planOf(before.view, seen, view)?.at(-1)?.shown ?? shownOf(before.view);
        expect(lasting(end), seed).toEqual(lasting(shownOf(view)));
      }
    });
  });

  test('takes no longer than a staged moment for any beat, and all of them take time', () => {
    for (const [before, { view, seen }] of pairs(playedOut({ players: 6, viewer: asViewer(0), seed: 'times' }))) {
      for (const { ms } of planOf(before.view, seen, view) ?? []) {
        expect(ms).toBeGreaterThan(0);
        expect(ms).toBeLessThanOrEqual(900);
      }
    }
  });

  test('jumps at first sight', () => {
    const [first] = playedOut({ players: 3, viewer: asViewer(0), seed: 'jump' });
    expect(planOf(null, [], first!.view)).toBeNull();
  });

  test('never shows a face-down card by name before it is turned', () => {
    for (const [before, { view, seen }] of pairs(playedOut({ players: 4, viewer: asViewer(1), seed: 'suspense' }))) {
      const beats = planOf(before.view, seen, view) ?? [];
      for (const { name, shown } of beats) {
        if (name === 'suspense') expect(shown.path.at(-1)).toMatchObject({ faceUp: false, gems: 0 });
      }
    }
  });
});

describe('what a plan stages', () => {
  const told = (draws: readonly string[], leaving: (seat: number) => boolean, viewer = 0) =>
    playedOut({
      players: 3,
      seed: 'told',
      viewer: asViewer(viewer),
      leaving: (_, seat) => (leaving(seat) ? 1 : 0),
      dice: scriptedDice(draws, { draw: (_address, from) => from[0] as (typeof from)[number] }),
    });
  const opening = ['0', 'artifact-mask', 'treasure-11a'];

  test('the first round: all go in, the artifact is shuffled in, a card is turned and shared', () => {
    const log = told(opening, () => false);
    expect(names(log, 1)).toEqual(['enter', 'shuffled', 'suspense', 'turn', 'share', 'shared']);
  });

  test('a choice is a card laid down; the last one makes all turn over together', () => {
    const log = told([...opening, 'treasure-2a'], () => false);
    expect(names(log, 2)).toEqual(['choose']);
    // Two gems among three: too little to share.
    expect(names(log, 4)).toEqual(['choose', 'hush', 'reveal', 'suspense', 'turn']);
  });

  test('gems travel from the card to everybody inside', () => {
    const [before, message] = [told(opening, () => false)[0]!, told(opening, () => false)[1]!];
    const share = planOf(before.view, message.seen, message.view)?.find(({ name }) => name === 'share');
    expect(share?.shown.path.at(-1)?.gems).toBe(2);
    expect(share?.shown.flights.map(({ what, to }) => [what, to])).toEqual(
      [0, 1, 2].map((seat) => [
        { kind: 'gems', amount: 3 },
        { at: 'beside', seat },
      ]),
    );
  });

  test('a lone leaver walks out with what lies on the path and stows it', () => {
    const log = told(['0', 'artifact-mask', 'treasure-11a', 'artifact-mask', 'treasure-2a'], (seat) => seat === 1, 1);
    const at = log.findIndex(({ seen }) => seen.some(({ type }) => type === 'leaversSettled'));
    const [before, message] = [log[at - 1]!, log[at]!];
    const beats = planOf(before.view, message.seen, message.view)!;
    expect(beats.map(({ name }) => name)).toContain('stow');
    const leave = beats.find(({ name }) => name === 'leave')!;
    expect(leave.shown.explorers.map(({ inside }) => inside)).toEqual([true, false, true]);
    expect(leave.shown.flights.map(({ to }) => to)).toEqual([{ at: 'beside', seat: 1 }]);
    const stowed = beats.find(({ name }) => name === 'stowed')!;
    expect(stowed.shown.explorers[1]?.tent).toBe(3 + 2);
  });

  test('the second hazard: both cards pulse, the light goes out, gems roll back, it is hung in its doorway', () => {
    const log = told([...opening, 'snake-a', 'snake-b'], () => false);
    const at = log.findIndex(({ seen }) => seen.some(({ type }) => type === 'hazardStruck'));
    const [before, message] = [log[at - 1]!, log[at]!];
    const beats = planOf(before.view, message.seen, message.view)!;
    const one = (name: string) => beats.find((beat) => beat.name === name)!.shown;
    expect(
      one('strike')
        .path.filter(({ struck }) => struck)
        .map(({ card }) => card.id),
    ).toEqual(['snake-a', 'snake-b']);
    expect(one('dark').light).toBe('out');
    expect(one('dark').flights.map(({ what }) => what)).toEqual([3, 3, 3].map((amount) => ({ kind: 'gems', amount })));
    expect(one('sweep').flights).toMatchObject([{ what: { kind: 'hazard', hazard: 'snake' }, to: { at: 'door' } }]);
    expect(one('swept')).toMatchObject({ path: [], removed: [{ round: 1 }] });
    expect(beats.map(({ name }) => name)).toEqual(expect.arrayContaining(['strike', 'dark', 'dawn', 'sweep', 'enter']));
  });

  test('the end is counted', () => {
    const log = playedOut({ players: 4, viewer: asViewer(0), seed: 'counted' });
    expect(names(log, log.length - 1).at(-1)).toBe('count');
  });
});
