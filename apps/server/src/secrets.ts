import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Everything random that must not be guessed comes from the system's generator, here. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** So many letters and digits; bytes that would make some letters likelier are thrown away. */
export function randomLetters(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += LETTERS[byte % 62];
  }
  return text;
}

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Takes as long for a near miss as for a far one. */
export function sameSecret(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
