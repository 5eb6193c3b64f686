import { overEn, possessiveEn, type Who } from '@quri/words';
import { closedStacks } from '../answers/tie-breaks.ts';
import type { View } from '../view/shapes.ts';
import { facesEn, spacesEn, stacksEn } from './names.en.ts';
import { isOwn, numberOf } from './view-facts.ts';

export function questionEn(view: View, who: Who): string {
  const { final, phase, turn, peek } = view;
  if (final !== null) return overEn(final.winners, who);
  const own = isOwn(view, turn);
  if (peek !== null) {
    if (own && peek.faces !== null)
      return `Remember what you see and look away: ${facesEn(peek.faces)}, bottom card first.`;
    const whose = peek.owner === turn ? 'their own' : possessiveEn(peek.owner, who);
    return `${who(turn)} is peeking at ${whose} stack ${numberOf(peek.place)}.`;
  }
  if (phase === 'night') return own ? 'Night: play one card.' : `Night: ${who(turn)} plays a card.`;
  if (!own) return `Day: ${who(turn)} may reveal a stack.`;
  const raider = view.raiders[turn];
  const left = view.options.trail - (raider?.at ?? 0);
  const goal = left === 0 ? 'you are at the temple' : `${spacesEn(left)} to the temple`;
  return `Day: reveal a stack or end your turn; ${stacksEn(raider === undefined ? 0 : closedStacks(raider))} closed, ${goal}.`;
}
