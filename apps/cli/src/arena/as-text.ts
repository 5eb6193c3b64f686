import { FAULTS } from '@quri/bot-kit/arena';
import type { Call } from '../command.ts';
import { numbersIn } from '../numbers.ts';
import { inColumns } from '../table-print.ts';
import type { BestResponseResult } from './best-response.ts';
import type { ArenaResult } from './result.ts';

export interface Timing {
  readonly seconds: number;
  readonly threads: number;
  readonly gamesPerSecond: number;
  readonly msPerMove: Readonly<Record<string, number>>;
}

/** Longer lists of companies are for the page and the JSON. */
const MOST_FIELDS = 24;

export function asText(
  { text: { arena }, language }: Pick<Call, 'text' | 'language'>,
  game: string,
  result: ArenaResult,
  timing: Timing,
): readonly string[] {
  const { percent, span, number, whole, small } = numbersIn(language);
  const heads = [arena.bot, arena.share, arena.range, arena.rating, arena.range, arena.score, arena.sat, arena.ms];
  const rows = result.bots.map((one) => [
    one.bot,
    percent(one.share.mean),
    span(one.share),
    number(one.rating.mu),
    `${number(one.rating.low)}–${number(one.rating.high)}`,
    number(one.score.mean),
    whole(one.seats),
    small(timing.msPerMove[one.bot] ?? 0),
  ]);
  const names = result.bots.map(({ bot }) => bot);
  const against = names.map((bot) => [
    bot,
    ...names.map((other) => {
      const pair = result.pairs.find((one) => one.bot === bot && one.other === other);
      return pair === undefined ? '·' : percent(pair.ahead.mean);
    }),
  ]);
  const fields = result.fields.slice(0, MOST_FIELDS).map(({ bots, shares }) => [
    bots.join(', '),
    Object.entries(shares)
      .map(([bot, share]) => `${bot} ${percent(share.mean)}`)
      .join('  '),
  ]);
  return [
    arena.title(game),
    arena.summary(result.players, whole(result.games), whole(result.deals), result.seed),
    '',
    ...inColumns([heads, ...rows]),
    '',
    arena.par(percent(result.par)),
    arena.howRanged,
    '',
    arena.ahead,
    ...inColumns([['', ...names], ...against]),
    '',
    arena.fields,
    ...inColumns(fields, 2),
    '',
    ...faultLines(result.bots, arena),
    arena.speed(whole(timing.gamesPerSecond), timing.threads),
  ];
}

function faultLines(bots: ArenaResult['bots'], arena: Call['text']['arena']): readonly string[] {
  const faulty = bots.flatMap(({ bot, moves, faults }) =>
    FAULTS.flatMap((fault) => (faults[fault] ? [[bot, arena.fault[fault], `${faults[fault]} / ${moves}`]] : [])),
  );
  return faulty.length === 0 ? [arena.noFaults] : [arena.faultsHead, ...inColumns(faulty, 2)];
}

export function bestResponseAsText(
  { text: { arena }, language }: Pick<Call, 'text' | 'language'>,
  { against, players, budget, known, share, games, deals, par }: BestResponseResult,
): readonly string[] {
  const { percent, whole } = numbersIn(language);
  return [
    arena.answered(against, players),
    arena.learned(whole(budget), whole(known)),
    arena.won(percent(share.mean), percent(share.low), percent(share.high), whole(games), whole(deals)),
    arena.againstPar(percent(par)),
  ];
}
