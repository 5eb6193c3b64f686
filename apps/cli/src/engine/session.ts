import {
  frozen,
  isOver,
  isPlayEntry,
  isSeat,
  ok,
  type Result,
  refused,
  replayOf,
  type Seat,
  seat,
  seededRng,
  tryIntents,
  unreachable,
} from '@quri/kernel';
import { askBot, botJob } from '@quri/table';
import { gameOf } from '../games.ts';
import { type Request, readMessage, shown } from './message.ts';
import { newTable, type OpenTable, savedTable } from './open-table.ts';

type Answer = Result<object, string>;

/** A referee to talk to: a line in, a line out, never more, never less, and never anything but JSON. */
export function engineSession(): (line: string) => Promise<string> {
  let open: OpenTable | undefined;
  const put = (next: Result<OpenTable, string>): Answer => {
    if (!next.ok) return next;
    open = next.value;
    return ok(described(open));
  };
  const answer = async (request: Request): Promise<Answer> => {
    if (request.do === 'new') return put(newTable(request));
    if (request.do === 'load') return put(savedTable(request.replay));
    return open === undefined ? refused('there is no table yet: send "new" or "load" first') : atTable(open, request);
  };
  return async (line) => {
    try {
      const request = readMessage(line);
      const answered = request.ok ? await answer(request.value) : request;
      return JSON.stringify(answered.ok ? answered.value : { error: answered.refused });
    } catch (error) {
      return JSON.stringify({ error: `the engine failed: ${error instanceof Error ? error.message : String(error)}` });
    }
  };
}

async function atTable(open: OpenTable, request: Exclude<Request, { do: 'new' | 'load' }>): Promise<Answer> {
  const { table } = open.runner;
  const state = frozen(table.state);
  const { players } = table.opening;
  switch (request.do) {
    case 'waiting':
      return ok({ seats: isOver(table) ? [] : table.game.awaited(state) });
    case 'legal':
      return withSeat(request.seat, players, (by) => ok({ intents: table.game.legal(state, by) }));
    case 'play':
      return withSeat(request.seat, players, (by) => played(open, by, request.intent));
    case 'try':
      return withSeat(request.seat, players, (by) => tried(open, by, request.intents));
    case 'bot':
      return withSeat(request.seat, players, (by) => botsMove(open, by, request.bot));
    case 'view':
      if (request.seat === 'spectator') return ok({ view: table.game.project(state, 'spectator') });
      return withSeat(request.seat, players, (by) => ok({ view: table.game.project(state, by) }), ' or "spectator"');
    case 'outcome':
      return ok({ outcome: table.game.outcome(state) ?? null });
    case 'save':
      return ok({ replay: replayOf(table, open.secret, open.seated) });
    default:
      return unreachable(request);
  }
}

function withSeat<T extends Answer | Promise<Answer>>(
  raw: unknown,
  players: number,
  then: (by: Seat) => T,
  orElse = '',
): T | Answer {
  if (isSeat(raw, players)) return then(seat(raw));
  return refused(`the field "seat" must be a whole number from 0 to ${players - 1}${orElse}, not ${shown(raw)}`);
}

async function played({ runner, seated }: OpenTable, by: Seat, intent: unknown): Promise<Answer> {
  const { table } = runner;
  const ask = table.asks[by] ?? null;
  // A saved game may have bots: whoever moves for one moves as one.
  const actor = (seated.bots[by] ?? table.substitutes[by] ?? null) === null ? 'human' : 'bot';
  const made = await runner.play({ seat: by, actor, ask, intents: [intent], request: null });
  if (made.ok) return ok({ events: lastEvents(table) });
  const { retry: _retry, ...reason } = made.refused;
  if ('rule' in reason) return ok({ refused: reason });
  return refused(`the field "intent" is none of this game: ask "legal" for those that are (${reason.code})`);
}

/** As far as the seat itself could see: unlike the rest of the engine, this may be passed on to a player. */
function tried({ runner: { table } }: OpenTable, by: Seat, intents: unknown): Answer {
  if (!Array.isArray(intents) || intents.length === 0) return refused('the field "intents" must be a list of intents');
  if (!maySeatMove(table)) return refused(STANDS_STILL);
  const trial = tryIntents(table.game, frozen(table.state), by, intents);
  if (trial.ok) return trial;
  const reason = trial.refused;
  if ('rule' in reason) return ok({ refused: reason });
  return refused(`the field "intents" has one that is none of this game (${reason.code})`);
}

/** For bots that think by the clock: theirs stands still, so that they think for as many rounds as their level has. */
const THINKING_MS = 1000;

/** What a bot would do. The same game has the same answer, however it came to be here. */
function botsMove({ runner: { table } }: OpenTable, by: Seat, id: unknown): Answer {
  const bots = gameOf(table.opening.game)?.bots ?? [];
  const bot = bots.find((candidate) => candidate.id === id);
  if (bot === undefined)
    return refused(`there is no bot ${shown(id)}; there are ${bots.map((candidate) => candidate.id).join(', ')}`);
  if (!maySeatMove(table)) return refused(STANDS_STILL);
  if (!table.game.awaited(frozen(table.state)).includes(by)) return refused(`the game does not wait for seat ${by}`);
  const rng = seededRng(`quri/engine/bot ${table.entries.length} ${by} ${bot.id}`);
  return ok({ intents: askBot(bot, botJob(table, by), { rng, ms: THINKING_MS, now: () => 0 }) });
}

const maySeatMove = ({ paused, ended }: OpenTable['runner']['table']): boolean => !paused && ended === null;
const STANDS_STILL = 'the game is paused or was ended: nobody moves';

/** What a caller wants to know of a table that was just opened: what was settled, and what happened already. */
function described({ runner: { table } }: OpenTable): object {
  const { game, players, options, rulesVersion } = table.opening;
  return { ok: true, game, players, options, rulesVersion, entries: table.entries.length, events: lastEvents(table) };
}

function lastEvents({ entries }: OpenTable['runner']['table']): readonly object[] {
  const last = entries.at(-1);
  return last !== undefined && isPlayEntry(last) ? last.events : [];
}
