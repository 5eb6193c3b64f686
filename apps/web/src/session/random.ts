/** Random bytes as hexadecimal digits. There is no `randomUUID` on plain http, but there is this. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const newId = (): string => randomHex(12);
