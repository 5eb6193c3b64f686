import {
  accept,
  changeTable,
  dealFromText,
  frozen,
  type Game,
  type Move,
  move,
  ownMoves,
  pick,
  type Replay,
  type Result,
  replayOf,
  type Seat,
  type Shape,
  type Step,
  seat,
  seats,
  seededRng,
  type Table,
  type TableChange,
  takeBack,
} from '@quri/kernel';
import { asMove, offersFor, playRandomGame } from './random-game.ts';
import type { Setting } from './subject.ts';

/** What happens to a table after so many moves, though not in its game. */
const HAPPENS: Readonly<Record<number, readonly TableChange[]>> = {
  2: [
    { kind: 'seating', seat: seat(0), bot: 'random' },
    { kind: 'seating', seat: seat(0), bot: null },
  ],
  3: [
    { kind: 'pause', paused: true, consent: [seat(0)] },
    { kind: 'clock', seat: seat(1), left: 60_000 },
    { kind: 'pause', paused: false, consent: [seat(0)] },
  ],
};

const BOT_SEAT = 1;

const asSeated = (table: Table, by: Seat, intent: unknown): Move => ({
  ...asMove(table, by, intent),
  actor: by === BOT_SEAT ? 'bot' : 'human',
});

/**
 * A finished random game as a replay file, for the archive that is never rewritten. Everything that can happen at a
 * table is in it: bots that sit down, a pause, a clock, a take-back alone where the game has it, and by consent of all
 * one that deals anew.
 */
export function archivedGame<G extends Shape>(game: Game<G>, setting: Setting<G>): Replay<G> {
  const played = playRandomGame(game, setting);
  const { table, secret } = dealFromText(game, setting.players, setting.options, setting.seed);
  const take = (step: Result<Step<G>, unknown>): void => {
    if (!step.ok) throw new Error(`a game for the archive was refused: ${JSON.stringify(step.refused)}`);
    accept(table, step.value);
  };
  const now = () => ({ actor: 'table' as const, at: 1000 + table.entries.length });
  let takenBack = false;
  for (const [made, entry] of played.entries.entries()) {
    for (const change of HAPPENS[made] ?? []) take(changeTable(table, change, now()));
    if (entry.kind !== 'move') continue;
    take(move(table, asSeated(table, entry.seat, entry.intent)));
    const own = ownMoves(table, entry.seat);
    if (takenBack || own === null) continue;
    takenBack = true;
    take(takeBack(table, { seat: entry.seat, to: own.last, consent: [] }, now()));
    take(move(table, asSeated(table, entry.seat, entry.intent)));
  }
  const last = table.live.at(-1)?.entry.seq ?? 0;
  take(takeBack(table, { seat: seat(0), to: last, consent: seats(setting.players) }, now()));
  playOn(table, setting, take);
  const names = seats(setting.players).map((one) => `Seat ${one + 1}`);
  return replayOf(table, secret, { names, bots: names.map((_, one) => (one === BOT_SEAT ? 'random' : null)) });
}

function playOn<G extends Shape>(
  table: Table<G>,
  { seed, prefer }: Setting<G>,
  take: (step: Result<Step<G>, unknown>) => void,
): void {
  const rng = seededRng(`archive ${seed}`);
  for (;;) {
    const [by] = table.game.awaited(frozen(table.state));
    if (by === undefined) return;
    take(move(table, asSeated(table, by, pick(rng, offersFor(table, by, prefer, rng)))));
  }
}
