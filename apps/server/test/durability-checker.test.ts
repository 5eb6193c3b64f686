import { describe, expect, it } from 'vitest';
import { checkRequests, type EntryRow, type Record } from '../../../bench/durability/requests.ts';

const STEP = { type: 'step' };
const REST = { type: 'rest' };

const move = (seq: number, seat: number, intent: object) => ({ kind: 'move', actor: 'human', seq, seat, intent });

const seating = (seq: number, bot: string | null, actor: string) => ({ kind: 'seating', actor, seq, seat: 0, bot });

const row = (entry: { seq: number }, request: string | null = null, answer: object | null = null): EntryRow => ({
  table_id: 'T',
  seq: entry.seq,
  entry: JSON.stringify(entry),
  guest: request === null ? null : 'anna',
  request,
  answer: answer === null ? null : JSON.stringify(answer),
});

/** A list of three of which two were made, a move, and its being taken back; a bot moved in between. */
const rows: readonly EntryRow[] = [
  row({ ...move(0, 0, {}), kind: 'start', actor: 'table' } as never, 'start'),
  row(move(1, 0, STEP), 'list', { seq: 2, table: 'T', made: 2, refused: { code: 'tooFar' } }),
  row(move(2, 0, STEP)),
  row({ ...move(3, 1, STEP), actor: 'bot' } as never),
  row(move(4, 0, REST), 'move'),
  row({ kind: 'takenBack', actor: 'human', seq: 5, seat: 0, to: 4 } as never, 'back'),
  row(seating(6, 'mixed', 'human'), 'leave'),
  row(seating(7, null, 'table')),
];

const sent = (id: string, intents: readonly object[], to?: number) => ({
  table: 'T',
  id,
  seat: 0,
  intents,
  ...(to === undefined ? {} : { to }),
});
type Ack = Record['acks'][0];
const history: Record = {
  guest: 'anna',
  sent: [
    sent('list', [STEP, STEP, STEP]),
    sent('move', [REST]),
    sent('back', [], 4),
    { ...sent('leave', []), bot: true },
  ],
  acks: [
    { table: 'T', id: 'list', seq: 2, made: 2, refused: { code: 'tooFar' } },
    { table: 'T', id: 'move', seq: 4, made: 1 },
    { table: 'T', id: 'back', seq: 5, made: 1 },
    { table: 'T', id: 'leave', seq: 6, made: 1 },
  ],
  heard: [],
  wrongs: [],
};
const [list, single, back, leave] = history.acks as [Ack, Ack, Ack, Ack];

const wrongs = (changed: Partial<Record>, log: readonly EntryRow[] = rows): readonly string[] =>
  checkRequests([{ ...history, ...changed }], log).wrongs;

describe('the checker of what was acknowledged', () => {
  it('has nothing against a true history, and counts it', () => {
    expect(checkRequests([history], rows)).toEqual({
      wrongs: [],
      acknowledged: 4,
      lists: 1,
      cutShort: 1,
      takenBack: 1,
      substituted: 1,
      unacknowledgedInLog: 0,
    });
    expect(checkRequests([{ ...history, acks: [list] }], rows)).toMatchObject({ wrongs: [], unacknowledgedInLog: 3 });
  });

  it.each([
    ['a move that is lost', {}, rows.filter(({ seq }) => seq !== 4), 'acknowledged and is in the log 0 times'],
    ['a move made twice', {}, [...rows, row(move(8, 0, REST), 'move')], 'in the log 2 times'],
    ['another place', { acks: [list, { ...single, seq: 3 }, back, leave] }, rows, 'acknowledged as 3 made 1'],
    [
      'another number of entries',
      { acks: [{ ...list, made: 3 }, single, back, leave] },
      rows,
      'acknowledged as 2 made 3',
    ],
    ['another no', { acks: [{ ...list, refused: { code: 'x' } }, single, back, leave] }, rows, 'then x'],
    ['half a list', {}, rows.filter(({ seq }) => seq !== 2), 'asked for another entry than T/2'],
    ['an entry nobody asked for', {}, [...rows, row(move(8, 0, STEP))], 'nobody asked for entry 8'],
    ['a bot nobody asked for', {}, [...rows, row(seating(8, 'mixed', 'human'))], 'nobody asked for entry 8'],
    ['a bot that never came', {}, rows.filter(({ seq }) => seq !== 6), 'acknowledged and is in the log 0 times'],
    ['a request nobody sent', { sent: history.sent.slice(0, 2) }, rows, 'nobody sent it'],
    ['another move than was asked for', { sent: [...history.sent.slice(0, 1), sent('move', [STEP])] }, rows, 'another'],
  ] as const)('tells %s', (_what, changed, log, words) => {
    expect(wrongs(changed, log).join('\n')).toContain(words);
  });
});
