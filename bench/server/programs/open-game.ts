import { type Game, type Outcome, ok, refused, type Seat, seatsIn } from '@quri/kernel';

/**
 * A game with a big open board and next to no rules: everybody in turn builds five times, on one of a few cells each
 * time. Its view is its state, about 15 kB of JSON. A full record, as `openGame` of the kernel makes it of its rules
 * alone, so that revisions from before there was such a function can play it too.
 */
interface Cell {
  readonly id: string;
  readonly kind: string;
  readonly level: number;
  readonly owner: number | null;
}

interface State {
  turn: number;
  built: number;
  readonly players: number;
  cells: Cell[];
}

interface Build {
  readonly type: 'build';
  readonly cell: number;
}

interface Built {
  readonly type: 'built';
  readonly seat: number;
  readonly cell: number;
  /** The last of the turn: it closes the way back. */
  readonly last: boolean;
}

interface OpenGame {
  options: object;
  state: State;
  intent: Build;
  event: Built;
  refusal: { readonly code: string; readonly rule: string };
  view: State;
  seen: Built;
  memory: object;
}

const CELLS = 272;
const OFFERED = 8;
const IN_A_TURN = 5;
/** More than the bench plays. */
const LONGEST = 5000;

const isOver = ({ built }: { readonly built: number }): boolean => built >= LONGEST;

const game: Game<OpenGame> & { readonly open: true } = {
  open: true,
  meta: {
    id: 'bench-open',
    rulesVersion: 1,
    players: () => ({ min: 2, max: 4 }),
    minutes: { min: 60, max: 120 },
    options: {},
    takeBack: true,
    memory: false,
  },
  blank: (players) => ({
    turn: 0,
    built: 0,
    players,
    cells: Array.from({ length: CELLS }, (_, i) => ({ id: `cell-${i}`, kind: 'jungle', level: 0, owner: null })),
  }),
  awaited: (s) => (isOver(s) ? [] : seatsIn(1 << s.turn)),
  legal: (s, by) =>
    isOver(s) || by !== s.turn
      ? []
      : Array.from({ length: OFFERED }, (_, i) => ({ type: 'build', cell: (s.built * 7 + i) % CELLS })),
  parse: (raw) => {
    const { type, cell } = (raw ?? {}) as Partial<Build>;
    return type === 'build' && Number.isInteger(cell) ? { type, cell: cell as number } : undefined;
  },
  decide: (s, by, { cell }) =>
    by === s.turn && s.cells[cell] !== undefined
      ? ok([{ type: 'built', seat: by, cell, last: s.built % IN_A_TURN === IN_A_TURN - 1 }])
      : refused({ code: 'notNow', rule: 'BO-1' }),
  proceed: () => [],
  evolve: (s, { seat, cell, last }) => {
    const before = s.cells[cell];
    if (before !== undefined) s.cells[cell] = { ...before, level: before.level + 1, owner: seat };
    s.built++;
    if (last) s.turn = (s.turn + 1) % s.players;
  },
  fork: (s) => ({ ...s, cells: [...s.cells] }),
  reveals: (_before, { last }) => (last ? 'all' : 'none'),
  project: (s) => s as State,
  redact: (_before, event) => event,
  emptyMemory: () => ({}),
  remember: () => undefined,
  imagine: (view) => ({ ...view, cells: [...view.cells] }),
  outcome: (s): Outcome | undefined =>
    isOver(s)
      ? { winners: [0 as Seat], scores: Array.from({ length: s.players }, () => 0), reason: 'long' }
      : undefined,
};

export const bigOpenGame = game as unknown as Game;
