const WIDEST = 100;
const USUAL = 80;

/** Breaks a text into lines that fit the screen, never inside a word; the first behind one margin, the rest behind another. */
export function wrapped(text: string, columns: number | undefined, margin = '', hanging = margin): readonly string[] {
  const width = Math.min(columns || USUAL, WIDEST);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line === '') line = (lines.length === 0 ? margin : hanging) + word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = hanging + word;
    }
  }
  return [...lines, line];
}
