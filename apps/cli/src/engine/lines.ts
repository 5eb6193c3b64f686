import { StringDecoder } from 'node:string_decoder';

/** A line, or the news that one was too long to be kept. */
export type Line = { readonly text: string } | { readonly tooLong: true };

/**
 * Cuts a stream into lines and never holds more than `most` characters of one: whoever sends a line without end
 * gets an answer at its end, and the memory stays ours.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer | string>, most: number): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let kept = '';
  let dropped = false;
  const keep = (part: string): void => {
    if (dropped || kept.length + part.length > most) {
      dropped = true;
      kept = '';
    } else kept += part;
  };
  const cut = (): Line => {
    const line: Line = dropped ? { tooLong: true } : { text: kept };
    kept = '';
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
  if (kept !== '' || dropped) yield cut();
}
