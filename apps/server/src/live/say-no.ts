import type { ErrorCode } from '@quri/protocol';
import { no } from '../refusal.ts';
import type { Listener } from '../tables/room.ts';

const AN_ID = /^[A-Za-z0-9_-]{8,64}$/;
const A_TABLE = /^[A-Za-z0-9]{6,32}$/;

/** A no to something that may not even be a message: under its id, or with its table, so that nobody waits for more. */
export function sayNo(to: Listener, raw: unknown, code: ErrorCode): void {
  const { id, table } = (raw ?? {}) as { readonly id?: unknown; readonly table?: unknown };
  if (typeof id === 'string' && AN_ID.test(id)) return to.send({ type: 'refused', id, refused: no(code) });
  const about = typeof table === 'string' && A_TABLE.test(table) ? { table } : {};
  to.send({ type: 'rejected', refused: no(code, about) });
}
