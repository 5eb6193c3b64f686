import { describe, expect } from 'vitest';
import {
  CLOCK,
  DEAL,
  DIP,
  END,
  eventful,
  type Forgeable,
  GO_ON,
  hashedAgain,
  LAST_CHARM,
  NEXT_DIP,
  OWN_TAKE_BACK,
  otherDigit,
  PAUSE,
  SEATING,
  TAKE_BACK,
  textOf,
} from './eventful-table.ts';
import {
  brokenForKernel,
  brokenForPython,
  FROM_THE_FILE,
  ifPython,
  python,
  verdicts,
  why,
  written,
} from './verifier.ts';

const text = textOf(eventful('eventful'));

describe(`examples/verify.py, of a file that somebody changed${why}`, () => {
  type Edit = readonly [string, (replay: Forgeable) => void, string, number | null];

  const left: readonly Edit[] = [
    ['an event', ({ entries }) => Object.assign(entries[LAST_CHARM]!.events[0]!, { seat: 0 }), 'chain', LAST_CHARM],
    ['a draw', ({ entries }) => entries[NEXT_DIP]!.draws[0]!.drew.reverse().push('9'), 'chain', NEXT_DIP],
    ['what a clock was set to', ({ entries }) => (entries[CLOCK]!.left += 1), 'chain', CLOCK],
    ['the time of the last entry', ({ entries }) => (entries[END]!.at += 1), 'chain', END],
    ['a prev', ({ entries }) => (entries[4]!.prev = otherDigit(entries[4]!.prev)), 'chain', 3],
    ['the first prev', ({ entries }) => (entries[0]!.prev = otherDigit(entries[0]!.prev)), 'chain', null],
    ['the head', (replay) => (replay.head = otherDigit(replay.head)), 'chain', END],
    ['the name of the table', ({ opening }) => (opening.table = 'other'), 'chain', null],
    ['a number in the order', ({ entries }) => (entries[3]!.seq = 4), 'chain', 3],
    ['an entry that is gone', ({ entries }) => entries.splice(CLOCK, 1), 'chain', CLOCK],
    ['a sealed flag', ({ entries }) => (entries[DIP]!.sealed = false), 'chain', DIP],
    ['a byte of the seed', ({ secret }) => (secret.serverSeed = otherDigit(secret.serverSeed)), 'seed', null],
    ['a seat’s bytes', ({ secret }) => (secret.bytes[2] = otherDigit(secret.bytes[2]!)), 'seed', null],
    ['a seat’s bytes that are gone', ({ secret }) => (secret.bytes[0] = null), 'seed', null],
    ['bytes of a seat that brought none', ({ secret }) => (secret.bytes[1] = '0'.repeat(32)), 'seed', null],
  ];

  /** Whoever dipped takes it back without asking anybody. */
  const aloneAgain = (entries: Forgeable['entries']) =>
    Object.assign(entries[TAKE_BACK]!, { seat: entries[DIP]!.seat, consent: [] });

  /** Without one entry. */
  const renumbered = (entries: Forgeable['entries'], without: number): void => {
    entries.splice(without, 1);
    for (const [seq, entry] of entries.entries()) entry.seq = seq;
  };

  /** With every hash worked out again. */
  const hashed: readonly Edit[] = [
    ['a deal said to be another table’s', ({ opening }) => (opening.deal = 'other'), 'seed', null],
    ['two charms swapped in the deal', ({ entries }) => entries[DEAL]!.draws[0]!.drew.reverse(), 'chance', DEAL],
    [
      'the draws of two epochs swapped',
      ({ entries }) => {
        const [one, other] = [entries[DIP]!.draws, entries[NEXT_DIP]!.draws];
        [entries[DIP]!.draws, entries[NEXT_DIP]!.draws] = [other, one];
      },
      'chance',
      DIP,
    ],
    [
      'a draw of the epoch before',
      ({ entries }) => (entries[NEXT_DIP]!.draws = entries[DIP]!.draws),
      'chance',
      NEXT_DIP,
    ],
    [
      'a candidate that is there twice',
      ({ entries }) => entries[NEXT_DIP]!.draws[0]!.from.push(entries[NEXT_DIP]!.draws[0]!.from[0]!),
      'chance',
      NEXT_DIP,
    ],
    [
      'more drawn than there was',
      ({ entries }) => entries[NEXT_DIP]!.draws[0]!.drew.push(...entries[NEXT_DIP]!.draws[0]!.from),
      'chance',
      NEXT_DIP,
    ],
    ['a sealed flag', ({ entries }) => (entries[DIP]!.sealed = false), 'takeBacks', DIP],
    ['a take-back beyond a seal', ({ entries }) => aloneAgain(entries), 'takeBacks', TAKE_BACK],
    ['a take-back that some agreed to', ({ entries }) => entries[TAKE_BACK]!.consent.pop(), 'takeBacks', TAKE_BACK],
    [
      'a take-back that one agreed to twice',
      ({ entries }) => (entries[TAKE_BACK]!.consent = [0, 1, 1]),
      'takeBacks',
      TAKE_BACK,
    ],
    ['a take-back of another’s move', ({ entries }) => (entries[OWN_TAKE_BACK]!.seat = 0), 'takeBacks', OWN_TAKE_BACK],
    ['a take-back of the clock’s move', ({ entries }) => (entries[1]!.actor = 'clock'), 'takeBacks', OWN_TAKE_BACK],
    ['a take-back of the deal', ({ entries }) => (entries[TAKE_BACK]!.to = DEAL), 'takeBacks', TAKE_BACK],
    ['a take-back of what is taken back', ({ entries }) => (entries[TAKE_BACK]!.to = 1), 'takeBacks', TAKE_BACK],
    ['a bot that moves for a person', ({ entries }) => (entries[3]!.actor = 'bot'), 'seating', 3],
    ['a person who moves for a bot', ({ entries }) => (entries[4]!.actor = 'human'), 'seating', 4],
    ['a move by nobody', ({ entries }) => (entries[NEXT_DIP]!.actor = 'table'), 'seating', NEXT_DIP],
    ['a person who takes back for a bot', ({ entries }) => (entries[2]!.actor = 'human'), 'seating', OWN_TAKE_BACK],
    ['a bot that plays on for somebody else', ({ entries }) => (entries[SEATING]!.seat = 0), 'seating', PAUSE],
    ['a bot that plays on for a bot', ({ entries }) => (entries[SEATING]!.seat = 1), 'seating', SEATING],
    ['a bot that goes before it comes', ({ entries }) => (entries[SEATING]!.bot = null), 'seating', SEATING],
    ['a bot that agrees to a pause', ({ entries }) => (entries[PAUSE]!.consent = [1]), 'seating', PAUSE],
    ['a bot that agrees for somebody', ({ entries }) => (entries[PAUSE]!.consent = [2]), 'seating', PAUSE],
    ['somebody who agrees twice', ({ entries }) => (entries[PAUSE]!.consent = [0, 0]), 'seating', PAUSE],
    ['a pause in a pause', ({ entries }) => (entries[GO_ON]!.paused = true), 'seating', GO_ON],
    ['a pause without an end', ({ entries }) => renumbered(entries, GO_ON), 'seating', GO_ON],
    ['a move after the end', ({ entries }) => entries.push({ ...entries[3]!, seq: END + 1 }), 'seating', END + 1],
    [
      'an end that a bot agreed to',
      ({ entries }) => Object.assign(entries[END]!, { reason: 'abandoned' }),
      'seating',
      END,
    ],
    ['a bot said to be a person', (replay) => (replay.bots = [null, null, null]), 'seating', 1],
    ['a take-back of nothing', ({ entries }) => (entries[TAKE_BACK]!.to = TAKE_BACK), 'chance', NEXT_DIP],
  ];

  const edits = [
    ...left.map(([name, ...rest]) => [`${name}, with the hashes left as they were`, false, ...rest] as const),
    ...hashed.map(([name, ...rest]) => [`${name}, with every hash worked out again`, true, ...rest] as const),
  ];

  ifPython.each(edits)('finds %s, at the entry where the kernel finds it', (_name, again, change, check, entry) => {
    const replay = JSON.parse(text) as Forgeable;
    change(replay);
    if (again) hashedAgain(replay);
    const content = JSON.stringify(replay);
    const { status, found } = verdicts([written('tampered.json', content)]);
    expect(brokenForPython(found[0]!)[0]).toEqual([check, entry]);
    expect(brokenForPython(found[0]!)).toEqual(brokenForKernel(content).file);
    expect(status).toBe(1);
  });

  ifPython('says in sentences which entry is the first that does not fit, and why', () => {
    const replay = JSON.parse(text) as Forgeable;
    aloneAgain(replay.entries);
    replay.secret.bytes[2] = null;
    replay.heard.last.pop();
    const { status, out } = python(written('sentences.json', JSON.stringify(replay)));
    expect(out.split('\n').slice(1)).toEqual([
      '  chain     ✗ entry 7: its hash is not the prev of entry 8',
      '  seed      ✗ the bytes of seat 2 are not those it committed to',
      expect.stringMatching(/^ {2}chance {4}✗ entry 0: from 'charms' came \['.+'\], but \['.+'\] were due$/),
      '  takeBacks ✗ entry 7: it undoes entry 6, which is sealed, without consent',
      '  seating   ✓ as the file says',
      '  heard     ✗ last has 3 hashes, and there are 3 seats and the spectator',
      '',
    ]);
    expect(status).toBe(1);
  });

  ifPython.each<[string, (heard: Forgeable['heard']) => void]>([
    ['one hash too few', ({ each }) => each.pop()],
    ['no spectator', ({ last }) => last.pop()],
    ['another end for a seat', ({ last }) => (last[1] = otherDigit(last[1]!))],
  ])('finds %s in what was heard', (_name, change) => {
    const replay = JSON.parse(text) as Forgeable;
    change(replay.heard);
    const content = JSON.stringify(replay);
    expect(brokenForKernel(content)).toEqual({ file: [], rest: ['heard'] });
    const { status, found } = verdicts([written('heard.json', content)]);
    expect(found[0]!.checks).toMatchObject({ takeBacks: { fits: true }, heard: { fits: false } });
    expect(status).toBe(1);
  });

  ifPython('agrees with the kernel about a change of anything at all, hashed again or not', () => {
    const changed = everyChange(text);
    expect(changed.length).toBeGreaterThan(400);
    const { found } = verdicts(changed.map(({ content }, i) => written(`changed-${i}.json`, content)));
    let readByBoth = 0;
    for (const [i, { where, content }] of changed.entries()) {
      const kernel = brokenForKernel(content);
      const { error, checks } = found[i]!;
      if (error !== undefined) {
        // What is no replay for the one is never true for the other, which may read it and find the rules broken.
        expect([...kernel.file, ...kernel.rest], where).not.toEqual([]);
        continue;
      }
      // Once the order itself is broken, what that breaks besides is a matter of taste.
      const looked = /\.seq\b/.test(where) ? 1 : FROM_THE_FILE.length;
      expect(brokenForPython(found[i]!).slice(0, looked), where).toEqual(kernel.file.slice(0, looked));
      if (checks?.heard?.fits === false) expect(kernel.rest, where).toContain('heard');
      readByBoth++;
    }
    expect(readByBoth).toBeGreaterThan(300);
  });
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every copy of a replay in which one thing is another; those in the log and the opening also hashed again. */
function everyChange(text: string): readonly { readonly where: string; readonly content: string }[] {
  const copies: { where: string; content: string }[] = [];
  const leaves = (value: Json, path: readonly string[]): readonly (readonly string[])[] =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]))
      : [path];
  for (const path of leaves(JSON.parse(text) as Json, [])) {
    const copy = JSON.parse(text) as { [key: string]: Json };
    const holder = path.slice(0, -1).reduce((value, key) => value[key] as typeof copy, copy);
    const key = path.at(-1)!;
    holder[key] = another(holder[key] as Json);
    const where = path.join('.');
    copies.push({ where, content: JSON.stringify(copy) });
    if (path[0] !== 'entries' && path[0] !== 'opening') continue;
    hashedAgain(copy as unknown as Forgeable);
    copies.push({ where: `${where}, hashed again`, content: JSON.stringify(copy) });
  }
  return copies;
}

/** Something else of the same kind. */
function another(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return /^([0-9a-f]{32}){1,2}$/.test(value) ? otherDigit(value) : `${value}x`;
  return 'x';
}
