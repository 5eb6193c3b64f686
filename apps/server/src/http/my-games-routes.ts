import { frozen } from '@quri/kernel';
import type { MyGame, MyGameSeat, MyGames, Opponent } from '@quri/protocol';
import type { FastifyInstance } from 'fastify';
import { whoIs } from '../chat/chat-lines.ts';
import type { Guests } from '../guests/guests.ts';
import { refusal } from '../rejections.ts';
import type { GameFilter, ListedTable } from '../store/game-lists.ts';
import type { Seating, Store } from '../store/records.ts';
import { botAt, seatOf } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import { ownRequests } from './own-requests.ts';

interface Needs {
  readonly store: Store;
  readonly guests: Guests;
  readonly tables: Pick<Tables, 'liveTables'>;
  readonly guestsPerMinute: number;
  readonly publicUrl: string | null;
}

const PAGE = 50;
const MOST_OPPONENTS = 100;
const GAME = /^[a-z][a-z0-9-]{0,39}$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** /api/me/games: the tables somebody sits at, and with whom. Built field by field. */
export function myGamesRoutes(app: FastifyInstance, needs: Needs): void {
  const { store, guests, tables } = needs;
  const own = ownRequests(needs);
  /** Ids of guests are nobody else's business. */
  const opponentId = (guest: string, other: string): string => whoIs(`played with ${guest}`, other);

  const seatView = (one: Seating, me: string): MyGameSeat => {
    if (!('guest' in one)) return one.kind === 'bot' ? { kind: 'bot', level: one.level } : { kind: 'empty' };
    const guest = guests.byId(one.guest);
    return { kind: 'person', name: guest?.name ?? null, colour: guest?.colour ?? 0, you: one.guest === me };
  };

  /** From the table in memory, or else from what is stored beside the last entry of its log. */
  const isAsked = ({ id, phase, seating, asks }: ListedTable, me: string): boolean | null => {
    if (phase !== 'playing') return false;
    const live = tables.liveTables.get(id);
    const seat = seatOf({ seating }, me);
    if (seat === undefined) return false;
    if (live?.runner === undefined) return asks === null ? null : (asks[seat] ?? null) !== null;
    const { game, state, paused } = live.runner.table;
    return !paused && botAt(live, seat) === null && game.awaited(frozen(state)).includes(seat);
  };

  const gameView = (one: ListedTable, me: string): MyGame => ({
    table: one.id,
    game: one.game,
    phase: one.phase,
    createdAt: one.createdAt,
    endedAt: one.endedAt,
    seats: one.seating.map((seat) => seatView(seat, me)),
    yourTurn: isAsked(one, me),
    places: one.result?.places ?? null,
    scores: one.result?.scores ?? null,
  });

  app.get(
    '/api/me/games',
    own(async ({ guest }, { query }, reply) => {
      const asked = filterOf(query);
      if (asked === undefined) return reply.code(400).send(refusal('malformed'));
      const known = asked.with === null ? [] : store.opponentsOf(guest.id, Number.MAX_SAFE_INTEGER);
      const other = known.find((one) => opponentId(guest.id, one.guest) === asked.with)?.guest ?? null;
      if (asked.with !== null && other === null) return { games: [], more: false } satisfies MyGames;
      const found = store.gamesOf(guest.id, { ...asked, with: other }, PAGE + 1);
      const games = found.slice(0, PAGE).map((one) => gameView(one, guest.id));
      return { games, more: found.length > PAGE } satisfies MyGames;
    }),
  );

  app.get(
    '/api/me/opponents',
    own(async ({ guest }) => {
      const opponents = store.opponentsOf(guest.id, MOST_OPPONENTS).map(({ guest: id, games }): Opponent => {
        const other = guests.byId(id);
        return { id: opponentId(guest.id, id), name: other?.name ?? null, colour: other?.colour ?? 0, games };
      });
      return { opponents };
    }),
  );
}

/** Undefined where something is not understood. */
function filterOf(query: unknown): GameFilter | undefined {
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
