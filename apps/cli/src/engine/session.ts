import {
  accept,
  frozen,
  isSeat,
  move,
  ok,
  type Result,
  type RuleRefusal,
  refused,
  replayOf,
  type Seat,
  seat,
  type Table,
  unreachable,
} from '@quri/kernel';
import { type Request, readMessage, shown } from './message.ts';
import { AT, dealt, loaded, type OpenTable } from './open-table.ts';

type Answer = Result<object, string>;

/** A referee to talk to: a line in, a line out, never more, never less, and never anything but JSON. */
export function engineSession(): (line: string) => string {
  let open: OpenTable | undefined;
  const put = (next: Result<OpenTable, string>): Answer => {
    if (!next.ok) return next;
    open = next.value;
    return ok(described(open));
  };
  const answer = (request: Request): Answer => {
    if (request.do === 'new') return put(dealt(request));
    if (request.do === 'load') return put(loaded(request.replay));
    return open === undefined ? refused('there is no table yet: send "new" or "load" first') : atTable(open, request);
  };
  return (line) => {
    try {
      const request = readMessage(line);
      const answered = request.ok ? answer(request.value) : request;
      return JSON.stringify(answered.ok ? answered.value : { error: answered.refused });
    } catch (error) {
      return JSON.stringify({ error: `the engine failed: ${error instanceof Error ? error.message : String(error)}` });
    }
  };
}

function atTable(open: OpenTable, request: Exclude<Request, { do: 'new' | 'load' }>): Answer {
  const { table } = open;
  const state = frozen(table.state);
  const { players } = table.opening;
  switch (request.do) {
    case 'waiting':
      return ok({ seats: table.game.awaited(state) });
    case 'legal':
      return withSeat(request.seat, players, (by) => ok({ intents: table.game.legal(state, by) }));
    case 'play':
      return withSeat(request.seat, players, (by) => played(table, by, request.intent));
    case 'view':
      if (request.seat === 'spectator') return ok({ view: table.game.project(state, 'spectator') });
      return withSeat(request.seat, players, (by) => ok({ view: table.game.project(state, by) }), ' or "spectator"');
    case 'outcome':
      return ok({ outcome: table.game.outcome(state) ?? null });
    case 'save':
      return ok({ replay: replayOf(table, open.secret, open.names) });
    default:
      return unreachable(request);
  }
}

function withSeat(raw: unknown, players: number, then: (by: Seat) => Answer, orElse = ''): Answer {
  if (isSeat(raw, players)) return then(seat(raw));
  return refused(`the field "seat" must be a whole number from 0 to ${players - 1}${orElse}, not ${shown(raw)}`);
}

function played(table: Table, by: Seat, intent: unknown): Answer {
  const step = move(table, { seat: by, actor: 'human', at: AT, ask: table.asks[by] ?? null, intent });
  if (step.ok) {
    accept(table, step.value);
    return ok({ events: step.value.entry.kind === 'takenBack' ? [] : step.value.entry.events });
  }
  if (isRuleRefusal(step.refused)) return ok({ refused: step.refused });
  return refused(`the field "intent" is none of this game: ask "legal" for those that are (${step.refused.code})`);
}

const isRuleRefusal = (refusal: { readonly code: string }): refusal is RuleRefusal => 'rule' in refusal;

/** What a caller wants to know of a table that was just opened: what was settled, and what happened already. */
function described({ table }: OpenTable): object {
  const { game, players, options, rulesVersion } = table.opening;
  const last = table.entries.at(-1);
  const events = last === undefined || last.kind === 'takenBack' ? [] : last.events;
  return { ok: true, game, players, options, rulesVersion, entries: table.entries.length, events };
}
