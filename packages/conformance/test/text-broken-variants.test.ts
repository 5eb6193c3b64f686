import { type OpenSubject, type Setting, settingsOf, textFaults } from '@quri/conformance';
import { sample as entry } from '@quri/sample';
import { type Sample, sample } from '@quri/sample/game';
import { type GameText, isYou, labelEn, labelPl, listPl } from '@quri/words';
import { describe, expect, test } from 'vitest';

const text = await entry.text.en();
const polish = await entry.text.pl();
type Words = typeof text;

const subject: OpenSubject<Sample> = { game: sample, sample: () => [{ type: 'dip' }, { type: 'stop' }] };
const [setting] = settingsOf(sample, 'text');

const faults = (broken: Partial<Words>): readonly string[] =>
  textFaults({ ...text, ...broken } as GameText, 'en', subject, setting as Setting<Sample>);

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
    [
      'calls whoever reads by name',
      { seen: { ...text.seen, charmWorn: ({ seat }, who) => `${who(seat)} puts on a charm.` } },
      /^seen: calls whoever reads by name: Anna puts/,
    ],
    [
      'says "you" with a verb of somebody else',
      { seen: { ...text.seen, charmWorn: ({ seat }, who) => `${labelEn(seat, who)} puts on a charm.` } },
      /^seen: has a verb .*: You puts/,
    ],
    [
      'leaves out whoever reads',
      { seen: { ...text.seen, charmWorn: ({ seat }, who) => (isYou(who, seat) ? 'A charm.' : 'Somebody’s charm.') } },
      /^seen: does not speak to whoever reads: A charm/,
    ],
  ])('%s', (_what, broken, fault) => {
    expect(faults(broken)).toContainEqual(expect.stringMatching(fault));
  });

  test('and has nothing against the whole text', () => {
    expect(faults({})).toEqual([]);
  });
});

describe('the suite for texts notices Polish that', () => {
  const polishFaults = (broken: Partial<typeof polish>): readonly string[] =>
    textFaults({ ...polish, ...broken } as GameText, 'pl', subject, setting as Setting<Sample>);

  test.each<[string, Partial<typeof polish>, RegExp]>([
    [
      'says "ty" with a verb of somebody else',
      { seen: { ...polish.seen, charmWorn: ({ seat }, who) => `${labelPl(seat, who)} zakłada amulet.` } },
      /^seen: has a verb .*"ty": Ty zakłada/,
    ],
    [
      'leaves out only the name',
      { seen: { ...polish.seen, charmWorn: ({ seat }, who) => `${isYou(who, seat) ? 'Ktoś' : who(seat)} ma amulet.` } },
      /^seen: does not speak to whoever reads: Ktoś ma amulet/,
    ],
    [
      'speaks to several as to others',
      { headline: (_, who) => `${listPl([labelPl(0, who), labelPl(1, who)].sort().reverse())} grają.` },
      /^headline: has a verb .*and others: Ty i Jan grają/,
    ],
  ])('%s', (_what, broken, fault) => {
    expect(polishFaults(broken)).toContainEqual(expect.stringMatching(fault));
  });

  test('and has nothing against the whole text', () => {
    expect(polishFaults({})).toEqual([]);
  });
});
