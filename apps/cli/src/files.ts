import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isTrue, parseReplay, type Replay, verify } from '@quri/kernel';
import { type Shelved, shelved } from '@quri/shelf';
import { complain, UNTRUE } from './complaint.ts';
import type { Text } from './text/text.ts';

interface ReplayFile {
  readonly replay: Replay;
  readonly shelved: Shelved;
}

/** A replay file of a game on the shelf; whether it is a true one is another question. */
export function replayIn(path: string, text: Text): ReplayFile {
  const content = attempted(
    () => readFileSync(path, 'utf8'),
    (code) => complain(text.cannotRead(path, code), UNTRUE),
  );
  const parsed = parseReplay(content);
  if (!parsed.ok) return complain(text.noReplay(path, parsed.refused), UNTRUE);
  const { game } = parsed.value.opening;
  return { replay: parsed.value, shelved: shelved(game) ?? complain(text.noSuchGameIn(path, game), UNTRUE) };
}

/** A replay that verifies: what the rules would not make is never folded. */
export function trueReplayIn(path: string, text: Text): ReplayFile {
  const read = replayIn(path, text);
  return isTrue(verify(read.replay, read.shelved.game)) ? read : complain(text.untrue(path), UNTRUE);
}

/** Says now, not after an hour of play, that a file can never be written. */
export function mustBeWritable(path: string, text: Text): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) complain(text.cannotWrite(path, 'EISDIR'));
  attempted(
    () => accessSync(there === undefined ? dirname(resolve(path)) : path, constants.W_OK),
    (code) => complain(text.cannotWrite(path, code)),
  );
}

export const writeReplay = (path: string, replay: Replay, text: Text): void =>
  writeText(path, `${JSON.stringify(replay)}\n`, text);

export function writeText(path: string, content: string, text: Text): void {
  attempted(
    () => writeFileSync(path, content),
    (code) => complain(text.cannotWrite(path, code), UNTRUE),
  );
}

/** Does something with a file; what the system says against it comes as its code. */
function attempted<T>(deed: () => T, failed: (code: string) => never): T {
  try {
    return deed();
  } catch (error) {
    return failed((error as NodeJS.ErrnoException).code ?? String(error));
  }
}
