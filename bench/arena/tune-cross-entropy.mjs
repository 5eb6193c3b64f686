// Tunes the logistic policy of cross-entropy.ts and writes its weights:
// `node bench/arena/tune-cross-entropy.mjs [--seed TEXT] [--generations N] [--games N]`. The same words give the same file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundled, here } from './bundled.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'ce/0' },
    generations: { type: 'string', default: '36' },
    games: { type: 'string', default: '800' },
  },
});
const { seed } = values;
const { checkFastTable, learnInThread } = await bundled('learning.ts');
checkFastTable(400);
const [generations, games] = [Number(values.generations), Number(values.games)];
const weights = await learnInThread({ tuning: { seed, generations, games } });
const file = join(here, 'cross-entropy.data.ts');
writeFileSync(
  file,
  `/**
 * \`node bench/arena/tune-cross-entropy.mjs --seed ${seed} --generations ${generations} --games ${games}\` writes this file.
 */
export const CROSS_ENTROPY: readonly number[] = [
  ${weights.map((weight) => Math.round(100 * weight) / 100).join(', ')},
];
`,
);
process.stdout.write(`${file}\n`);
