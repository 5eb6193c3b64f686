import { CHARMS } from '../components.ts';
import type { Intent } from '../vocabulary.ts';

/** Reads an intent from outside: exactly the fields it has, each with a value that exists. */
export function parse(raw: unknown): Intent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { type, charm, ...rest }: { readonly type?: unknown; readonly charm?: unknown } = raw;
  if (Object.keys(rest).length > 0) return undefined;
  if (type === 'wear') {
    const worn = CHARMS.find(({ id }) => id === charm);
    return worn === undefined ? undefined : { type, charm: worn.id };
  }
  return charm === undefined && (type === 'dip' || type === 'stop') ? { type } : undefined;
}
