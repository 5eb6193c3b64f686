import type { Position } from '@quri/protocol';

type Look = Pick<Position, 'seq' | 'view' | 'offers'>;

/**
 * What the asking sentence is about. The offers are always those of the newest position; where there are some, so is the
 * sentence. Otherwise it waits for the pictures, and where what they show last would still ask, there is none. With the
 * tap that answers it is closed, and with it whatever secret it named, however long the line takes.
 */
export function questionView(position: Look, shown: Look, answered: boolean): object | null {
  if (answered) return null;
  if (shown.seq === position.seq || position.offers.length > 0) return position.view;
  return shown.offers.length > 0 ? null : shown.view;
}
