import { entryOf } from '@quri/catalogue';
import {
  isVerified,
  MOST_REPLAY_CHARACTERS,
  parseReplay,
  type Replay,
  type Result,
  refused,
  verify,
} from '@quri/kernel';
import type { ReplayProblem } from './replay-messages.ts';

/** Reads a replay from outside. With `check` only a true one is answered: what the rules would not make is never folded. */
export async function readReplayText(text: string, check: boolean): Promise<Result<Replay, ReplayProblem>> {
  if (text.length > MOST_REPLAY_CHARACTERS) return refused({ code: 'tooLarge' });
  const read = parseReplay(text);
  if (!read.ok) return refused(problemOf(read.refused));
  const found = entryOf(read.value.opening.game);
  if (found === undefined) return refused({ code: 'unknownGame' });
  if (!check) return read;
  const findings = verify(read.value, (await found.engine()).game);
  return isVerified(findings) ? read : refused({ code: 'notTrue', findings });
}

const NOT_A_REPLAY = 'not a replay: ';

const problemOf = (said: string): ReplayProblem =>
  said.startsWith(NOT_A_REPLAY) ? { code: 'notReplay', place: said.slice(NOT_A_REPLAY.length) } : { code: 'notJson' };
