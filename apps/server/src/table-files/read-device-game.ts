import type { GameEngine } from '@quri/catalogue';
import {
  finalResult,
  frozen,
  isComplete,
  isVerified,
  type Opening,
  parseReplay,
  type Replay,
  verify,
} from '@quri/kernel';
import { readName } from '@quri/protocol/schemas';
import type { StoredEntry } from '@quri/table';
import type { TableRecord } from '../store/records.ts';
import { foldReplay } from './fold-replay.ts';

/** Who sat in a seat: the level of a bot, or somebody's name, null for somebody who had none. */
export type DeviceSeat =
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'person'; readonly name: string | null };

/** A finished game of a device, checked, as far as its file tells. */
export interface DeviceGame
  extends Pick<TableRecord, 'id' | 'game' | 'options' | 'seed' | 'bytes' | 'deal' | 'result'> {
  readonly opening: Opening;
  readonly endedAt: number;
  readonly seats: readonly DeviceSeat[];
  readonly entries: readonly StoredEntry[];
}

/**
 * `badReplay`: no replay, a damaged one, or none of a device. `otherVersion`: it cannot be decided again by the rules of
 * this server.
 */
export type DeviceGameFault = 'badReplay' | 'noSuchGame' | 'otherVersion' | 'notOver' | 'badName';

/** As pages name the tables of their device. No table of a server has such a name. */
const DEVICE_TABLE = /^[0-9a-f]{16}$/;
const TABLE = /^[A-Za-z0-9]{6,32}$/;

/** Reads a replay file and checks all of it. Only what this server could have decided itself is taken. */
export function readDeviceGame(file: Uint8Array, engines: readonly GameEngine[]): DeviceGame | DeviceGameFault {
  const parsed = parseReplay(new TextDecoder().decode(file));
  if (!parsed.ok) return 'badReplay';
  const replay = parsed.value;
  const { opening, secret } = replay;
  const engine = engines.find(({ game }) => game.meta.id === opening.game);
  if (engine === undefined) return 'noSuchGame';
  const { game, bots } = engine;
  const isOfToday = [opening, ...replay.entries].every(({ rulesVersion }) => rulesVersion === game.meta.rulesVersion);
  if (!isOfToday || replay.format !== 'quri/replay/2' || opening.format !== 'quri/table/2') return 'otherVersion';
  const { table: id, deal, players, options } = opening;
  if (!DEVICE_TABLE.test(id) || (deal !== null && !TABLE.test(deal))) return 'badReplay';
  const isLevel = (level: string | null): boolean => level === null || bots.some((bot) => bot.id === level);
  const levels = [...replay.bots, ...replay.entries.map((entry) => ('bot' in entry ? entry.bot : null))];
  if (!levels.every(isLevel)) return 'badReplay';
  const seats = seatsIn(replay);
  if (seats === undefined) return 'badName';
  const findings = verify(replay, game);
  if (!isVerified(findings) || !isComplete(findings)) return 'badReplay';
  const { table, entries } = foldReplay(replay, game);
  const outcome = game.outcome(frozen(table.state));
  if (outcome === undefined) return 'notOver';
  return {
    id,
    game: opening.game,
    options,
    opening,
    seed: secret.serverSeed,
    bytes: secret.bytes,
    deal,
    seats,
    entries,
    result: finalResult(players, outcome, table.conceded),
    endedAt: replay.entries.at(-1)?.at ?? 0,
  };
}

/** Undefined where somebody is called as no guest may be. */
function seatsIn({ names, bots }: Extract<Replay, { format: 'quri/replay/2' }>): readonly DeviceSeat[] | undefined {
  const seats = names.map((said, seat): DeviceSeat | undefined => {
    const level = bots[seat] ?? null;
    if (level !== null) return { kind: 'bot', level };
    const name = said === '' ? null : readName(said);
    return name === undefined ? undefined : { kind: 'person', name };
  });
  return seats.every((seat) => seat !== undefined) ? seats : undefined;
}
