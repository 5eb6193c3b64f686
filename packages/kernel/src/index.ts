export { at } from './at.ts';
export { canonical, equalJson, sameJson } from './canonical.ts';
export { type Chance, everyChance } from './chances.ts';
export {
  type Audience,
  asList,
  type Bot,
  type BotQuestion,
  type Game,
  learns,
  type Meta,
  type Outcome,
  type Shape,
  type Shortfall,
} from './contract.ts';
export { type CannotOpen, dealFromText, openingOf, validateSetup } from './create-table.ts';
export { type Dice, type Draw, noDice, recordingDice, rngDice, scriptedDice } from './dice.ts';
export {
  type Actor,
  type ConcededEntry,
  dealtAt,
  type EndedEntry,
  type Entry,
  hashOfEntry,
  hashOfEntryText,
  hashOfOpening,
  isPlayEntry,
  liveEntries,
  MOST_ENTRIES,
  type MoveEntry,
  type Opening,
  type PlayEntry,
} from './entry.ts';
export {
  commitmentOf,
  fairDice,
  keyOf,
  SEAT_BYTES,
  SEED_BYTES,
  type Secret,
  seatCommitmentOf,
  seedFromText,
  tableKey,
} from './fair.ts';
export { messageInFormat1 } from './format-1.ts';
export { type Frozen, frozen } from './frozen.ts';
export { hashOf } from './hash.ts';
export { invariantBroken, unreachable } from './invariant.ts';
export { type LinkFault, linkFault, secretFault } from './log-faults.ts';
export { memoryOf } from './memory.ts';
export {
  addHeard,
  type HeardHashes,
  heardAfter,
  heardByAll,
  heardOf,
  type News,
  NOTHING_HEARD,
  newsOf,
  newsText,
  nothingHeard,
  type Position,
  positionOf,
} from './news.ts';
export { type OpenShape, openGame } from './open-game.ts';
export {
  type BadOptions,
  defaultOptions,
  everyOptions,
  type OptionField,
  type OptionFields,
  parseOptions,
} from './options.ts';
export { type FinalResult, finalResult } from './places.ts';
export { advance, apply, type Choose, playout } from './playout.ts';
export type { Reason } from './reason.ts';
export { type Move, move, start, stepOf, takeBack, why } from './referee.ts';
export {
  botsIn,
  MOST_REPLAY_CHARACTERS,
  parseReplay,
  type Replay,
  readReplay,
  replayOf,
  type Seated,
} from './replay.ts';
export { type Mark, restore, walkLog } from './restore.ts';
export { ok, type Result, type RuleRefusal, refused } from './result.ts';
export { pick, type Rng, seededRng, shuffled } from './rng.ts';
export {
  isSeat,
  MOST_SEATS,
  nextSeat,
  type Seat,
  seat,
  seats,
  seatsIn,
  type Viewer,
  viewerIndex,
  viewers,
} from './seat.ts';
export { noDeeperThan } from './shape-of.ts';
export {
  accept,
  concededAfter,
  draftOf,
  emptyTable,
  isOver,
  MOST_RECHOSEN,
  MOST_UNDONE,
  mayMove,
  movesFrom,
  offersAt,
  type Step,
  type Table,
  undoLeft,
} from './table.ts';
export { changeTable, type TableChange } from './table-changes.ts';
export { type OwnMoves, ownMoves, type TakeBackRequest } from './take-back.ts';
export { type Trial, type TrialResult, tryIntents } from './trial.ts';
export { CHECKS, type Finding, isComplete, isVerified, verify } from './verify.ts';
