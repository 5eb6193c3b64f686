import type { OpenSubject } from '@quri/conformance';
import { type Game, nextSeat, type OpenShape, ok, openGame, refused, type Seat, seat } from '@quri/kernel';

type Intent = { readonly type: 'step'; readonly pawn: number } | { readonly type: 'end' };
type Event =
  | { readonly type: 'rolled'; readonly pips: number }
  | { readonly type: 'stepped'; readonly pawn: number }
  | { readonly type: 'turnEnded' };

interface Types {
  options: { readonly track: number };
  state: {
    readonly track: number;
    stage: 'rolling' | 'walking' | 'over';
    turn: Seat;
    turnsTaken: number;
    left: number;
    pawns: number[][];
  };
  intent: Intent;
  event: Event;
  refusal: {
    readonly code: 'gameOver' | 'notYourTurn' | 'noPipsLeft' | 'isHome' | 'pipsLeft';
    readonly rule: string;
  };
}
export type Race = OpenShape<Types>;
type State = Race['view'];

const DIE = [1, 2, 3, 4, 5, 6];
const INTENTS: readonly Intent[] = [{ type: 'step', pawn: 0 }, { type: 'step', pawn: 1 }, { type: 'end' }];

const isHome = ({ track, pawns }: State, by: Seat, pawn: number): boolean => pawns[by]?.[pawn] === track;
const allHome = (s: State, by: Seat): boolean => isHome(s, by, 0) && isHome(s, by, 1);

const why = (s: State, by: Seat, intent: Intent): Types['refusal'] | undefined => {
  if (s.stage === 'over') return { code: 'gameOver', rule: 'RA-5' };
  if (by !== s.turn) return { code: 'notYourTurn', rule: 'RA-1' };
  const done = s.left === 0 || allHome(s, by);
  if (intent.type === 'end') return done ? undefined : { code: 'pipsLeft', rule: 'RA-4' };
  if (s.left === 0) return { code: 'noPipsLeft', rule: 'RA-2' };
  return isHome(s, by, intent.pawn) ? { code: 'isHome', rule: 'RA-3' } : undefined;
};

/**
 * A race of two pawns each. The die is rolled; its pips are walked one by one, with either pawn, and may be walked
 * otherwise until the turn is ended. Whoever has both pawns home first wins.
 */
export const race: Game<Race> = openGame<Types>({
  meta: {
    id: 'race',
    rulesVersion: 1,
    players: () => ({ min: 2, max: 4 }),
    minutes: { min: 1, max: 5 },
    options: { track: { kind: 'number', min: 4, max: 9, default: () => 6 } },
    takeBack: true,
    memory: false,
  },
  blank: (players, { track }) => ({
    track,
    stage: 'rolling',
    turn: seat(0),
    turnsTaken: 0,
    left: 0,
    pawns: Array.from({ length: players }, () => [0, 0]),
  }),
  awaited: ({ stage, turn }) => (stage === 'over' ? [] : [turn]),
  legal: (s, by) => INTENTS.filter((intent) => why(s, by, intent) === undefined),
  parse: (raw) => INTENTS.find((intent) => JSON.stringify(intent) === JSON.stringify(raw)),
  decide: (s, by, intent) => {
    const wrong = why(s, by, intent);
    if (wrong !== undefined) return refused(wrong);
    return ok([intent.type === 'end' ? { type: 'turnEnded' } : { type: 'stepped', pawn: intent.pawn }]);
  },
  proceed: ({ stage, turnsTaken }, dice) =>
    stage === 'rolling' ? [{ type: 'rolled', pips: dice.draw(`die/${turnsTaken}`, DIE, String) }] : [],
  evolve: (s, event) => {
    const own = s.pawns[s.turn];
    if (event.type === 'rolled') {
      s.left = event.pips;
      s.stage = 'walking';
    } else if (event.type === 'stepped') {
      if (own !== undefined) own[event.pawn] = (own[event.pawn] ?? 0) + 1;
      s.left--;
    } else if (own?.every((place) => place === s.track)) s.stage = 'over';
    else {
      s.stage = 'rolling';
      s.turn = nextSeat(s.turn, s.pawns.length);
      s.turnsTaken++;
    }
  },
  fork: ({ pawns, ...rest }) => ({ ...rest, pawns: pawns.map((own) => [...own]) }),
  outcome: ({ stage, turn, pawns }) =>
    stage === 'over' ? { winners: [turn], scores: pawns.map(([a = 0, b = 0]) => a + b), reason: 'home' } : undefined,
  seals: ({ type }) => type === 'turnEnded',
});

export const subject: OpenSubject<Race> = { game: race, sample: () => INTENTS };
