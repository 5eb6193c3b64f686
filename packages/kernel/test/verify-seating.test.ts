import { readFileSync } from 'node:fs';
import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { type Finding, isVerified, type Replay, replayOf, seat, verify } from '../src/index.ts';
import { type DraftEntry, type DraftReplay, forged, moveAt, spliced, tampered } from './forger.ts';
import { change, dealtWithCoins, dip, everybodyWears, finish, wear, whim, withdraw } from './sample-table.ts';

const [ADA, BO] = [seat(0), seat(1)];
const [CHARM, TAKE_BACK, BOT_CHARM, LEAVES, BOT_DIP, PAUSE, GO_ON, BACK] = [1, 2, 5, 6, 7, 8, 9, 10];

/**
 * A whole game of three, the last a bot. 1 is taken back by 2; 3 to 5 the charms; from 6 to 10 a bot plays on for the
 * first seat: 7 is its dip, 8 and 9 a pause. The next move is a dip of the person.
 */
function substitutedGame(): Replay<Sample> {
  const { table, secret } = dealtWithCoins(2, { players: 3, bots: [2], options: { turns: 2, proudCharms: false } });
  wear(table, 0);
  withdraw(table, 0, CHARM);
  everybodyWears(table);
  change(table, { kind: 'seating', seat: ADA, bot: 'greedy' });
  dip(table);
  change(table, { kind: 'pause', paused: true, consent: [BO] });
  change(table, { kind: 'pause', paused: false, consent: [] });
  change(table, { kind: 'seating', seat: ADA, bot: null });
  dip(table);
  finish(table, whim('substituted'));
  return replayOf(table, secret, { names: ['Ada', 'Bo', ''], bots: [null, null, 'greedy'] });
}

const played = substitutedGame();
const last = played.entries.length - 1;

const seatingIn = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ check }) => check === 'seating');

/** What the check of the seats says, also where the rules have changed since. */
function found(replay: Replay<Sample>): unknown {
  const later = { ...sample, meta: { ...sample.meta, rulesVersion: 2 } };
  const [now, then] = [sample, later].map((game) => seatingIn(verify(replay as Replay, game)));
  expect(then).toEqual(now);
  return now?.verdict === 'broken' ? [now.entry, now.reason] : now;
}

const put = (draft: DraftReplay, at: number, fields: object): void =>
  spliced(draft, at, 0, {
    seq: at,
    at: 0,
    actor: 'table',
    rulesVersion: 1,
    prev: '',
    ...fields,
  } as unknown as DraftEntry);

const otherPlayer = (by: number) => ({ code: 'otherPlayer', seat: by });
const notAPerson = (by: number) => ({ code: 'notAPerson', seat: by });

const NOTHING = { code: 'nothingChanges' };
const AFTER = { code: 'afterTheEnd' };
const PAUSED = { kind: 'pause', paused: true, consent: [] };
const ended = (consent: readonly number[]) => ({ kind: 'ended', seat: null, reason: 'abandoned', consent });
const bots = (draft: DraftReplay, levels: (string | null)[]): unknown => Object.assign(draft, { bots: levels });
const seated = (draft: DraftReplay, at: number, fields: object): unknown => Object.assign(draft.entries[at]!, fields);

test('a game in which a bot plays for somebody for a while fits in every check', () => {
  expect(verify(played as Replay, sample).filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
  expect(played.entries.map(({ kind, actor }) => `${actor} ${kind}`).slice(0, 12)).toEqual([
    ...['table start', 'human move', 'human takenBack', 'human move', 'human move', 'bot move', 'table seating'],
    ...['bot move', 'table pause', 'table pause', 'table seating', 'human move'],
  ]);
});

describe('who played which seat is found out', () => {
  const edits: readonly [string, (draft: DraftReplay) => void, number, object][] = [
    ['a bot moves for a person', (draft) => (moveAt(draft, CHARM).actor = 'bot'), CHARM, otherPlayer(0)],
    ['a person moves for a bot', (draft) => (moveAt(draft, BOT_CHARM).actor = 'human'), BOT_CHARM, otherPlayer(2)],
    ['a person moves while a bot plays', (draft) => (moveAt(draft, BOT_DIP).actor = 'human'), BOT_DIP, otherPlayer(0)],
    ['a bot moves after they are back', (draft) => (moveAt(draft, 11).actor = 'bot'), 11, otherPlayer(0)],
    ['nobody is said to have moved', (draft) => (moveAt(draft, CHARM).actor = 'table'), CHARM, otherPlayer(0)],
    ['a bot takes back for a person', (draft) => (draft.entries[TAKE_BACK]!.actor = 'bot'), TAKE_BACK, otherPlayer(0)],
    ['a seat that was a bot’s is said to be a person’s', (draft) => bots(draft, [null, null, null]), 5, otherPlayer(2)],
    ['a person’s seat is said to be a bot’s', (draft) => bots(draft, ['x', null, 'x']), CHARM, otherPlayer(0)],
    ['the bot plays on for another', (draft) => seated(draft, LEAVES, { seat: 1 }), BOT_DIP, otherPlayer(0)],
    ['a bot’s seat is given to a bot', (draft) => seated(draft, LEAVES, { seat: 2 }), LEAVES, notAPerson(2)],
    ['somebody is back who was not gone', (draft) => seated(draft, LEAVES, { bot: null }), LEAVES, NOTHING],
    ['a bot comes that is there', (draft) => seated(draft, BACK, { bot: 'greedy' }), BACK, NOTHING],
    ['a bot agrees to a pause', (draft) => seated(draft, PAUSE, { consent: [1, 2] }), PAUSE, notAPerson(2)],
    ['somebody agrees for whom a bot plays', (draft) => seated(draft, PAUSE, { consent: [0] }), PAUSE, notAPerson(0)],
    ['somebody agrees twice', (draft) => seated(draft, PAUSE, { consent: [1, 1] }), PAUSE, notAPerson(1)],
    ['a table is paused twice', (draft) => seated(draft, GO_ON, { paused: true }), GO_ON, NOTHING],
    ['a table goes on that was not paused', (draft) => seated(draft, PAUSE, { paused: false }), PAUSE, NOTHING],
  ];

  test.each(edits)('%s', (_name, edit, entry, reason) => {
    expect(found(tampered(played, edit))).toEqual([entry, reason]);
    expect(found(forged(played, edit))).toEqual([entry, reason]);
  });

  const additions: readonly [string, (draft: DraftReplay) => void, number, object][] = [
    ['a move while paused', (draft) => put(draft, BOT_DIP, PAUSED), BOT_DIP + 1, { code: 'movedWhilePaused' }],
    ['a take-back while paused', (draft) => put(draft, TAKE_BACK, PAUSED), 3, { code: 'movedWhilePaused' }],
    ['a move after the end', (draft) => put(draft, BOT_DIP, ended([BO])), BOT_DIP + 1, { code: 'afterTheEnd' }],
    ['an end after the end', (draft) => [0, 1].map((n) => put(draft, last + 1 + n, ended([BO]))), last + 2, AFTER],
    ['a seating after the end', (draft) => put(draft, LEAVES, ended([BO])), LEAVES + 1, { code: 'afterTheEnd' }],
    ['an end a bot agreed to', (draft) => put(draft, last + 1, ended([BO, seat(2)])), last + 1, notAPerson(2)],
    ['an end with an agreement twice', (draft) => put(draft, last + 1, ended([BO, BO])), last + 1, notAPerson(1)],
  ];

  test.each(additions)('%s', (_name, edit, entry, reason) => {
    expect(found(tampered(played, edit))).toEqual([entry, reason]);
    expect(found(forged(played, edit))).toEqual([entry, reason]);
  });

  test('and an end that those who are there agree to fits', () => {
    const cut = forged(played, (draft) => {
      draft.entries.splice(11);
      put(draft, 11, ended([BO, ADA]));
    });
    expect(isVerified(verify(cut as Replay, sample))).toBe(true);
  });
});

describe('an archived game that a program played', () => {
  const archived = (): Replay<Sample> =>
    JSON.parse(
      readFileSync(new URL('../../../games/_sample/golden/archive/v1-four-players.2.json', import.meta.url), 'utf8'),
    ).replay;

  test('is not asked who moved, and that is said', () => {
    expect(found(archived())).toEqual({ check: 'seating', verdict: 'fits', note: { code: 'noPersonMoved' } });
  });

  test('is asked as soon as a person moved in it, or it was played at a table with a name', () => {
    const { entries } = archived();
    const first = entries.findIndex((entry) => entry.kind === 'move' && entry.seat !== 1);
    const last = entries.findLastIndex(({ kind }) => kind === 'move');
    const by = (edit: (draft: DraftReplay) => void): unknown => found(forged(archived(), edit));
    const wrong = [first, { code: 'otherPlayer', seat: (entries[first] as { seat: number }).seat }];
    expect(by((draft) => (draft.opening.table = 'other'))).toEqual(wrong);
    expect(by((draft) => (moveAt(draft, last).actor = 'human'))).toEqual(wrong);
  });

  test('is still held to its pauses and its end', () => {
    const paused = forged(archived(), (draft) => put(draft, 1, PAUSED));
    expect(found(paused)).toEqual([2, { code: 'movedWhilePaused' }]);
  });
});
