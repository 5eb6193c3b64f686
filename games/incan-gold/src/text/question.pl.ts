import { isYou, namedPl, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import { awaitedIn, ownOf } from './view-facts.ts';

/** Those awaited are the subject of a verb, never the object of "czekamy na", which would decline them. */
export function questionPl(view: View, who: Who): string {
  if (view.final !== null) return over(view.final.winners, who);
  const waiting = awaitedIn(view);
  if (waiting.length === 0) return 'Trwa odkrywanie kart.';
  const choosing = `${waiting.length === 1 ? 'wybiera' : 'wybierają'} ${namedPl(waiting, who)}`;
  const own = ownOf(view);
  if (own === undefined) return `Teraz ${choosing}.`;
  if (!own.inside) return `Jesteś w obozie, a w świątyni ${choosing}.`;
  if (view.choice === null) return 'Wybierz w tajemnicy: idziesz dalej czy wracasz do obozu?';
  const chosen = view.choice === 'torch' ? 'Idziesz dalej' : 'Wracasz do obozu';
  return `${chosen}, ale możesz zmienić zdanie, dopóki ${choosing}.`;
}

function over(winners: readonly number[], who: Who): string {
  const names = namedPl(winners, who);
  const won = winners.some((winner) => isYou(who, winner));
  if (winners.length > 1) return `Koniec gry: wspólnie ${won ? 'wygrywacie' : 'wygrywają'} ${names}.`;
  return won ? 'Koniec gry: wygrywasz!' : `Koniec gry: wygrywa ${names}!`;
}
