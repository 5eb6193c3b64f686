import { isYou, labelPl, type Who } from '@quri/words';
import type { RaiderView, StackView, View } from '../view/shapes.ts';
import type { Card } from '../vocabulary.ts';
import { CARD_PL, cardsPl, facesPl, handPl, holdsPl, spacesPl, wherePl } from './names.pl.ts';
import { knownOf, numberOf } from './view-facts.ts';

/** Line by line, what has nothing to say left out. */
export function positionPl(view: View, who: Who): readonly string[] {
  return [
    heading(view, who),
    ...view.raiders.flatMap((raider, seat) => raiderLines(view, raider, seat, who)),
    ...(view.discards.length === 0 ? [] : [`Odrzucone w tej rundzie: ${handPl(view.discards)}.`]),
    ...(view.hand.length === 0 ? [] : [`Twoja ręka: ${handPl(view.hand)}.`]),
  ];
}

export const headlinePl = ({ phase, round }: View): string =>
  phase === 'over' ? `Koniec gry po rundzie ${round}.` : `Runda ${round}, ${phase === 'night' ? 'noc' : 'dzień'}.`;

function heading(view: View, who: Who): string {
  const { phase, firstPlayer, options } = view;
  const idol = phase === 'over' ? '' : ` Posążek ${holdsPl(firstPlayer, who)}.`;
  return `${headlinePl(view)}${idol} Ze startu do świątyni: ${spacesPl(options.trail)}.`;
}

/** Without verbs, so that a line fits Anna, Jan and a bot alike. */
function raiderLines(view: View, raider: RaiderView, seat: number, who: Who): readonly string[] {
  const { at, handSize, stacks } = raider;
  const parts = [
    wherePl(view, at),
    ...(handSize === 0 ? [] : [`na ręce ${cardsPl(handSize)}`]),
    ...(stacks.length === 0 ? ['bez stosów'] : []),
  ];
  const name = (place: number): string =>
    isYou(who, seat) ? `Twój stos ${numberOf(place)}` : `${who(seat)}, stos ${numberOf(place)}`;
  return [
    `${labelPl(seat, who)}: ${parts.join('; ')}.`,
    ...stacks.map((stack, place) => stackLine(stack, name(place))),
  ];
}

function stackLine(stack: StackView, name: string): string {
  if (stack.kind === 'open') {
    const { spaces, counted } = stack.reading;
    return `${name}, odkryty: ${facesPl(counted.map(({ card }) => card))}; ${signed(spaces)}.`;
  }
  const known = knownOf(stack);
  const remembered = known === undefined ? '' : `; znasz, od spodu: ${known.map(face).join(', ')}`;
  return `${name}, zakryty: ${cardsPl(stack.size)}${remembered}.`;
}

const face = (card: Card | null): string => (card === null ? 'karta nieznana' : CARD_PL[card]);

const signed = (spaces: number): string =>
  spaces < 0 ? `o ${spacesPl(-spaces)} wstecz` : spaces === 0 ? 'bez ruchu' : `o ${spacesPl(spaces)} naprzód`;
