import { overPl, type Who } from '@quri/words';
import { closedStacks } from '../answers/tie-breaks.ts';
import type { View } from '../view/shapes.ts';
import { facesPl, spacesPl, stackOfPl, stacksPl } from './names.pl.ts';
import { isOwn, numberOf } from './view-facts.ts';

/** Whoever is awaited is the subject of a verb, never the object of "czekamy na", which would decline them. */
export function questionPl(view: View, who: Who): string {
  const { final, phase, turn, peek } = view;
  if (final !== null) return overPl(final.winners, who);
  const own = isOwn(view, turn);
  if (peek !== null) {
    if (own && peek.faces !== null) return `Zapamiętaj, co widzisz, i odwróć wzrok: od spodu ${facesPl(peek.faces)}.`;
    const { owner, place } = peek;
    return `${who(turn)} podgląda ${owner === turn ? `własny stos ${numberOf(place)}` : stackOfPl(owner, place, who)}.`;
  }
  if (phase === 'night') return own ? 'Noc: zagraj jedną kartę.' : `Noc: kartę zagrywa ${who(turn)}.`;
  if (!own) return `Dzień: stosy może odkrywać ${who(turn)}.`;
  const raider = view.raiders[turn];
  const left = view.options.trail - (raider?.at ?? 0);
  const goal = left === 0 ? 'jesteś w świątyni' : `do świątyni ${spacesPl(left)}`;
  const closed = stacksPl(raider === undefined ? 0 : closedStacks(raider));
  return `Dzień: odkryj stos albo zakończ turę; do odkrycia ${closed}, ${goal}.`;
}
