import { StringDecoder } from 'node:string_decoder';

/** A line, or a notice that one was too long. */
type Line = { readonly text: string } | { readonly tooLong: true };

/**
 * Cuts a stream into lines and never holds more than `most` characters of one, so that a line without end cannot
 * exhaust the memory.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer | string>, most: number): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let buffer = '';
  let dropped = false;
  const keep = (part: string): void => {
    if (dropped || buffer.length + part.length > most) {
      dropped = true;
      buffer = '';
    } else buffer += part;
  };
  const cut = (): Line => {
    const line: Line = dropped ? { tooLong: true } : { text: buffer };
    buffer = '';
    dropped = false;
    return line;
  };
  for await (const chunk of chunks) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    const rest = parts.pop() ?? '';
    for (const part of parts) {
      keep(part);
      yield cut();
    }
    keep(rest);
  }
  keep(decoder.end());
  if (buffer !== '' || dropped) yield cut();
}
