import { askHost, type HostLine, type HostRequest } from '@quri/protocol/host';
import type { Call } from '../command.ts';
import type { Text } from '../text/text.ts';
import { EXIT_INVALID, fail } from '../user-error.ts';

/** How long the server may take. Stopping waits for what is in progress; some work goes over all the data. */
const ANSWER_MS = 10_000;
const STOP_MS = 60_000;
const LONG_MS = 3_600_000;
const LONG: readonly HostRequest['do'][] = ['archive', 'unarchive', 'export', 'import', 'purge', 'restore'];

/** The data folder of the server that is meant. */
export const dataFolder = ({ given, terminal }: Call): string =>
  given.word('data') ?? (terminal.env.DATA_DIR || 'data');

/** All lines of the answer; where it was not done, the command ends with a sentence that says why. */
export async function askServer(
  folder: string,
  request: HostRequest,
  { host: text }: Text,
): Promise<readonly HostLine[]> {
  const lines = await askHost(folder, request, timeFor(request.do)).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return fail((text.noAnswer[code] ?? text.silent)(folder), EXIT_INVALID);
  });
  const last = lines.at(-1);
  return last?.type === 'error' ? fail(text.errors[last.code](last.about ?? aboutOf(request)), EXIT_INVALID) : lines;
}

function timeFor(what: HostRequest['do']): number {
  if (what === 'stop') return STOP_MS;
  return LONG.includes(what) ? LONG_MS : ANSWER_MS;
}

/** What a sentence about it names. */
function aboutOf(request: HostRequest): string {
  if ('file' in request) return request.file;
  if ('table' in request) return request.table;
  if ('who' in request) return request.who;
  return 'guest' in request ? request.guest : '';
}
