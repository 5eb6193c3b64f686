import type { HostSeat, HostTableDetails } from '@quri/protocol/host';
import type { Language } from '@quri/words';
import { inColumns } from '../table-print.ts';
import type { Text } from '../text/text.ts';
import { timeText } from './time-text.ts';

type Words = Text['host'];

/** All a host may know of a table, seat by seat and with its last entries. */
export function detailsText(details: HostTableDetails, language: Language, words: Words): readonly string[] {
  const { table, game, phase, resting, seats, lastEntries, options, terms } = details;
  const facts: readonly (readonly [string, string])[] = [
    [words.facts.phase, resting ? `${words.phases[phase]}, ${words.resting}` : words.phases[phase]],
    ...(details.damage === undefined ? [] : [[words.damaged, details.damage] as const]),
    [words.facts.created, timeText(details.createdAt, language)],
    ...(details.endedAt === null ? [] : [[words.facts.ended, timeText(details.endedAt, language)] as const]),
    [words.facts.lastActive, timeText(details.idleSince, language)],
    [words.facts.host, details.host],
    [words.facts.open, words.yesNo(details.open)],
    [words.facts.present, String(details.present)],
    [words.facts.watchers, String(details.watchers)],
    [words.facts.options, JSON.stringify(options)],
    [words.facts.terms, JSON.stringify(terms)],
    ...(details.deal === null ? [] : [[words.facts.deal, details.deal] as const]),
    ...(details.rematch === null ? [] : [[words.facts.rematch, details.rematch] as const]),
    [words.facts.entries, String(details.entries)],
  ];
  return [
    `${table}  ${game}`,
    ...inColumns(
      facts.map(([name, value]) => [`  ${name}`, value]),
      2,
    ),
    '',
    ...inColumns([words.seatHead, ...seats.map((one, n) => [String(n), ...seatText(one, language, words)])], 4),
    ...(lastEntries.length === 0 ? [] : ['']),
    ...inColumns(
      lastEntries.map(({ seq, at, kind, seat }) => [
        String(seq),
        timeText(at, language),
        kind,
        seat === null ? '' : String(seat),
      ]),
      4,
    ),
  ];
}

function seatText(one: HostSeat, language: Language, words: Words): readonly string[] {
  if (one.kind === 'empty') return [words.seatKinds.empty, '', ''];
  if (one.kind === 'bot') return [words.seatKinds.bot, one.level, one.awaited ? words.awaited : ''];
  const state = [
    one.awaited ? words.awaited : '',
    one.awaySince === null ? '' : words.awaySince(timeText(one.awaySince, language)),
    one.substitute === null ? '' : words.substitute(one.substitute),
    one.conceded ? words.conceded : '',
  ];
  return [
    words.seatKinds[one.kind],
    `${one.name ?? '-'} (${one.guest})`,
    state.filter((part) => part !== '').join(', '),
  ];
}
