import type { Who } from '@quri/words';
import { closedStacks } from '../answers/tie-breaks.ts';
import type { View } from '../view/shapes.ts';
import { facesPl, spacesPl, stacksPl } from './names.pl.ts';
import { isOwn, numberOf } from './view-facts.ts';

/** Whoever is awaited is the subject of a verb, never the object of "czekamy na", which would decline them. */
export function questionPl(view: View, who: Who): string {
  const { final, phase, turn, peek } = view;
  if (final !== null) return over(view, who);
  const own = isOwn(view, turn);
  if (peek !== null) {
    if (peek.faces !== null) return `Zapamiętaj, co widzisz, i odwróć wzrok: od spodu ${facesPl(peek.faces)}.`;
    const stack = `stos ${numberOf(peek.place)}`;
    if (isOwn(view, peek.owner)) return `${who(turn)} podgląda twój ${stack}.`;
    return `${who(turn)} podgląda ${peek.owner === turn ? `własny ${stack}` : `${stack} (${who(peek.owner)})`}.`;
  }
  if (phase === 'night') return own ? 'Noc: zagraj jedną kartę.' : `Noc: kartę zagrywa ${who(turn)}.`;
  if (!own) return `Dzień: stosy może odkrywać ${who(turn)}.`;
  const raider = view.raiders[turn];
  const left = view.options.trail - (raider?.at ?? 0);
  const goal = left === 0 ? 'jesteś w świątyni' : `do świątyni ${spacesPl(left)}`;
  const closed = stacksPl(raider === undefined ? 0 : closedStacks(raider));
  return `Dzień: odkryj stos albo zakończ turę; do odkrycia ${closed}, ${goal}.`;
}

function over({ final, viewer }: View, who: Who): string {
  const winner = final?.winners[0] ?? 0;
  return `Koniec gry: ${winner === viewer ? 'wygrywasz' : `wygrywa ${who(winner)}`}!`;
}
