import type { DataProblem } from '@quri/data-folder';
import type { Text } from '../text/text.ts';

/** Why data could not be copied, in a sentence. */
export function dataCopyError(
  error: unknown,
  problem: DataProblem | undefined,
  from: string,
  to: string,
  text: Text,
): string {
  if (problem !== undefined) return text.backup.problems[problem](from);
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const isWriting = code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR_W');
  return code.startsWith('SQLITE') && !isWriting ? text.cannotRead(from, code) : text.cannotWrite(to, code);
}
