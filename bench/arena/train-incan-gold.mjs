// Teaches Incan Gold's strongest bot by play against itself and writes what it learned:
// `node bench/arena/train-incan-gold.mjs [--games N] [--seed TEXT] [--out FILE]`. The same words give the same file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundled, here } from './bundled.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200000' },
    seed: { type: 'string', default: 'condor' },
    out: { type: 'string', default: join(here, '../../games/incan-gold/src/bot/weights.data.ts') },
  },
});
const games = Number(values.games);
const { trained } = await bundled('training.ts');
const start = performance.now();
const weights = trained(values.seed, games, (done) => {
  if (done % 1000 === 0)
    process.stderr.write(`\r${done} of ${games} games, ${Math.round((performance.now() - start) / 1000)} s `);
});
process.stderr.write('\n');

const hundredths = weights.map((weight) => Math.round(weight * 100));
const lines = [];
for (let i = 0; i < hundredths.length; i += 25) lines.push(hundredths.slice(i, i + 25).join(' '));
writeFileSync(
  values.out,
  `/**
 * What ${games} games against itself taught, in hundredths:
 * \`node bench/arena/train-incan-gold.mjs --games ${games} --seed ${values.seed}\` writes this file.
 */
export const LEARNED = \`
${lines.join('\n')}
\`;
`,
);
process.stdout.write(`${values.out}: ${weights.length} weights\n`);
