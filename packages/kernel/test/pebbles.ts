import { type Game, nextSeat, type OpenShape, ok, openGame, refused, type Seat, seat } from '../src/index.ts';

type Intent = { readonly type: 'take' } | { readonly type: 'pass' };
type Event =
  | { readonly type: 'heaped'; readonly pebbles: number }
  | { readonly type: 'taken' }
  | { readonly type: 'passed' };

interface Types {
  options: object;
  state: { heap: number | null; turn: Seat; taken: number; kept: number[] };
  intent: Intent;
  event: Event;
  refusal: { readonly code: 'notYourTurn' | 'takeFirst' | 'threeAtMost'; readonly rule: string };
}
export type Pebbles = OpenShape<Types>;

const HEAPS = [5, 6, 7, 8, 9];
const TAKE: Intent = { type: 'take' };
const PASS: Intent = { type: 'pass' };

/** A heap of pebbles: whoever's turn it is takes one to three, one by one, and passes. The last pebble wins. */
export const pebbles: Game<Pebbles> = openGame<Types>({
  meta: {
    id: 'pebbles',
    rulesVersion: 1,
    players: () => ({ min: 2, max: 4 }),
    minutes: { min: 1, max: 1 },
    options: {},
    takeBack: true,
    memory: false,
  },
  blank: (players) => ({ heap: null, turn: seat(0), taken: 0, kept: Array<number>(players).fill(0) }),
  awaited: ({ heap, turn }) => (heap === 0 ? [] : [turn]),
  legal: ({ heap, turn, taken }, by) =>
    heap === 0 || by !== turn ? [] : taken === 0 ? [TAKE] : taken === 3 ? [PASS] : [TAKE, PASS],
  parse: (raw) => [TAKE, PASS].find(({ type }) => type === (raw as { type?: unknown } | null)?.type),
  decide: ({ turn, taken }, by, { type }) => {
    if (by !== turn) return refused({ code: 'notYourTurn', rule: 'PE-1' });
    if (type === 'take') return taken === 3 ? refused({ code: 'threeAtMost', rule: 'PE-2' }) : ok([{ type: 'taken' }]);
    return taken === 0 ? refused({ code: 'takeFirst', rule: 'PE-3' }) : ok([{ type: 'passed' }]);
  },
  proceed: ({ heap }, dice) =>
    heap === null ? [{ type: 'heaped', pebbles: dice.draw('heap', HEAPS, (one) => String(one)) }] : [],
  evolve: (s, event) => {
    if (event.type === 'heaped') s.heap = event.pebbles;
    else if (event.type === 'taken') {
      s.heap = (s.heap ?? 0) - 1;
      s.taken++;
      s.kept[s.turn]!++;
    } else {
      s.taken = 0;
      s.turn = nextSeat(s.turn, s.kept.length);
    }
  },
  fork: ({ kept, ...rest }) => ({ ...rest, kept: [...kept] }),
  outcome: ({ heap, turn, kept }) => (heap === 0 ? { winners: [turn], scores: kept, reason: 'last' } : undefined),
  seals: ({ type }) => type === 'passed',
});
