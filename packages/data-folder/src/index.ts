export { checkData, DATA_VERSION, type DataProblem } from './check-data.ts';
export { copyData, dataProblemOf } from './copy-data.ts';
export { type DataLock, tryLock } from './lock.ts';
export { isPrepared, prepareRestore, removeLeftOvers, settle, swapIn } from './restore.ts';
export {
  entryOf,
  gameFault,
  headOf,
  type StoredGame,
  type StoredHead,
  type StoredLog,
  type StoredRow,
  textOf,
} from './stored-game.ts';
