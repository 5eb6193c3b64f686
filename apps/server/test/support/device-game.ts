import { loadEngines } from '@quri/catalogue';
import {
  accept,
  emptyTable,
  isOver,
  keyOf,
  move,
  offersAt,
  openingOf,
  pick,
  type Replay,
  replayOf,
  type Secret,
  seat,
  seats,
  seededRng,
  seedFromText,
  start,
  validateSetup,
} from '@quri/kernel';
import { asked } from './me.ts';
import type { TestServer } from './test-server.ts';
import type { Guest } from './visit.ts';

interface Wanted {
  readonly game?: string;
  readonly id?: string;
  readonly names?: readonly string[];
  readonly bots?: readonly (string | null)[];
  readonly deal?: string | null;
  /** It stops after so many entries. */
  readonly most?: number;
}

export const DEVICE_TABLE = '0123456789abcdef';

const engines = await loadEngines();

/** A game as it is played on a device and written into a file there: whoever is asked takes any offer. */
export function deviceGame(wanted: Wanted = {}): Replay {
  const { game: called = 'incan-gold', id = DEVICE_TABLE, names = ['Anna', 'greedy', 'greedy'], deal = null } = wanted;
  const bots = wanted.bots ?? [null, ...names.slice(1)];
  const { game } = engines.find((one) => one.game.meta.id === called)!;
  const setup = validateSetup(game, names.length, {});
  if (!setup.ok) throw new Error('no such table');
  const secret: Secret = { serverSeed: seedFromText(id), bytes: names.map(() => null) };
  const opening = openingOf(game, id, names.length, setup.value.options, secret, deal);
  const table = emptyTable(game, opening, keyOf(opening, secret));
  const rng = seededRng(id);
  const add = (made: ReturnType<typeof start> | ReturnType<typeof move>): void => {
    if (!made.ok) throw new Error(made.refused.code);
    accept(table, made.value);
  };
  add(start(table, 1_700_000_000_000));
  while (!isOver(table) && table.entries.length < (wanted.most ?? Number.POSITIVE_INFINITY)) {
    const turn = seats(names.length).find(
      (one) => offersAt(table, one).length > 0 && game.awaited(table.state).includes(one),
    );
    if (turn === undefined) throw new Error('nobody is awaited');
    const intent = pick(rng, offersAt(table, turn));
    const actor = bots[turn] === null ? 'human' : 'bot';
    const at = 1_700_000_000_000 + table.entries.length;
    add(move(table, { seat: seat(turn), actor, at, ask: table.asks[turn] ?? null, intent }));
  }
  return replayOf(table, secret, { names, bots });
}

/** Puts a file on the server, as the game of one of its seats. */
export const upload = <T = { table: string; already: boolean; code: string }>(
  server: TestServer,
  guest: Pick<Guest, 'cookie'> | null,
  file: unknown,
  { at = 0, headers = {} }: { at?: number | string; headers?: Record<string, string> } = {},
) => asked<T>(server, guest, `/api/me/games?seat=${at}`, { method: 'POST', body: file, headers });
