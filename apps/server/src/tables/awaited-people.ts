import { frozen, type Seat, type Table } from '@quri/kernel';
import { isPausedByConsent } from './consent-requests.ts';

/**
 * The seats whose person the game waits for. Whoever may still change a choice is not awaited. A game that rests because
 * all have left goes on when the first is back: it waits for them.
 */
export const awaitedPeople = (table: Table): readonly Seat[] =>
  table.ended !== null || isPausedByConsent(table)
    ? []
    : table.game.awaited(frozen(table.state)).filter((seat) => table.substitutes[seat] === null);
