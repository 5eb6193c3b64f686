import { useMemo, useState } from 'react';

/** A choice that is only half made. Board and action bar share it; what it is, only they know. */
export interface Draft {
  readonly value: unknown;
  set(value: unknown): void;
}

/** A draft for whoever shows a board. It begins anew with every new key: another decision, or another seat. */
export function useDraft(key: string, first: unknown = null): Draft {
  const [draft, setDraft] = useState({ key, value: first });
  const value = draft.key === key ? draft.value : first;
  return useMemo(() => ({ value, set: (next) => setDraft({ key, value: next }) }), [key, value]);
}
