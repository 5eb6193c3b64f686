import { FAULTS } from '@quri/bot-kit/arena';
import type { Call } from '../command.ts';
import { numbersIn } from '../numbers.ts';
import type { Timing } from './as-text.ts';
import { escaped, heatTable, rangePlot } from './plots.ts';
import type { ArenaResult } from './result.ts';
import { STYLE } from './style.ts';

/** One page that stands alone: plots as SVG, both themes, no script. */
export function asHtml(
  { text: { arena }, language }: Pick<Call, 'text' | 'language'>,
  game: string,
  result: ArenaResult,
  timing: Timing,
): string {
  const { percent, span, number, whole, small } = numbersIn(language);
  const names = result.bots.map(({ bot }) => bot);
  const shares = rangePlot(
    result.bots.map(({ bot, share }) => ({ name: bot, ...share })),
    { mark: result.par, format: percent, from: 0, label: arena.share },
  );
  const ratings = rangePlot(
    result.bots.map(({ bot, rating }) => ({ name: bot, mean: rating.mu, low: rating.low, high: rating.high })),
    { format: number, label: arena.rating },
  );
  const ahead = heatTable(names, arena.ahead, (bot, other) => {
    const pair = result.pairs.find((one) => one.bot === bot && one.other === other);
    return pair === undefined
      ? undefined
      : { value: pair.ahead.mean, text: percent(pair.ahead.mean), note: span(pair.ahead) };
  });
  const rows = result.bots.map(
    (one) =>
      `<tr><th scope="row">${escaped(one.bot)}</th><td>${percent(one.share.mean)}</td><td>${span(one.share)}</td>` +
      `<td>${number(one.rating.mu)}</td><td>${number(one.score.mean)}</td><td>${whole(one.seats)}</td>` +
      `<td>${small(timing.msPerMove[one.bot] ?? 0)}</td><td>${whole(FAULTS.reduce((sum, fault) => sum + (one.faults[fault] ?? 0), 0))}</td></tr>`,
  );
  const faults = result.bots.flatMap(({ bot, faults }) =>
    FAULTS.flatMap((fault) =>
      faults[fault] ? [`<li><b>${escaped(bot)}</b>: ${arena.fault[fault]}, ${whole(faults[fault])}</li>`] : [],
    ),
  );
  const fields = result.fields.map(({ bots, games, shares: won }) => {
    const parts = Object.entries(won).map(([bot, share]) => `${escaped(bot)} <b>${percent(share.mean)}</b>`);
    return `<tr><td>${bots.map(escaped).join(', ')}</td><td class="left">${parts.join(' · ')}</td><td>${whole(games)}</td></tr>`;
  });
  const heads = [arena.bot, arena.share, arena.range, arena.rating, arena.score, arena.sat, arena.ms, arena.faults];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(arena.title(game))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>${escaped(arena.title(game))}</h1>
<p>${escaped(arena.summary(result.players, whole(result.games), whole(result.deals), result.seed))}</p>
</header>
<section><h2>${arena.share}</h2>${shares}<p class="note">${arena.par(percent(result.par))}</p></section>
<section><h2>${arena.rating}</h2>${ratings}<p class="note">${arena.howRanged}</p></section>
<section><div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div><p class="note">${arena.ms}: ${arena.clocked}.</p>
${faults.length === 0 ? `<p class="note">${arena.noFaults}</p>` : `<h3>${arena.faultsHead}</h3><ul>${faults.join('')}</ul>`}</section>
<section><h2>${arena.ahead}</h2><div class="scroll">${ahead}</div></section>
<section><h2>${arena.fields}</h2><div class="scroll"><table><thead><tr><th scope="col">${arena.company}</th><th scope="col" class="left">${arena.share}</th><th scope="col">${arena.sat}</th></tr></thead>
<tbody>${fields.join('\n')}</tbody></table></div></section>
</main>
</body>
</html>
`;
}
