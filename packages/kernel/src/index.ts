export { canonical, sameJson } from './canonical.ts';
export { type Chance, everyChance } from './chances.ts';
export {
  type Asked,
  type Audience,
  type Bot,
  type Game,
  learns,
  type Meta,
  type Outcome,
  type Shape,
} from './contract.ts';
export { type Dice, type Draw, luckDice, noDice, type RecordingDice, recordingDice, scriptedDice } from './dice.ts';
export {
  type Actor,
  type Entry,
  hashOfEntry,
  hashOfOpening,
  liveEntries,
  type MoveEntry,
  type Opening,
  type StartEntry,
  type TakenBackEntry,
} from './entry.ts';
export {
  commitmentOf,
  fairDice,
  SEAT_BYTES,
  SEED_BYTES,
  type Secret,
  seatCommitmentOf,
  seedFromText,
  tableKey,
} from './fair.ts';
export { type Frozen, frozen } from './frozen.ts';
export { hashOf } from './hash.ts';
export { type Heard, heardAfter, heardOf, type Message, messageOf, NOTHING_HEARD } from './hearing.ts';
export { invariantBroken, unreachable } from './invariant.ts';
export { type Luck, luckFrom, pick, shuffled } from './luck.ts';
export { memoryOf } from './memory.ts';
export { type CannotOpen, dealFromText, openingOf, settle } from './open.ts';
export {
  type BadOptions,
  defaultOptions,
  everyOptions,
  type OptionField,
  type OptionFields,
  parseOptions,
} from './options.ts';
export { advance, apply, type Choose, playout } from './playout.ts';
export type { Reason } from './reason.ts';
export { type Move, move, type Rejected, start, takeBack, why } from './referee.ts';
export { MOST_REPLAY_CHARACTERS, parseReplay, type Replay, readReplay, replayOf } from './replay.ts';
export { ok, type Result, type RuleRefusal, refused } from './result.ts';
export { isSeat, MOST_SEATS, nextSeat, type Seat, seat, seats, seatsIn, type Viewer, viewers } from './seat.ts';
export { accept, emptyTable, restore, type Step, stepOf, type Table } from './table.ts';
export { lastOwnMove, mayTakeBack, type TakeBackRejected, type TakeBackRequest } from './take-back.ts';
export { CHECKS, type CheckName, type Finding, isTrue, isWhole, verify } from './verify.ts';
