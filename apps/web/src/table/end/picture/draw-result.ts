import { SEAT_SHAPES } from '@quri/board-kit';

interface PictureRow {
  readonly place: number;
  readonly name: string;
  /** How strong a bot is, in a word; empty for people. */
  readonly level: string;
  readonly score: string;
  readonly detail: string;
  /** The look of the seat, and its colour. */
  readonly look: number;
  readonly colour: string;
}

/** What the picture of a result shows. */
export interface ResultPicture {
  readonly game: string;
  /** The address of the game's cover. */
  readonly cover: string;
  readonly headline: string;
  readonly rows: readonly PictureRow[];
  /** When it was, and where, if that was on a device. */
  readonly footer: string;
}

/** Colours of the page as the theme has them. */
type Colours = Readonly<Record<'page' | 'raised' | 'text' | 'muted' | 'gold' | 'ink', string>>;

const WIDTH = 1080;
const COVER = 540;
const MARGIN = 56;
const LINE = 68;
const ROW = 104;
const FOOTER = 96;
const DISPLAY = '"Fraunces Variable", Georgia, serif';
const TEXT = '"Source Sans 3 Variable", system-ui, sans-serif';

/** Draws a result as a PNG: the cover above, who won, everybody in order, and the day. */
export async function drawResult(picture: ResultPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  const said = [picture.game, picture.headline, ...picture.rows.flatMap(({ name, score }) => [name, score])].join('');
  const [cover] = await Promise.all([
    coverImage(picture.cover),
    ...[`700 50px ${DISPLAY}`, `600 40px ${TEXT}`, `400 28px ${TEXT}`].map((font) => document.fonts.load(font, said)),
  ]);
  context.font = `700 56px ${DISPLAY}`;
  const headline = linesOf(context, picture.headline, WIDTH - 2 * MARGIN);
  const rowsAt = COVER + 48 + headline.length * LINE + 8;
  canvas.width = WIDTH;
  canvas.height = rowsAt + picture.rows.length * ROW + FOOTER;
  const colours = pageColours();
  context.fillStyle = colours.page;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(cover, 0, 0);
  context.fillStyle = colours.gold;
  context.fillRect(0, COVER, WIDTH, 6);
  context.fillStyle = colours.text;
  context.font = `700 56px ${DISPLAY}`;
  for (const [i, line] of headline.entries()) context.fillText(line, MARGIN, COVER + 76 + i * LINE);
  for (const [i, row] of picture.rows.entries()) drawRow(context, row, rowsAt + i * ROW, colours);
  drawFooter(context, picture, canvas.height - 40, colours);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('the picture is empty')) : done(blob)), 'image/png'),
  );
}

function drawRow(context: CanvasRenderingContext2D, row: PictureRow, top: number, colours: Colours): void {
  const { place, name, level, score, detail, look, colour } = row;
  const [left, right] = [MARGIN, WIDTH - MARGIN];
  context.fillStyle = colours.raised;
  context.beginPath();
  context.roundRect(left - 20, top, right - left + 40, ROW - 12, 12);
  context.fill();
  if (place === 1) {
    context.strokeStyle = colours.gold;
    context.lineWidth = 4;
    context.stroke();
  }
  drawSign(context, look, colour, colours.ink, left, top + 24);
  context.font = `700 42px ${DISPLAY}`;
  const scoreWidth = Math.min(context.measureText(score).width, 420);
  context.fillStyle = colours.text;
  const baseline = top + (detail === '' ? 59 : 44);
  context.textAlign = 'right';
  context.fillText(score, right, baseline, 420);
  context.textAlign = 'left';
  context.font = `600 38px ${TEXT}`;
  const room = right - left - 72 - scoreWidth - 24;
  const shown = shortened(context, `${place}. ${name}`, room);
  context.fillText(shown, left + 64, baseline);
  const nameWidth = context.measureText(`${shown} `).width;
  context.fillStyle = colours.muted;
  context.font = `400 28px ${TEXT}`;
  context.fillText(shortened(context, level, Math.max(0, room - nameWidth)), left + 64 + nameWidth, baseline);
  context.fillText(shortened(context, detail, right - left - 64), left + 64, top + 78);
}

/** The shape of a seat in its colour. */
function drawSign(
  context: CanvasRenderingContext2D,
  look: number,
  colour: string,
  ink: string,
  left: number,
  top: number,
): void {
  const shape = new Path2D(SEAT_SHAPES[look % SEAT_SHAPES.length]?.d ?? '');
  context.save();
  context.translate(left, top);
  context.scale(1.8, 1.8);
  context.fillStyle = colour;
  context.fill(shape);
  context.strokeStyle = ink;
  context.lineWidth = 1.5;
  context.stroke(shape);
  context.restore();
}

function drawFooter(
  context: CanvasRenderingContext2D,
  { game, footer }: ResultPicture,
  baseline: number,
  colours: Colours,
): void {
  context.fillStyle = colours.gold;
  context.font = `700 34px ${DISPLAY}`;
  context.fillText(`Quri · ${game}`, MARGIN, baseline);
  context.fillStyle = colours.muted;
  context.font = `400 28px ${TEXT}`;
  context.textAlign = 'right';
  context.fillText(footer, WIDTH - MARGIN, baseline);
  context.textAlign = 'left';
}

/** The words in lines that fit. */
function linesOf(context: CanvasRenderingContext2D, words: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As much of it as fits. */
function shortened(context: CanvasRenderingContext2D, words: string, width: number): string {
  const letters = [...words];
  if (context.measureText(words).width <= width) return words;
  while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return letters.length === 0 ? '' : `${letters.join('')}…`;
}

/** With a size of its own: not every browser draws a picture without one. Its lower part is what matters. */
async function coverImage(address: string): Promise<HTMLImageElement> {
  const svg = await (await fetch(address)).text();
  const sized = svg.replace('<svg ', `<svg width="${WIDTH}" height="${COVER}" `);
  const url = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What a variable of the style sheet comes to: by itself it may name two colours, one for each theme. */
export function pageColour(variable: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${variable})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const pageColours = (): Colours => ({
  page: pageColour('--page'),
  raised: pageColour('--raised'),
  text: pageColour('--text'),
  muted: pageColour('--muted'),
  gold: pageColour('--gold'),
  ink: pageColour('--ink'),
});
