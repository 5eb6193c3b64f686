const PART = 4;
const PARTS = 3;

/** A code as it is typed: in groups of four, capitals, nothing else. */
export function typedCode(text: string): string {
  const letters = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, PART * PARTS);
  return letters.match(/.{1,4}/g)?.join('-') ?? '';
}

export const isWholeCode = (code: string): boolean => code.length === PART * PARTS + PARTS - 1;

/** The code in the address that the QR code leads to; null if there is none. */
export function codeIn(hash: string): string | null {
  const found = /^#code=([A-Za-z0-9-]{12,14})$/.exec(hash)?.[1];
  const code = found === undefined ? '' : typedCode(found);
  return isWholeCode(code) ? code : null;
}

/** Time that is left, as m:ss. */
export const timeLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
