import { go } from '../app/route.ts';
import { randomHex } from '../session/random.ts';

/** A replay has at most 8,000,000 characters of at most four bytes each: what is larger need not be read. */
const MOST_BYTES = 32_000_000;
const MOST_KEPT = 3;

/** The text of what was opened in this page; null of what is too large. */
const files = new Map<string, string | null>();

export const openedFile = (id: string): string | null | undefined => files.get(id);

/** Shows a file as a replay; the screen says so if it is none. */
export async function openFile(file: File): Promise<void> {
  const text = file.size > MOST_BYTES ? null : await file.text().catch(() => '');
  // Not counted: after a reload the first one would have the address that is shown already.
  const id = randomHex(4);
  files.set(id, text);
  for (const old of [...files.keys()].slice(0, -MOST_KEPT)) files.delete(old);
  go({ at: 'replay', from: 'file', table: id });
}
