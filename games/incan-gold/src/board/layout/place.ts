import { middle, type Point } from '@quri/board-kit';
import type { Place, Shown } from '../shown.ts';
import type { Layout } from './layout.ts';

/** The middle of a place. */
export function pointOf(layout: Layout, shown: Shown, place: Place): Point {
  switch (place.at) {
    case 'card':
      return middle(layout.cards[shown.path.findIndex(({ card }) => card.id === place.id)] ?? layout.table);
    case 'beside':
      return middle(layout.besides[place.seat] ?? layout.camp);
    case 'tent':
      return middle(layout.tents[place.seat] ?? layout.camp);
    case 'explorer':
      return middle(layout.inside[place.seat] ?? layout.expedition);
    case 'door':
      return middle(layout.doors[place.round - 1] ?? layout.temple);
    case 'path':
      return middle(layout.table);
    case 'deck':
    case 'expedition':
    case 'camp':
      return middle(layout[place.at]);
    default:
      return place satisfies never;
  }
}
