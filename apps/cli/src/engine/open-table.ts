import {
  botsIn,
  type CannotOpen,
  dealFromText,
  type Finding,
  keyOf,
  ok,
  type Result,
  readReplay,
  refused,
  restore,
  type Seated,
  type Secret,
  seats,
  validateSetup,
  verify,
} from '@quri/kernel';
import type { OptionText } from '@quri/words';
import { gameOf, games } from '../games.ts';
import { type MemoryRunner, memoryTable } from '../memory-table.ts';
import { reasonsEn } from '../text/reasons.en.ts';
import { sayReason } from '../text/reasons.ts';
import { type Request, shown } from './message.ts';

export interface OpenTable {
  readonly runner: MemoryRunner;
  readonly secret: Secret;
  readonly seated: Seated;
}

/** No clock here: the same lines in are the same lines out, hashes and all. */
const AT = 0;

/** A new table with its first cards on it. */
export function newTable(request: Extract<Request, { do: 'new' }>): Result<OpenTable, string> {
  const { game: id, players, options, seed } = request;
  if (typeof id !== 'string') return refused(`the field "game" must be a text, not ${shown(id)}`);
  if (!Number.isSafeInteger(players))
    return refused(`the field "players" must be a whole number, not ${shown(players)}`);
  if (typeof seed !== 'string' && !Number.isSafeInteger(seed)) {
    return refused(`the field "seed" must be a text or a whole number, not ${shown(seed)}`);
  }
  const loaded = gameOf(id);
  if (loaded === undefined)
    return refused(`there is no game ${shown(id)}; there are ${games.map((one) => one.game.meta.id).join(', ')}`);
  const { game } = loaded;
  const settled = validateSetup(game, players, options);
  if (!settled.ok) return refused(cannotOpen(settled.refused, loaded.words.en.options));
  const everybody = seats(settled.value.players);
  const seated = { names: everybody.map((one) => `Player ${one + 1}`), bots: everybody.map(() => null) };
  const { table, secret } = dealFromText(game, settled.value.players, settled.value.options, String(seed), AT);
  return ok({ runner: memoryTable(table, () => AT), secret, seated });
}

function cannotOpen(problem: CannotOpen, about: Readonly<Record<string, OptionText | undefined>>): string {
  if (problem.code === 'badPlayers')
    return `the field "players" must be from ${problem.min} to ${problem.max} with these options`;
  const fault = about[problem.field]?.faults?.[problem.reason];
  if (fault !== undefined) return `the option ${shown(problem.field)}: ${fault}`;
  return problem.field === 'options'
    ? `the field "options" ${problem.reason}`
    : `the option ${shown(problem.field)} ${problem.reason}`;
}

/** Takes up a saved game, once the file has proved to be a true one. */
export function savedTable(raw: unknown): Result<OpenTable, string> {
  const read = readReplay(raw);
  if (!read.ok) return read;
  const replay = read.value;
  const { opening, secret, names, entries } = replay;
  const game = gameOf(opening.game)?.game;
  if (game === undefined) return refused(`there is no game ${shown(opening.game)}`);
  const { rulesVersion } = game.meta;
  if (opening.rulesVersion > rulesVersion || entries.some((entry) => entry.rulesVersion > rulesVersion)) {
    return refused(`the replay was played by later rules than version ${rulesVersion}, which is the one known here`);
  }
  const untrue = firstProblem(verify(replay, game));
  if (untrue !== undefined) return refused(untrue);
  const table = restore(game, opening, keyOf(opening, secret), entries);
  return ok({ runner: memoryTable(table, () => AT), secret, seated: { names, bots: botsIn(replay) } });
}

/** Names the first entry that does not fit, where it is one. */
function firstProblem(findings: readonly Finding[]): string | undefined {
  const [first] = findings
    .filter((one) => one.verdict === 'broken')
    .sort((one, other) => (one.entry ?? -1) - (other.entry ?? -1));
  if (first === undefined) return undefined;
  const where = first.entry === null ? 'its opening or end' : `entry ${first.entry}`;
  return `the replay is not a true one: ${where} does not fit (${first.check}: ${sayReason(reasonsEn, first.reason)})`;
}
