import { countPl, doesPl, type GameText, isYou, pluralPl } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import type { StackCount } from '../vocabulary.ts';
import { cardsPl, facesPl, holdsPl, spacesPl, stackOfPl, stacksPl } from './names.pl.ts';
import { numberOf, tripletsIn } from './view-facts.ts';

/** In the present tense, names in the nominative, so that nothing declines them. */
export const logPl: GameText<GoldRaidersShape>['seen'] = {
  roundBegun: ({ round, firstPlayer, handSize }, who) =>
    `Runda ${round}: zapada noc. Każdy dostaje ${dealtPl(handSize)}, a posążek ${holdsPl(firstPlayer, who)}.`,

  cardStacked: ({ seat, onto, place }, who) =>
    onto === 'new'
      ? `${doesPl(seat, who, 'zaczyna', 'zaczynasz')} stos ${numberOf(place)}.`
      : `${doesPl(seat, who, 'kładzie', 'kładziesz')} kartę na stos ${numberOf(place)}.`,

  peekOpened: ({ seat, owner, place }, who) =>
    `${doesPl(seat, who, 'odrzuca Zwiad i podgląda', 'odrzucasz Zwiad i podglądasz')} ${
      owner === seat ? `własny stos ${numberOf(place)}` : stackOfPl(owner, place, who)
    }.`,

  lookedAway: ({ seat }, who) => `${doesPl(seat, who, 'odwraca', 'odwracasz')} wzrok.`,

  stackStolen: ({ seat, owner, from, size, onto, place }, who) => {
    const takes = doesPl(seat, who, 'odrzuca Kradzież, zabiera', 'odrzucasz Kradzież, zabierasz');
    const puts = isYou(who, seat) ? 'kładziesz' : 'kładzie';
    const stack = stackOfPl(owner, from, who, cardsPl(size));
    return `${takes} ${stack} i ${puts} go ${onto === 'new' ? 'jako' : 'na'} swój stos ${numberOf(place)}.`;
  },

  dayBegun: () => 'Wstaje dzień: można odkrywać stosy.',

  stackRevealed: ({ seat, place, reading, from, to, atTemple }, who) => {
    const cards = facesPl(reading.counted.map(({ card }) => card));
    const still = atTemple ? 'nadal w świątyni' : to === 0 ? 'nadal na starcie' : `nadal na polu ${to}`;
    const there = atTemple ? 'do świątyni' : to === 0 ? 'na start' : `na pole ${to}`;
    const arrival = from === to ? still : there;
    return `${doesPl(seat, who, 'odkrywa', 'odkrywasz')} stos ${numberOf(place)}: ${cards}. ${movement(reading)}, ${arrival}.`;
  },

  dayTurnEnded: ({ seat, closed }, who) =>
    closed === 0
      ? `${doesPl(seat, who, 'nie ma', 'nie masz')} już zakrytych stosów.`
      : `${doesPl(seat, who, 'kończy', 'kończysz')} turę: ${stacksPl(closed)} ${stayClosed(closed)}.`,

  gameEnded: ({ winner, reason }, who) =>
    `${isYou(who, winner) ? 'Wygrywasz' : `Wygrywa ${who(winner)}`}: ${
      {
        temple: 'w świątyni nie ma nikogo innego',
        farthest: 'najdalej na szlaku po ostatniej rundzie',
        miles: 'remis, decydują odkryte mile',
        closedStacks: 'remis, decydują zakryte stosy',
        turnOrder: 'remis, decyduje kolejność tur',
      }[reason]
    }.`,
};

/** Każdy dostaje 1 kartę, 2 karty, 8 kart. */
const dealtPl = (n: number): string => countPl(n, 'kartę', 'karty', 'kart');

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
