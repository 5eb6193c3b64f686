export { checkData, DATA_VERSION, type DataProblem, missingBytes, schemaOf } from './check-data.ts';
export { copyData, dataProblemOf } from './copy-data.ts';
export { type DamagedTable, damagedTables } from './damaged-tables.ts';
export { type DataLock, tryLock } from './lock.ts';
export { isPrepared, LAST_SEEN, prepareRestore, removeLeftOvers, settle, swapIn } from './restore.ts';
export { SCHEMAS } from './schemas.ts';
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
