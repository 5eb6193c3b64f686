import {
  type Frozen,
  type Game,
  nextSeat,
  type Outcome,
  ok,
  openGame,
  type Result,
  refused,
  type Seat,
  seat,
  seats,
} from '@quri/kernel';

export type Intent =
  | { readonly type: 'step'; readonly feet: number }
  | { readonly type: 'dig' }
  | { readonly type: 'rest' };

type Event =
  | { readonly type: 'stepped'; readonly seat: Seat; readonly feet: number }
  | { readonly type: 'dug'; readonly seat: Seat }
  | { readonly type: 'found'; readonly seat: Seat; readonly what: string }
  | { readonly type: 'rested'; readonly seat: Seat };

interface State {
  readonly options: Options;
  turn: Seat;
  at: number[];
  digging: boolean;
  found: string[];
  over: boolean;
}

interface Options {
  readonly goal: number;
}

type Refusal = { readonly code: 'notYourTurn' | 'tooFar' | 'gameOver'; readonly rule: string };

interface Stroll {
  options: Options;
  state: State;
  intent: Intent;
  event: Event;
  refusal: Refusal;
}

const THINGS = ['a coin', 'a bone', 'nothing'];
const LENGTHS = [1, 2, 3];

const decide = (s: Frozen<State>, by: Seat, intent: Intent): Result<readonly Event[], Refusal> => {
  if (s.over) return refused({ code: 'gameOver', rule: 'ST-3' });
  if (s.turn !== by) return refused({ code: 'notYourTurn', rule: 'ST-1' });
  if (intent.type === 'rest') return ok([{ type: 'rested', seat: by }]);
  if (intent.type === 'dig') return ok([{ type: 'dug', seat: by }]);
  return (s.at[by] ?? 0) + intent.feet > s.options.goal
    ? refused({ code: 'tooFar', rule: 'ST-2' })
    : ok([{ type: 'stepped', seat: by, feet: intent.feet }]);
};

const parse = (raw: unknown): Intent | undefined => {
  const { type, feet } = (raw ?? {}) as { readonly type?: unknown; readonly feet?: unknown };
  if (type === 'dig' || type === 'rest') return { type };
  const length = LENGTHS.find((one) => one === feet);
  return type === 'step' && length !== undefined ? { type, feet: length } : undefined;
};

const evolve = (s: State, event: Event): void => {
  switch (event.type) {
    case 'stepped':
      s.at[event.seat] = (s.at[event.seat] ?? 0) + event.feet;
      return;
    case 'dug':
      s.digging = true;
      return;
    case 'found':
      s.digging = false;
      s.found.push(event.what);
      return;
    case 'rested':
      s.over = s.at[event.seat] === s.options.goal;
      s.turn = nextSeat(s.turn, s.at.length);
  }
};

const outcome = ({ over, at, options }: Frozen<State>): Outcome | undefined =>
  over
    ? { winners: seats(at.length).filter((one) => at[one] === options.goal), scores: at, reason: 'there' }
    : undefined;

/**
 * A game of the tests' own with nothing to hide. Whoever has the turn walks as many steps as they like, digs, which
 * brings something to light, or rests, which ends the turn; whoever rests at the goal has won.
 */
export const stroll = openGame<Stroll>({
  meta: {
    id: 'stroll',
    rulesVersion: 1,
    players: () => ({ min: 2, max: 4 }),
    minutes: { min: 1, max: 1 },
    options: { goal: { kind: 'number', min: 1, max: 200, default: () => 60 } },
    takeBack: true,
    memory: false,
  },
  blank: (players, options) => ({
    options,
    turn: seat(0),
    at: Array.from({ length: players }, () => 0),
    digging: false,
    found: [],
    over: false,
  }),
  awaited: (s) => (s.over ? [] : [s.turn]),
  legal: (s, by) => {
    const all: Intent[] = [
      ...LENGTHS.map((feet) => ({ type: 'step' as const, feet })),
      { type: 'dig' },
      { type: 'rest' },
    ];
    return all.filter((intent) => decide(s, by, intent).ok);
  },
  parse,
  decide,
  proceed: (s, dice) =>
    s.digging
      ? [{ type: 'found', seat: s.turn, what: dice.draw(`road/${s.found.length}`, THINGS, (thing) => thing) }]
      : [],
  evolve,
  fork: (s) => ({ ...s, at: [...s.at], found: [...s.found] }),
  outcome,
  seals: (event) => event.type === 'rested',
});

/** The same with a mistake of ours: after a step it never comes to rest. */
const endless: typeof stroll = {
  ...stroll,
  meta: { ...stroll.meta, id: 'endless' },
  proceed: (s) => (s.at.some((at) => at > 0) ? [{ type: 'stepped', seat: s.turn, feet: 0 }] : []),
};

/** And one that does not even begin. */
const bottomless: typeof stroll = {
  ...stroll,
  meta: { ...stroll.meta, id: 'bottomless' },
  proceed: (s) => [{ type: 'stepped', seat: s.turn, feet: 0 }],
};

export const openGames = [stroll, endless, bottomless] as unknown as readonly Game[];
