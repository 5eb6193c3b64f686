import type { Done } from '@quri/protocol';
import type { Answer } from '@quri/table';

/** What a table answered, as it is stored and sent. */
export const doneOf = (table: string, { seq, made, refused }: Answer): Done => ({
  seq,
  table,
  made,
  ...(refused && { refused: { ...refused, retry: false } }),
});
