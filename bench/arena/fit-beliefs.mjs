// Fits what Gold Raiders' searching bots believe of hidden cards to their own games, and writes the table of weights:
// `node bench/arena/fit-beliefs.mjs [--games 40] [--bot puma]`. Play and fit again until it comes to rest.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/setup.mjs';
import { bundled } from './bundled.mjs';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '40' }, bot: { type: 'string', default: 'puma' } },
});
const { fitted, observe } = await bundled('fit-beliefs.ts');
const seen = [2, 3, 4].flatMap((players) => observe(values.bot, players, Number(values.games), `beliefs/${players}`));
const rows = fitted(seen).map((weights) => `  [${weights.join(', ')}],`);
writeFileSync(
  join(root, 'games', 'gold-raiders', 'src', 'bot', 'belief-weights.ts'),
  `/** Logarithms of how much likelier than by chance each face is; fitted by bench/arena/fit-beliefs.mjs. */
export const BELIEFS: readonly (readonly number[])[] = [
${rows.join('\n')}
];
`,
);
process.stdout.write(`${seen.length} hidden cards, ${rows.length} circumstances\n`);
