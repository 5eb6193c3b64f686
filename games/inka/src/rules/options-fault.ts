import { boardFault } from '../answers/board-faults.ts';
import type { Options } from '../vocabulary.ts';

/** IN-C5: a board from outside must be one that can be played on, and fairly. */
export function optionsFault({ board }: Options): { readonly field: string; readonly reason: string } | undefined {
  const reason = boardFault(board);
  return reason === null ? undefined : { field: 'board', reason };
}
