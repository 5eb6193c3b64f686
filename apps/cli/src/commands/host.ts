import { askHost, type HostLine, type HostRequest, type HostTable } from '@quri/protocol/host';
import type { Language } from '@quri/words';
import type { Call, Command } from '../command.ts';
import { nearest } from '../nearest.ts';
import { inColumns } from '../table-print.ts';
import { plain } from '../terminal.ts';
import type { Text } from '../text/text.ts';
import { EXIT_INVALID, fail, isUserError } from '../user-error.ts';

/** How long the server may take. Stopping waits for what is in progress. */
const ANSWER_MS = 10_000;
const STOP_MS = 60_000;

/** Talks to a running server through the socket in its data folder. */
export const host: Command = {
  options: { data: 'word', json: 'flag' },
  words: 2,
  run: async (call) => {
    const request = requestOf(call.given.positionals, call.text);
    const folder = call.given.word('data') ?? (call.terminal.env.DATA_DIR || 'data');
    const lines = await answered(folder, request, call);
    if (lines === undefined) return EXIT_INVALID;
    const said = call.given.flag('json') ? [JSON.stringify(asJson(request, lines))] : asText(request, lines, call);
    for (const line of said) call.say(plain(line));
    return 0;
  },
};

function requestOf([word, table]: readonly string[], text: Text): HostRequest {
  const words = ['status', 'tables', 'close', 'stop'] as const;
  const action = words.find((one) => one === word);
  if (action === undefined) return fail(text.host.whichCommand(word, word && nearest(word, words)));
  if (action === 'close') return { do: action, table: table ?? fail(text.host.whichTable) };
  return table === undefined ? { do: action } : fail(text.tooMuch(table));
}

/** Who asked for JSON gets JSON also where there is no answer. */
async function answered(folder: string, request: HostRequest, { given, text, say }: Call) {
  try {
    return await asked(folder, request, text);
  } catch (error) {
    if (!given.flag('json') || !isUserError(error)) throw error;
    say(JSON.stringify({ error: error.message }));
    return undefined;
  }
}

async function asked(folder: string, request: HostRequest, { host: text }: Text): Promise<readonly HostLine[]> {
  const lines = await askHost(folder, request, request.do === 'stop' ? STOP_MS : ANSWER_MS).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return fail((text.noAnswer[code] ?? text.silent)(folder), EXIT_INVALID);
  });
  const last = lines.at(-1);
  if (last?.type !== 'error') return lines;
  const table = 'table' in request ? request.table : '';
  return fail(text.errors[last.code](table), EXIT_INVALID);
}

function asJson(request: HostRequest, lines: readonly HostLine[]): unknown {
  switch (request.do) {
    case 'status':
      return statusIn(lines);
    case 'tables':
      return tablesIn(lines);
    case 'close':
      return { table: request.table, phase: endOf(lines)?.phase };
    case 'stop':
      return { stopped: true };
  }
}

function asText(request: HostRequest, lines: readonly HostLine[], { language, text }: Call): readonly string[] {
  const { host: words } = text;
  switch (request.do) {
    case 'status': {
      const status = statusIn(lines);
      if (status === undefined) return [];
      return [
        words.running(status.version, status.process, timeText(status.since, language)),
        ...status.addresses.map((address) => `  ${address}`),
        words.counts(status.guests, status.sockets, status.tables, Math.round(status.memory.resident / 1e6)),
        ...(status.logLinesLost > 0 ? [words.logLinesLost(status.logLinesLost)] : []),
      ];
    }
    case 'tables':
      return tablesText(tablesIn(lines), endOf(lines)?.unlisted ?? 0, language, words);
    case 'close':
      return [endOf(lines)?.phase === 'over' ? words.ended(request.table) : words.closed(request.table)];
    case 'stop':
      return [words.stopped];
  }
}

function tablesText(
  tables: readonly HostTable[],
  unlisted: number,
  language: Language,
  words: Text['host'],
): readonly string[] {
  if (tables.length === 0) return [words.noTables];
  const rows = tables.map(({ table, game, phase, present, entries, idleSince }) => [
    table,
    game,
    words.phases[phase],
    String(present),
    String(entries),
    timeText(idleSince, language),
  ]);
  return [...inColumns([words.head, ...rows], 3), ...(unlisted > 0 ? [words.unlisted(unlisted)] : [])];
}

const timeText = (ms: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'pl' ? 'pl-PL' : 'en-GB', { dateStyle: 'short', timeStyle: 'medium' }).format(
    ms,
  );

const statusIn = (lines: readonly HostLine[]) =>
  lines.flatMap((line) => (line.type === 'status' ? line.status : []))[0];

const tablesIn = (lines: readonly HostLine[]): readonly HostTable[] =>
  lines.flatMap((line) => (line.type === 'table' ? line.table : []));

const endOf = (lines: readonly HostLine[]) => lines.flatMap((line) => (line.type === 'done' ? line : []))[0];
