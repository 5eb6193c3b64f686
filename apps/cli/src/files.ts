import { accessSync, chmodSync, constants, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writeWhole } from '@quri/data-folder/whole-file';
import { isVerified, parseReplay, type Replay, verify } from '@quri/kernel';
import { gameOf } from './games.ts';
import type { Text } from './text/text.ts';
import { EXIT_INVALID, fail } from './user-error.ts';

/** A replay file of a game of the catalogue; whether it is a true one is another question. */
export function readReplayFile(path: string, text: Text) {
  const parsed = parseReplay(readText(path, text));
  if (!parsed.ok) return fail(text.noReplay(path, parsed.refused), EXIT_INVALID);
  const { game } = parsed.value.opening;
  return { replay: parsed.value, loaded: gameOf(game) ?? fail(text.noSuchGameIn(path, game), EXIT_INVALID) };
}

export const readText = (path: string, text: Text): string =>
  attempted(
    () => readFileSync(path, 'utf8'),
    (code) => fail(text.cannotRead(path, code), EXIT_INVALID),
  );

/** A replay that verifies: what the rules would not make is never folded. */
export function readVerifiedReplay(path: string, text: Text) {
  const read = readReplayFile(path, text);
  return isVerified(verify(read.replay, read.loaded.game)) ? read : fail(text.untrue(path), EXIT_INVALID);
}

/** Says now, not after an hour of play, that a file can never be written. */
export function mustBeWritable(path: string, text: Text): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) fail(text.cannotWrite(path, 'EISDIR'));
  attempted(
    () => accessSync(there === undefined ? dirname(resolve(path)) : path, constants.W_OK),
    (code) => fail(text.cannotWrite(path, code)),
  );
}

export const writeReplay = (path: string, replay: Replay, text: Text): void =>
  writeText(path, `${JSON.stringify(replay)}\n`, text);

export function writeText(path: string, content: string, text: Text): void {
  attempted(
    () => write(path, content),
    (code) => fail(text.cannotWrite(path, code), EXIT_INVALID),
  );
}

/** A game that was saved before is not lost where the disk has no room for it as it is now. */
function write(path: string, content: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined) return writeWhole(resolve(path), content);
  // Pipes and devices take no other file in their place, and nor does a folder one may not write to.
  if (!there.isFile() || !mayWrite(dirname(realpathSync(path)))) return writeFileSync(path, content);
  writeWhole(realpathSync(path), content, there.mode);
  chmodSync(path, there.mode);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Does something with a file; an error of the system is passed on as its code. */
function attempted<T>(act: () => T, failed: (code: string) => never): T {
  try {
    return act();
  } catch (error) {
    return failed(error instanceof Error && 'code' in error ? String(error.code) : String(error));
  }
}
