import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MyGame, MyGameSeat, MyGames, Opponent } from '@quri/protocol';
import type { FastifyInstance } from 'fastify';
import { myTurns } from '../guests/my-turns.ts';
import { opponentFinder, opponentId } from '../guests/opponents.ts';
import { replyRefused } from '../rejections.ts';
import type { GameFilter, ListedTable } from '../store/game-lists.ts';
import type { Seating, Store } from '../store/records.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';
import type { Tables } from '../tables/tables.ts';
import { type OwnRequests, ownRequests } from './own-requests.ts';

interface Needs extends OwnRequests {
  readonly store: Store;
  readonly worker: Pick<StoreJobs, 'awaitedAt' | 'opponentsOf' | 'findOpponent'>;
  readonly tables: Pick<Tables, 'liveTables'>;
}

const PAGE = 50;
const MOST_OPPONENTS = 100;
const GAME = /^[a-z][a-z0-9-]{0,39}$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** /api/me/games: the tables somebody sits at, and with whom. Built field by field. */
export function myGamesRoutes(app: FastifyInstance, needs: Needs): void {
  const { store, worker, guests, tables } = needs;
  const own = ownRequests(needs);
  const turnsOf = myTurns(tables, worker);
  const findOpponent = opponentFinder(worker);

  const seatView = (one: Seating, me: string): MyGameSeat => {
    if (!('guest' in one)) return one.kind === 'bot' ? { kind: 'bot', level: one.level } : { kind: 'empty' };
    return { kind: 'person', ...guests.seated(one), you: one.guest === me };
  };

  const gameView = (one: ListedTable, me: string, yourTurn: boolean | null): MyGame => ({
    table: one.id,
    game: one.game,
    phase: one.phase,
    createdAt: one.createdAt,
    endedAt: one.endedAt,
    seats: one.seating.map((seat) => seatView(seat, me)),
    yourTurn,
    places: one.result?.places ?? null,
    scores: one.result?.scores ?? null,
    onDevice: one.onDevice,
  });

  app.get(
    '/api/me/games',
    own(async ({ guest }, { query }, reply) => {
      const asked = filterOf(query);
      if (asked === undefined) return replyRefused(reply, 'malformed');
      const other = asked.with === null ? null : ((await findOpponent(guest.id, asked.with)) ?? null);
      if (asked.with !== null && other === null) return { games: [], more: false } satisfies MyGames;
      const below = asked.before === null ? Number.MAX_SAFE_INTEGER : store.tableNumber(asked.before);
      if (below === undefined) return { games: [], more: false } satisfies MyGames;
      const found = await newestGames(store, guest.id, { ...asked, with: other }, { most: PAGE + 1, below });
      const page = found.slice(0, PAGE);
      const turns = await turnsOf(page, guest.id);
      const games = page.map((one, i) => gameView(one, guest.id, turns[i] ?? null));
      return { games, more: found.length > PAGE } satisfies MyGames;
    }),
  );

  app.get(
    '/api/me/opponents',
    own(async ({ guest }) => {
      const found = await worker.opponentsOf(guest.id, MOST_OPPONENTS);
      const opponents = found.map(
        ({ guest: id, games }): Opponent => ({ id: opponentId(guest.id, id), ...guests.nameAndColour(id), games }),
      );
      return { opponents };
    }),
  );
}

/** The newest tables of somebody that fit, at most so many. Everybody else is served between the parts of a long list. */
async function newestGames(
  store: Store,
  guest: string,
  filter: GameFilter,
  { most, below }: { readonly most: number; readonly below: number },
): Promise<readonly ListedTable[]> {
  const found: ListedTable[] = [];
  for (let from: number | null = below; from !== null; ) {
    const { tables, next }: ReturnType<Store['gamesOf']> = store.gamesOf(guest, filter, most - found.length, from);
    found.push(...tables);
    from = found.length < most ? next : null;
    if (from !== null) await nextTurn();
  }
  return found;
}

interface GamesQuery extends GameFilter {
  /** Only tables opened before this one. */
  readonly before: string | null;
}

/** Undefined where something is not understood. */
function filterOf(query: unknown): GamesQuery | undefined {
  const { state = 'running', game, with: other, before }: Readonly<Record<string, unknown>> = { ...Object(query) };
  if (state !== 'running' && state !== 'finished') return undefined;
  const given = { game: optional(game, GAME), with: optional(other, ID), before: optional(before, ID) };
  const { game: g, with: w, before: b } = given;
  return g === undefined || w === undefined || b === undefined ? undefined : { state, game: g, with: w, before: b };
}

/** Null for what was left out, undefined for what is not allowed. */
function optional(value: unknown, pattern: RegExp): string | null | undefined {
  if (value === undefined || value === '') return null;
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
