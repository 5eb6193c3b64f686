import { boardTrial, inPairs } from '@quri/conformance/board';
import { scriptedDice } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { leaving, SUBJECT } from '../gallery/scenes.ts';
import { planOf } from '../src/board/plan/plan.ts';

const { played } = boardTrial(SUBJECT);
type Log = ReturnType<typeof played>;

const names = (log: Log, at: number): readonly string[] => {
  const [before, message] = [log[at - 1]!, log[at]!];
  return (planOf(before.view, message.seen, message.view) ?? []).map(({ name }) => name);
};

describe('what a plan stages', () => {
  const scripted = (draws: readonly string[], leaves: (seat: number) => boolean, viewer = 0): Log =>
    played({
      players: 3,
      seed: 'told',
      viewer,
      policy: leaving((view) => (view.viewer !== 'spectator' && leaves(view.viewer) ? 1 : 0)),
      dice: scriptedDice(draws, { draw: (_address, from) => from[0] as (typeof from)[number] }),
    });
  const opening = ['0', 'artifact-mask', 'treasure-11a'];

  test('never shows a face-down card by name before it is turned', () => {
    for (const [before, { view, seen }] of inPairs(played({ players: 4, viewer: 1, seed: 'suspense' }))) {
      const beats = planOf(before.view, seen, view) ?? [];
      for (const { name, shown } of beats) {
        if (name === 'suspense') expect(shown.path.at(-1)).toMatchObject({ faceUp: false, gems: 0 });
      }
    }
  });

  test('the first round: all go in, the artifact is shuffled in, a card is turned and shared', () => {
    const log = scripted(opening, () => false);
    expect(names(log, 1)).toEqual(['enter', 'shuffled', 'suspense', 'turn', 'share', 'shared']);
  });

  test('a choice is a card laid down; the last one makes all turn over together', () => {
    const log = scripted([...opening, 'treasure-2a'], () => false);
    expect(names(log, 2)).toEqual(['choose']);
    // Two gems among three: too little to share.
    expect(names(log, 4)).toEqual(['choose', 'beforeReveal', 'reveal', 'suspense', 'turn']);
  });

  test('gems travel from the card to everybody inside', () => {
    const [before, message] = [scripted(opening, () => false)[0]!, scripted(opening, () => false)[1]!];
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
    const log = scripted(
      ['0', 'artifact-mask', 'treasure-11a', 'artifact-mask', 'treasure-2a'],
      (seat) => seat === 1,
      1,
    );
    const at = log.findIndex(({ seen }) => seen.some(({ type }) => type === 'leaversSettled'));
    const [before, message] = [log[at - 1]!, log[at]!];
    const beats = planOf(before.view, message.seen, message.view)!;
    expect(beats.map(({ name }) => name)).toContain('keepGems');
    const leave = beats.find(({ name }) => name === 'leave')!;
    expect(leave.shown.explorers.map(({ inside }) => inside)).toEqual([true, false, true]);
    expect(leave.shown.flights.map(({ to }) => to)).toEqual([{ at: 'beside', seat: 1 }]);
    const stowed = beats.find(({ name }) => name === 'stowed')!;
    expect(stowed.shown.explorers[1]?.tent).toBe(3 + 2);
  });

  test('the second hazard: both cards pulse, the light goes out, gems roll back, it is hung in its doorway', () => {
    const log = scripted([...opening, 'snake-a', 'snake-b'], () => false);
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
    expect(beats.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['strike', 'dark', 'lightOn', 'sweep', 'enter']),
    );
  });

  test('a hazard that strikes and the end of a round are said with what they mean for the viewer', () => {
    const struck = (viewer: number, leaves: (seat: number) => boolean) => {
      const log = scripted([...opening, 'snake-a', 'snake-b'], leaves, viewer);
      const at = log.findIndex(({ seen }) => seen.some(({ type }) => type === 'hazardStruck'));
      const [before, message] = [log[at - 1]!, log[at]!];
      return planOf(before.view, message.seen, message.view)!.filter(({ big }) => big);
    };
    expect(struck(0, () => false).map(({ name, says }) => [name, says])).toEqual([
      ['strike', { type: 'hazardLoss', hazard: 'snake', inside: [0, 1, 2], lost: 3 }],
      ['over', { type: 'roundOver', round: 1, tent: 0 }],
    ]);
    const [strike] = struck(1, (seat) => seat === 1);
    expect(strike?.says).toMatchObject({ type: 'hazardLoss', inside: [0, 2], lost: null });
  });

  test('what a turned card is, is not said while it lies face down', () => {
    for (const [before, { view, seen }] of inPairs(played({ players: 4, viewer: 1, seed: 'unsaid' })))
      for (const { name, says } of planOf(before.view, seen, view) ?? [])
        if (name === 'suspense' || name === 'beforeReveal') expect(says).toBeUndefined();
  });

  test('the end is counted', () => {
    const log = played({ players: 4, seed: 'counted' });
    expect(names(log, log.length - 1).at(-1)).toBe('count');
  });
});
