/** Frames grow by so many bytes at a time. */
const STEP = 256;
/** What one viewer may know more than everybody does, before it shows in the size. */
const SLACK = 512;

/**
 * Blanks behind the JSON, so that the size of what a seat is sent tells no more than what everybody may see: it comes
 * from the size of the spectator's message, never from the seat's own. Torch and camp are then of one size always,
 * and not only when both happen to fall short of the same multiple.
 */
export function padded(text: string, publicBytes: number): string {
  const bytes = Buffer.byteLength(text);
  let slack = SLACK;
  while (publicBytes + slack < bytes) slack *= 2;
  const size = Math.ceil((publicBytes + slack) / STEP) * STEP;
  return text + ' '.repeat(size - bytes);
}
