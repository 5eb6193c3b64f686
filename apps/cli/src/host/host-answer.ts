import type { HostBan, HostDone, HostLine, HostNewcomer, HostRequest, HostTable } from '@quri/protocol/host';
import type { Language } from '@quri/words';
import type { Call } from '../command.ts';
import { inColumns } from '../table-print.ts';
import type { Text } from '../text/text.ts';
import { detailsText } from './details-text.ts';
import { timeText } from './time-text.ts';

/** The answer as one JSON value. */
export function answerJson(request: HostRequest, lines: readonly HostLine[]): unknown {
  const { type: _type, ...done } = endOf(lines) ?? { type: 'done' };
  switch (request.do) {
    case 'status':
      return statusIn(lines);
    case 'tables':
      return tablesIn(lines);
    case 'show':
      return detailsIn(lines);
    case 'bans':
      return bansIn(lines);
    case 'ban':
      return bansIn(lines)[0];
    case 'import':
      return { ...done, newcomers: newcomersIn(lines) };
    case 'close':
    case 'rewind':
      return { table: request.table, ...done };
    case 'stop':
      return { stopped: true };
    default:
      return { done: true, ...done };
  }
}

/** The answer in sentences. */
export function answerText(request: HostRequest, lines: readonly HostLine[], call: Call): readonly string[] {
  const { language, text } = call;
  const { host: words } = text;
  const done = endOf(lines);
  switch (request.do) {
    case 'status':
      return statusText(lines, language, words);
    case 'tables':
      return tablesText(tablesIn(lines), done?.unlisted ?? 0, language, words);
    case 'show':
      return detailsIn(lines).flatMap((details) => detailsText(details, language, words));
    case 'close':
      return [done?.phase === 'over' ? words.ended(request.table) : words.closed(request.table)];
    case 'rewind':
      return [words.rewound(request.table, request.seq)];
    case 'export':
      return [words.exported(request.table, request.file)];
    case 'import':
      return importText(done?.table ?? '', newcomersIn(lines), language, words);
    case 'ban':
      return bansIn(lines).map((ban) => words.banned(ban.who, untilText(ban, language, words)));
    case 'unban':
      return [words.unbanned(request.who)];
    case 'bans':
      return bansText(bansIn(lines), language, words);
    case 'purge':
      return [words.purged(request.guest)];
    case 'archive':
      return [words.archived(done?.moved ?? 0)];
    case 'unarchive':
      return [words.unarchived(request.table)];
    case 'restore':
      return [];
    case 'stop':
      return [words.stopped];
  }
}

type Words = Text['host'];

function statusText(lines: readonly HostLine[], language: Language, words: Words): readonly string[] {
  const status = statusIn(lines);
  if (status === undefined) return [];
  return [
    words.running(status.version, status.process, timeText(status.since, language)),
    ...status.addresses.map((address) => `  ${address}`),
    words.counts(status.guests, status.sockets, status.tables, Math.round(status.memory.resident / 1e6)),
    ...(status.logLinesLost > 0 ? [words.logLinesLost(status.logLinesLost)] : []),
  ];
}

function tablesText(
  tables: readonly HostTable[],
  unlisted: number,
  language: Language,
  words: Words,
): readonly string[] {
  if (tables.length === 0) return [words.noTables];
  const rows = tables.map(({ table, game, phase, damage, present, entries, idleSince }) => [
    table,
    game,
    damage === undefined ? words.phases[phase] : words.damaged,
    String(present),
    String(entries),
    timeText(idleSince, language),
  ]);
  return [...inColumns([words.head, ...rows], 3), ...(unlisted > 0 ? [words.unlisted(unlisted)] : [])];
}

function bansText(bans: readonly HostBan[], language: Language, words: Words): readonly string[] {
  if (bans.length === 0) return [words.noBans];
  const rows = bans.map((ban) => [
    words.banKinds[ban.kind],
    ban.who,
    timeText(ban.at, language),
    untilText(ban, language, words),
  ]);
  return inColumns([words.banHead, ...rows], 4);
}

const untilText = ({ until }: HostBan, language: Language, words: Words): string =>
  until === null ? words.untilLifted : words.until(timeText(until, language));

function importText(
  table: string,
  newcomers: readonly HostNewcomer[],
  language: Language,
  words: Words,
): readonly string[] {
  if (newcomers.length === 0) return [words.imported(table)];
  const rows = newcomers.map(({ name, guest, seat, code, expiresAt }) => [
    seat === null ? '' : String(seat),
    name ?? guest,
    code,
    timeText(expiresAt, language),
  ]);
  return [words.imported(table), words.newcomers, ...inColumns([words.newcomerHead, ...rows], 4)];
}

const statusIn = (lines: readonly HostLine[]) =>
  lines.flatMap((line) => (line.type === 'status' ? line.status : []))[0];
const detailsIn = (lines: readonly HostLine[]) =>
  lines.flatMap((line) => (line.type === 'details' ? line.details : []));
const bansIn = (lines: readonly HostLine[]) => lines.flatMap((line) => (line.type === 'ban' ? line.ban : []));
const newcomersIn = (lines: readonly HostLine[]) =>
  lines.flatMap((line) => (line.type === 'newcomer' ? line.newcomer : []));
const tablesIn = (lines: readonly HostLine[]): readonly HostTable[] =>
  lines.flatMap((line) => (line.type === 'table' ? line.table : []));
const endOf = (lines: readonly HostLine[]): HostDone | undefined =>
  lines.flatMap((line) => (line.type === 'done' ? line : []))[0];
