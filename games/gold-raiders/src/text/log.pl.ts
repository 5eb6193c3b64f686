import { countPl, type GameText, pluralPl } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import type { StackCount } from '../vocabulary.ts';
import { cardsPl, facesPl, spacesPl, stacksPl } from './names.pl.ts';
import { numberOf, tripletsIn } from './view-facts.ts';

/** In the present tense, names in the nominative: whose a stack is stands in brackets, where nothing declines it. */
export const logPl: GameText<GoldRaidersShape>['seen'] = {
  roundBegun: ({ round, firstPlayer, handSize }, who) =>
    `Runda ${round}: zapada noc. Na każdej ręce ${cardsPl(handSize)}, a posążek ma ${who(firstPlayer)}.`,

  cardStacked: ({ seat, onto, place }, who) =>
    onto === 'new'
      ? `${who(seat)} zaczyna stos ${numberOf(place)}.`
      : `${who(seat)} kładzie kartę na stos ${numberOf(place)}.`,

  peekOpened: ({ seat, owner, place }, who) =>
    `${who(seat)} odrzuca Zwiad i podgląda ${
      owner === seat ? `własny stos ${numberOf(place)}` : stack(who(owner), place)
    }.`,

  lookedAway: ({ seat }, who) => `${who(seat)} odwraca wzrok.`,

  stackStolen: ({ seat, owner, from, size, onto, place }, who) => {
    const taken = `${who(seat)} odrzuca Kradzież i zabiera ${stack(who(owner), from)}, ${cardsPl(size)}`;
    return `${taken}, ${onto === 'new' ? 'jako' : 'na'} swój stos ${numberOf(place)}.`;
  },

  dayBegun: () => 'Wstaje dzień: można odkrywać stosy.',

  stackRevealed: ({ seat, place, reading, from, to, atTemple }, who) => {
    const cards = facesPl(reading.counted.map(({ card }) => card));
    const still = atTemple ? 'nadal w świątyni' : to === 0 ? 'nadal na starcie' : `nadal na polu ${to}`;
    const there = atTemple ? 'do świątyni' : to === 0 ? 'na start' : `na pole ${to}`;
    const arrival = from === to ? still : there;
    return `${who(seat)} odkrywa stos ${numberOf(place)}: ${cards}. ${movement(reading)}, ${arrival}.`;
  },

  dayTurnEnded: ({ seat, closed }, who) =>
    closed === 0
      ? `${who(seat)} nie ma już zakrytych stosów.`
      : `${who(seat)} kończy turę: ${stacksPl(closed)} ${stayClosed(closed)}.`,

  gameEnded: ({ winner, reason }, who) =>
    `Wygrywa ${who(winner)}: ${
      {
        temple: 'w świątyni nie ma nikogo innego',
        farthest: 'najdalej na szlaku po ostatniej rundzie',
        miles: 'remis, decydują odkryte mile',
        closedStacks: 'remis, decydują zakryte stosy',
        turnOrder: 'remis, decyduje kolejność tur',
      }[reason]
    }.`,
};

/** stos 2 (Jan) */
const stack = (owner: string, place: number): string => `stos ${numberOf(place)} (${owner})`;

/** 1 stos zostaje zakryty, 2 stosy zostają zakryte, 5 stosów zostaje zakrytych */
const stayClosed = (n: number): string => pluralPl(n, 'zostaje zakryty', 'zostają zakryte', 'zostaje zakrytych');

/** Bandyci: o 4 pola wstecz; Trójka: o 5 pól naprzód */
function movement(reading: StackCount): string {
  const { spaces } = reading;
  if (spaces < 0) return `Bandyci: o ${spacesPl(-spaces)} wstecz`;
  if (spaces === 0) return 'Bez ruchu';
  const triplets = tripletsIn(reading);
  if (triplets === 0) return `O ${spacesPl(spaces)} naprzód`;
  const made = triplets === 1 ? 'Trójka' : countPl(triplets, 'trójka', 'trójki', 'trójek');
  return `${made}: o ${spacesPl(spaces)} naprzód`;
}
