// Teaches Incan Gold's strongest bot by play against itself and against the bots of incan-gold-rivals.ts and writes what
// it learned: `node bench/arena/train-incan-gold.mjs [--games N] [--threads N] [--seed TEXT] [--out FILE]`. Each thread
// learns by itself, and their weights are averaged. The same words give the same file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundled, here } from './bundled.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400000' },
    threads: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'condor' },
    out: { type: 'string', default: join(here, '../../games/incan-gold/src/bot/weights.data.ts') },
  },
});
const threads = Number(values.threads);
const { checkFastTable, learnInThread } = await bundled('learning.ts');
checkFastTable(400);
const learned = await Promise.all(
  Array.from({ length: threads }, (_, n) =>
    learnInThread({ training: { seed: `${values.seed}/${n}`, games: Number(values.games) } }),
  ),
);
const hundredths = learned[0].map((_, i) =>
  Math.round(learned.reduce((sum, weights) => sum + Math.round(100 * weights[i]), 0) / threads),
);
const lines = [];
for (let i = 0; i < hundredths.length; i += 25) lines.push(hundredths.slice(i, i + 25).join(' '));
writeFileSync(
  values.out,
  `/**
 * What ${threads} times ${values.games} games taught, in hundredths:
 * \`node bench/arena/train-incan-gold.mjs --games ${values.games} --threads ${threads} --seed ${values.seed}\` writes this file.
 */
export const LEARNED = \`
${lines.join('\n')}
\`;
`,
);
process.stdout.write(`${values.out}: ${hundredths.length} weights\n`);
