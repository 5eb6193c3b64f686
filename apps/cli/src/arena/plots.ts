/** Text for a page: names of bots are commands that somebody typed. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Row {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

interface Scale {
  /** A line across all rows: par. */
  readonly mark?: number;
  readonly from?: number;
  readonly label: string;
  format(value: number): string;
}

/** Narrow enough to be read on a phone, where the whole is scaled down. */
const WIDTH = 480;
const ROW = 30;
const RIGHT = 62;
const AXIS = 28;
const LETTER = 8;

/** Points with their ranges, row by row, over one axis. */
export function rangePlot(rows: readonly Row[], { mark, from, label, format }: Scale): string {
  const values = rows.flatMap(({ low, mean, high }) => [low, mean, high]).filter(Number.isFinite);
  const all = [...values, ...(mark === undefined ? [] : [mark]), ...(from === undefined ? [] : [from])];
  const left = 20 + LETTER * Math.max(6, ...rows.map(({ name }) => shortened(name).length));
  const ticks = ticksFor(Math.min(...all), Math.max(...all));
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  const x = (value: number): number =>
    left + ((Math.min(last, Math.max(first, value)) - first) / (last - first)) * (WIDTH - left - RIGHT);
  const height = rows.length * ROW + AXIS;
  const bottom = rows.length * ROW;
  const grid = ticks.map(
    (tick) =>
      `<line class="grid" x1="${at(x(tick))}" x2="${at(x(tick))}" y1="0" y2="${bottom}"/>` +
      `<text class="tick" x="${at(x(tick))}" y="${bottom + 20}" text-anchor="middle">${format(tick)}</text>`,
  );
  const lines = rows.map((row, i) => {
    const y = i * ROW + ROW / 2;
    return (
      `<g><title>${escaped(row.name)}: ${format(row.mean)} (${format(row.low)}–${format(row.high)})</title>` +
      `<text class="name" x="${left - 10}" y="${y + 5}" text-anchor="end">${escaped(shortened(row.name))}</text>` +
      `<line class="range" x1="${at(x(row.low))}" x2="${at(x(row.high))}" y1="${y}" y2="${y}"/>` +
      `<circle class="point" cx="${at(x(row.mean))}" cy="${y}" r="5"/>` +
      `<text class="value" x="${WIDTH - RIGHT + 14}" y="${y + 5}">${format(row.mean)}</text></g>`
    );
  });
  const par =
    mark === undefined ? '' : `<line class="par" x1="${at(x(mark))}" x2="${at(x(mark))}" y1="0" y2="${bottom}"/>`;
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">${grid.join('')}${par}${lines.join('')}</svg>`;
}

const at = (value: number): string => value.toFixed(1);
const MOST_LETTERS = 20;
const shortened = (name: string): string => (name.length > MOST_LETTERS ? `…${name.slice(1 - MOST_LETTERS)}` : name);

/** About five round numbers from below the least to above the most. */
export function ticksFor(least: number, most: number): readonly number[] {
  const rough = (most - least || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, i) => (first + i) * step);
}

interface Cell {
  /** From 0 to 1; one half is level. */
  readonly value: number;
  readonly text: string;
  readonly note: string;
}

/** Everybody against everybody: the further from level, the stronger the colour. */
export function heatTable(
  names: readonly string[],
  caption: string,
  cellOf: (row: string, column: string) => Cell | undefined,
): string {
  const head = names.map((name) => `<th scope="col">${escaped(shortened(name))}</th>`).join('');
  const rows = names.map((row) => {
    const cells = names.map((column) => {
      const cell = cellOf(row, column);
      if (cell === undefined) return '<td class="self"></td>';
      const strength = Math.round(Math.abs(cell.value - 0.5) * 140);
      const side = cell.value >= 0.5 ? 'ahead' : 'behind';
      return `<td class="${side}" style="--strength:${strength}%" title="${escaped(cell.note)}">${cell.text}</td>`;
    });
    return `<tr><th scope="row">${escaped(shortened(row))}</th>${cells.join('')}</tr>`;
  });
  return `<table class="heat"><caption class="unseen">${escaped(caption)}</caption><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
