import { isYou, namedEn, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import { awaitedIn, ownOf } from './view-facts.ts';

export function questionEn(view: View, who: Who): string {
  if (view.final !== null) return over(view.final.winners, who);
  const waiting = awaitedIn(view);
  if (waiting.length === 0) return 'Cards are being turned.';
  const names = namedEn(waiting, who);
  const own = ownOf(view);
  if (own === undefined) return `Waiting for ${names} to choose.`;
  if (!own.inside) return `You are in camp; waiting for ${names} to choose.`;
  if (view.choice === null) return 'Choose in secret: go on, or back to camp?';
  const chosen = view.choice === 'torch' ? 'You go on' : 'You go back to camp';
  return `${chosen}, and may still change your mind while ${names} ${waiting.length === 1 ? 'is' : 'are'} choosing.`;
}

function over(winners: readonly number[], who: Who): string {
  const names = namedEn(winners, who);
  if (winners.length > 1) return `The game is over: ${names} share the victory.`;
  return `The game is over: ${names} ${winners.some((winner) => isYou(who, winner)) ? 'win' : 'wins'}!`;
}
