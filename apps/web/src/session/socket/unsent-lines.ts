import { PHRASES } from '@quri/protocol';
import type { ChatContent, Unsent } from '../chat-state.ts';
import { type KeyValueStorage, readJson } from '../storage.ts';

export type UnsentLines = ReturnType<typeof unsentLines>;

const keyOf = (table: string): string => `unsent/${table}`;
/** Nobody waits for more. */
const MOST = 20;

/** What was said at a table and not answered yet, stored so that a reload loses none of it. */
export const unsentLines = (storage: KeyValueStorage) => ({
  at: (table: string): readonly Unsent[] => {
    const stored = readJson<unknown>(storage, keyOf(table));
    return Array.isArray(stored) ? stored.filter(isUnsent).slice(-MOST) : [];
  },
  put: (table: string, unsent: readonly Unsent[]): void =>
    storage.write(keyOf(table), unsent.length === 0 ? null : JSON.stringify(unsent.slice(-MOST))),
});

/** Stored by another version perhaps: what does not fit is dropped. */
const isUnsent = (one: Partial<Unsent> | null): one is Unsent => typeof one?.id === 'string' && isChatContent(one.said);

function isChatContent(said: Partial<ChatContent> | null | undefined): boolean {
  if (typeof said !== 'object' || said === null) return false;
  return 'text' in said
    ? typeof said.text === 'string'
    : 'phrase' in said && PHRASES.some((one) => one === said.phrase);
}
