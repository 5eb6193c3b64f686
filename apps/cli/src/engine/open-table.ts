import {
  type CannotOpen,
  dealFromText,
  type Finding,
  ok,
  type Result,
  readReplay,
  refused,
  restore,
  type Secret,
  seats,
  settle,
  type Table,
  tableKey,
  verify,
} from '@quri/kernel';
import { shelf, shelved } from '@quri/shelf';
import { reasonsEn } from '../text/reasons.en.ts';
import { sayReason } from '../text/reasons.ts';
import { type Request, shown } from './message.ts';

export interface OpenTable {
  readonly table: Table;
  readonly secret: Secret;
  readonly names: readonly string[];
}

/** No clock here: the same lines in are the same lines out, hashes and all. */
export const AT = 0;

/** A new table with its first cards on it. */
export function dealt({
  game: id,
  players,
  options,
  seed,
}: Extract<Request, { do: 'new' }>): Result<OpenTable, string> {
  if (typeof id !== 'string') return refused(`the field "game" must be a text, not ${shown(id)}`);
  if (!Number.isSafeInteger(players))
    return refused(`the field "players" must be a whole number, not ${shown(players)}`);
  if (typeof seed !== 'string' && !Number.isSafeInteger(seed)) {
    return refused(`the field "seed" must be a text or a whole number, not ${shown(seed)}`);
  }
  const game = shelved(id)?.game;
  if (game === undefined)
    return refused(`there is no game ${shown(id)}; there are ${shelf.map((one) => one.game.meta.id).join(', ')}`);
  const settled = settle(game, players, options);
  if (!settled.ok) return refused(cannotOpen(settled.refused));
  const names = seats(settled.value.players).map((one) => `Player ${one + 1}`);
  return ok({ ...dealFromText(game, settled.value.players, settled.value.options, String(seed), AT), names });
}

function cannotOpen(problem: CannotOpen): string {
  if (problem.code === 'badPlayers')
    return `the field "players" must be from ${problem.min} to ${problem.max} with these options`;
  return problem.field === 'options'
    ? `the field "options" ${problem.reason}`
    : `the option ${shown(problem.field)} ${problem.reason}`;
}

/** Takes up a saved game, once the file has proved to be a true one. */
export function loaded(raw: unknown): Result<OpenTable, string> {
  const read = readReplay(raw);
  if (!read.ok) return read;
  const replay = read.value;
  const { opening: shownBefore, secret, names, entries } = replay;
  const game = shelved(shownBefore.game)?.game;
  if (game === undefined) return refused(`there is no game ${shown(shownBefore.game)}`);
  const { rulesVersion } = game.meta;
  if (shownBefore.rulesVersion > rulesVersion || entries.some((entry) => entry.rulesVersion > rulesVersion)) {
    return refused(`the replay was played by later rules than version ${rulesVersion}, which is the one known here`);
  }
  const untrue = misfit(verify(replay, game));
  if (untrue !== undefined) return refused(untrue);
  return ok({ table: restore(game, shownBefore, tableKey(shownBefore.table, secret), entries), secret, names });
}

/** Names the first entry that does not fit, where it is one. */
function misfit(findings: readonly Finding[]): string | undefined {
  const broken = findings.filter((one) => one.verdict === 'broken');
  const first = broken.reduce<(typeof broken)[number] | undefined>(
    (least, one) => (least === undefined || (one.entry ?? -1) < (least.entry ?? -1) ? one : least),
    undefined,
  );
  if (first === undefined) return undefined;
  const where = first.entry === null ? 'its opening or end' : `entry ${first.entry}`;
  return `the replay is not a true one: ${where} does not fit (${first.check}: ${sayReason(reasonsEn, first.reason)})`;
}
