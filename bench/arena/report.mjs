// How the reports of this folder write numbers, and where and when they were made.
import { availableParallelism, loadavg } from 'node:os';

export const percent = (value) => `${(100 * value).toFixed(1)} %`;
export const ranged = ({ mean, low, high }) => `${percent(mean)} (${percent(low)} to ${percent(high)})`;
export const row = (...cells) => `| ${cells.join(' | ')} |`;
export const table = (heads, rows) =>
  [row(...heads), row(...heads.map(() => '---')), ...rows.map((one) => row(...one))].join('\n');

export const madeBy = (command) =>
  `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}.`;
