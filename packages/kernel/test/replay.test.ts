import { describe, expect, test } from 'vitest';
import { botsIn, canonical, parseReplay, readReplay, replayOf } from '../src/index.ts';
import { MOST_REPLAY_CHARACTERS } from '../src/replay.ts';
import { type DraftReplay, inFormat1, moveAt, tampered } from './forger.ts';
import { endedGame, eventfulReplay, plainGame, windingGame } from './games.ts';
import { dealt, granted, refusalOf, seated, wear } from './sample-table.ts';

const winding = windingGame();
const MOVE = 3;
const BACK = 2;

/** What is said of a file that was changed so. */
const saidOf = (change: (draft: DraftReplay) => void): unknown =>
  refusalOf(parseReplay(JSON.stringify(tampered(winding, change))));
const without = (draft: object, key: string): void => void Reflect.deleteProperty(draft, key);

describe('a replay file', () => {
  test.each([
    ['a plain game', plainGame()],
    ['a winding one', winding],
    ['one that was ended', endedGame()],
    ['an eventful one', eventfulReplay('a')],
  ])('of %s comes back from its text as it was', (_name, replay) => {
    const read = granted(parseReplay(JSON.stringify(replay)));
    expect(canonical(read)).toBe(canonical(replay));
  });

  test('of a whole game is small, and holds nobody’s identity but the names they chose', () => {
    const text = JSON.stringify(winding);
    expect(text.length).toBeLessThan(20_000);
    expect(text).not.toMatch(/intentId|guest|token":"[0-9a-f]{16}/);
  });

  test('does not grow when the table plays on', () => {
    const { table, secret } = dealt('grows');
    const replay = replayOf(table, secret, seated('', ''));
    wear(table, 0);
    expect(replay.entries).toHaveLength(1);
  });
});

describe('what happens to a table is read', () => {
  const [SEATING, PAUSE, CLOCK, END] = [3, 4, 5, 8];
  const problems: readonly [string, number, object][] = [
    ['bot is not a text', SEATING, { bot: 1 }],
    ['seat is not a whole number from 0', SEATING, { seat: null }],
    ['paused is not true or false', PAUSE, { paused: 'yes' }],
    ['consent is not a list', PAUSE, { consent: 0 }],
    ['seat is unknown', PAUSE, { seat: 0 }],
    ['left is not a whole number from 0', CLOCK, { left: -1 }],
    ['reason is not "agreed" or "conceded" or', END, { reason: 'bored' }],
    ['seat is not a whole number from 0', END, { seat: 'both' }],
    ['consent has more than 8 items', END, { consent: Array(9).fill(0) }],
    ['events is unknown', END, { events: [] }],
  ];

  test.each(problems)('strictly: %s', (problem, at, fields) => {
    const changed = tampered(endedGame(), (draft) => Object.assign(draft.entries[at]!, fields));
    expect(refusalOf(parseReplay(JSON.stringify(changed)))).toContain(`not a replay: entries[${at}].${problem}`);
  });
});

describe('the bots of a replay', () => {
  test('are the levels that sat down at the start, and null for people', () => {
    expect(botsIn(winding)).toEqual([null, null, 'greedy']);
  });

  test('are not known of a file of format 1', () => {
    expect(botsIn(inFormat1(winding))).toEqual([null, null, null]);
  });
});

describe('what is no replay is told so', () => {
  test.each(['', '{', 'replay', '[1,2', '\u0000', '{"a":1}}', 'undefined'])('%j is not JSON', (text) => {
    expect(refusalOf(parseReplay(text))).toBe('the file is not JSON');
  });

  test.each([
    ['null', 'is not an object'],
    ['7', 'is not an object'],
    ['"quri/replay/1"', 'is not an object'],
    ['[]', 'is not an object'],
    ['{}', 'format is missing'],
    ['{"format":"quri/replay/1"}', 'opening is missing'],
  ])('%s %s', (text, problem) => {
    expect(refusalOf(parseReplay(text))).toBe(`not a replay: ${problem}`);
  });

  test('one character too many is too large, before anything is read', () => {
    const text = JSON.stringify(winding).padEnd(MOST_REPLAY_CHARACTERS);
    expect(parseReplay(text).ok).toBe(true);
    expect(refusalOf(parseReplay(`${text} `))).toBe('the file is too large to be a replay');
  });

  test.each([
    ['lists', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
    ['objects', `${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}`],
  ])('ever so many nested %s are too deep, and nothing breaks', (_what, text) => {
    expect(refusalOf(parseReplay(text))).toBe('not a replay: is nested more than 24 levels deep');
  });

  test('a deep event in an otherwise true file is too deep', () => {
    let deep: object = { type: 'x' };
    for (let i = 0; i < 30; i++) deep = { type: 'x', deep };
    expect(saidOf((draft) => Object.assign(moveAt(draft, MOVE).events[0]!, deep))).toContain('24 levels deep');
  });
});

describe('a problem is told with its place:', () => {
  const problems: readonly [string, (draft: DraftReplay) => void][] = [
    ['format is not "quri/replay/1" or "quri/replay/2"', (draft) => Object.assign(draft, { format: 'quri/replay/3' })],
    ['extra is unknown', (draft) => Object.assign(draft, { extra: 1 })],
    ['head is missing', (draft) => without(draft, 'head')],
    ['head is not a hash', (draft) => (draft.head = draft.head.toUpperCase())],
    ['opening.commitment is not a hash', (draft) => (draft.opening.commitment = 'abc')],
    ['opening.options is not an object', (draft) => Object.assign(draft.opening, { options: [] })],
    ['opening.table is not a text', (draft) => Object.assign(draft.opening, { table: 7 })],
    ['opening.rulesVersion is not a whole number from 0', (draft) => (draft.opening.rulesVersion = -1)],
    ['opening.seats[1] is not a hash', (draft) => (draft.opening.seats[1] = 'x')],
    ['opening.extra is unknown', (draft) => Object.assign(draft.opening, { extra: 1 })],
    ['secret.serverSeed is not bytes', (draft) => (draft.secret.serverSeed = 'ab'.repeat(31))],
    ['secret.bytes[0] is not bytes', (draft) => (draft.secret.bytes[0] = 'ab'.repeat(32))],
    ['names[2] is not a text', (draft) => Object.assign(draft.names, { 2: null })],
    ['bots is missing', (draft) => without(draft, 'bots')],
    ['bots[1] is not a text', (draft) => Object.assign(draft, { bots: [null, 7, null] })],
    ['bots is not a list', (draft) => Object.assign(draft, { bots: null })],
    ['opening.deal is missing', (draft) => without(draft.opening, 'deal')],
    ['opening.deal is not a text', (draft) => Object.assign(draft.opening, { deal: 1 })],
    ['opening.format is not "quri/table/1" or', (draft) => Object.assign(draft.opening, { format: 'quri/table/3' })],
    ['entries is not a list', (draft) => Object.assign(draft, { entries: {} })],
    ['entries[2].to is unknown', (draft) => Object.assign(draft.entries[2]!, { kind: 'seating' })],
    ['entries[2] is no kind of entry', (draft) => Object.assign(draft.entries[2]!, { kind: 'sitting' })],
    ['entries[2] is no kind of entry', (draft) => Object.assign(draft.entries, { 2: null })],
    ['entries[2] is no kind of entry', (draft) => Object.assign(draft.entries[2]!, { kind: '__proto__' })],
    ['entries[3].seq is not a whole number from 0', (draft) => (draft.entries[MOVE]!.seq = 1.5)],
    ['entries[3].at is not a whole number from 0', (draft) => (draft.entries[MOVE]!.at = 2 ** 53)],
    ['entries[3].actor is not "human" or', (draft) => Object.assign(moveAt(draft, MOVE), { actor: 'dog' })],
    ['entries[3].seat is missing', (draft) => without(draft.entries[MOVE]!, 'seat')],
    ['entries[3].ask is not a whole number from 0', (draft) => Object.assign(moveAt(draft, MOVE), { ask: null })],
    ['entries[3].sealed is not true or false', (draft) => Object.assign(moveAt(draft, MOVE), { sealed: 0 })],
    ['entries[3].intent has no type', (draft) => Object.assign(moveAt(draft, MOVE), { intent: {} })],
    ['entries[3].events[0] has no type', (draft) => Object.assign(moveAt(draft, MOVE).events, { 0: { kind: 'x' } })],
    ['entries[3].events[0] is not an object', (draft) => Object.assign(moveAt(draft, MOVE).events, { 0: 'x' })],
    ['entries[3].guest is unknown', (draft) => Object.assign(moveAt(draft, MOVE), { guest: 'x' })],
    ['entries[2].to is not a whole number from 0', (draft) => Object.assign(draft.entries[BACK]!, { to: -1 })],
    ['entries[2].consent[0] is not a whole', (draft) => Object.assign(draft.entries[BACK]!, { consent: ['0'] })],
    ['entries[2].events is unknown', (draft) => Object.assign(draft.entries[BACK]!, { events: [] })],
    ['entries[6].draws[0].from is missing', (draft) => without(moveAt(draft, 6).draws[0]!, 'from')],
    ['entries[6].draws[0].drew[0] is not a text', (draft) => Object.assign(moveAt(draft, 6).draws[0]!.drew, { 0: 1 })],
    ['heard.each[1] is not a hash', (draft) => (draft.heard.each[1] = '')],
    ['heard.last has more than 9 items', (draft) => (draft.heard.last = Array(10).fill(draft.head))],
  ];

  test.each(problems)('%s', (problem, change) => {
    expect(saidOf(change)).toContain(`not a replay: ${problem}`);
  });

  test.each([0, 9, 1.5, '3', null])('there are no %j players', (players) => {
    expect(saidOf((draft) => Object.assign(draft.opening, { players }))).toContain('opening.players is not 1 or 2');
  });

  test.each<[string, (draft: DraftReplay) => void]>([
    ['a name too few', (draft) => draft.names.pop()],
    ['a name too many', (draft) => draft.names.push('')],
    ['a bot too few', (draft) => Object.assign(draft, { bots: [null, null] })],
    ['a bot too many', (draft) => Object.assign(draft, { bots: [null, null, 'greedy', null] })],
    ['a commitment too few', (draft) => draft.opening.seats.pop()],
    ['bytes too many', (draft) => draft.secret.bytes.push(null)],
    ['another number of players', (draft) => (draft.opening.players = 2)],
  ])('%s', (_what, change) => {
    expect(saidOf(change)).toBe('not a replay: not one of everything for each player');
  });

  test.each(['', 'opening', 'secret', 'heard', 'entries.3', 'entries.6.draws.0'])(
    'a key named __proto__ in "%s" is unknown, and harms nothing',
    (path) => {
      const raw: unknown = JSON.parse(JSON.stringify(winding));
      const place = path.split('.').filter(Boolean);
      const inner = place.reduce((at, key) => (at as Record<string, unknown>)[key], raw);
      Object.defineProperty(inner, '__proto__', { value: { admin: true }, enumerable: true });
      expect(refusalOf(parseReplay(JSON.stringify(raw)))).toContain('__proto__ is unknown');
      expect(refusalOf(readReplay(raw))).toContain('__proto__ is unknown');
      expect(({} as { admin?: boolean }).admin).toBeUndefined();
    },
  );

  test('a number too great to be one is told, in an event, an intent or an option', () => {
    const places = ['"type":"dip"', '"type":"stopped"', '"turns":1'];
    for (const place of places) {
      const text = JSON.stringify(winding).replace(place, `${place},"huge":1e400`);
      expect(text).toContain('1e400');
      expect(parseReplay(text).ok, place).toBe(false);
    }
  });
});
