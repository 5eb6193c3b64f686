import { type OpenSubject, type Setting, settingsOf, textFaults } from '@quri/conformance';
import { sample as entry } from '@quri/sample';
import { type Sample, sample } from '@quri/sample/game';
import type { GameText } from '@quri/words';
import { describe, expect, test } from 'vitest';

const text = await entry.text.en();
type Words = typeof text;

const subject: OpenSubject<Sample> = { game: sample, sample: () => [{ type: 'dip' }, { type: 'stop' }] };
const [setting] = settingsOf(sample, 'text');

const faults = (broken: Partial<Words>): readonly string[] =>
  textFaults({ ...text, ...broken } as GameText, subject, setting as Setting<Sample>);

describe('the suite for texts notices one that', () => {
  test.each<[string, Partial<Words>, RegExp]>([
    ['asks with a gap', { question: () => `Which ${undefined}?` }, /^question: Which undefined/],
    ['has a headline that is no sentence', { headline: () => 'pot' }, /^headline: pot/],
    ['leaves a line of the position empty', { position: () => ['Pot: 1 point.', ''] }, /^position: $/],
    ['knows no result', { result: () => null }, /^result: none at the end/],
    ['has a result too early', { result: () => ({ headline: 'Over.', rows: [] }) }, /^result: .*before the end/],
    [
      'has no name for somebody',
      { intent: { ...text.intent, dip: (_, who) => `Dip, ${who(9)}` } },
      /^intent: .*seat 9/,
    ],
    ['says nothing of a refusal', { refusal: { ...text.refusal, nothingInPot: () => '' } }, /^refusal: $/],
    ['says two blanks', { seen: { ...text.seen, dippingBegun: () => 'Into  the bag!' } }, /^seen: Into {2}the bag/],
    [
      'tells a seat more in the log than others',
      {
        seen: { ...text.seen, charmWorn: ({ charm }) => `A charm${charm === undefined ? '' : ` of ${charm.value}`}.` },
      },
      /^seen: \d is told more: A charm of \d/,
    ],
  ])('%s', (_what, broken, fault) => {
    expect(faults(broken)).toContainEqual(expect.stringMatching(fault));
  });

  test('and has nothing against the whole text', () => {
    expect(faults({})).toEqual([]);
  });
});
