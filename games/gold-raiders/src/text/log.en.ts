import type { GameText } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import type { StackCount } from '../vocabulary.ts';
import { cardsEn, facesEn, possessiveEn, spacesEn, stacksEn } from './names.en.ts';
import { numberOf, tripletsIn } from './view-facts.ts';

export const logEn: GameText<GoldRaidersShape>['seen'] = {
  roundBegun: ({ round, firstPlayer, handSize }, who) =>
    `Round ${round}: night falls. Everybody is dealt ${cardsEn(handSize)}; the idol is with ${who(firstPlayer)}.`,

  cardStacked: ({ seat, onto, place }, who) =>
    onto === 'new'
      ? `${who(seat)} starts stack ${numberOf(place)}.`
      : `${who(seat)} lays a card on stack ${numberOf(place)}.`,

  peekOpened: ({ seat, owner, place }, who) =>
    `${who(seat)} discards a Recon to peek at ${stack(owner === seat ? 'their own' : possessiveEn(who(owner)), place)}.`,

  lookedAway: ({ seat }, who) => `${who(seat)} looks away.`,

  stackStolen: ({ seat, owner, from, size, onto, place }, who) => {
    const taken = `${who(seat)} discards a Steal and takes ${stack(possessiveEn(who(owner)), from)} (${cardsEn(size)})`;
    return `${taken} ${onto === 'new' ? 'as' : 'onto'} their own stack ${numberOf(place)}.`;
  },

  dayBegun: () => 'Day breaks: stacks may be revealed.',

  stackRevealed: ({ seat, place, reading, from, to, atTemple }, who) => {
    const cards = facesEn(reading.counted.map(({ card }) => card));
    const where = atTemple ? 'the temple' : to === 0 ? 'Start' : `space ${to}`;
    const arrival = from === to ? `still ${atTemple ? 'at' : 'on'} ${where}` : `to ${where}`;
    return `${who(seat)} reveals stack ${numberOf(place)}: ${cards}. ${movement(reading)}, ${arrival}.`;
  },

  dayTurnEnded: ({ seat, closed }, who) =>
    closed === 0 ? `${who(seat)} has no closed stack left.` : `${who(seat)} leaves ${stacksEn(closed)} closed.`,

  gameEnded: ({ winner, reason }, who) =>
    `${who(winner)} wins: ${
      {
        temple: 'alone at the temple',
        farthest: 'farthest along after the last round',
        miles: 'a tie, decided by the miles revealed',
        closedStacks: 'a tie, decided by closed stacks',
        turnOrder: 'a tie, decided by the order of turns',
      }[reason]
    }.`,
};

const stack = (whose: string, place: number): string => `${whose} stack ${numberOf(place)}`;

/** Bandits: back 4 spaces; A triplet: forward 5 spaces */
function movement(reading: StackCount): string {
  const { spaces } = reading;
  if (spaces < 0) return `Bandits: back ${spacesEn(-spaces)}`;
  if (spaces === 0) return 'No way forward';
  const triplets = tripletsIn(reading);
  if (triplets === 0) return `Forward ${spacesEn(spaces)}`;
  return `${triplets === 1 ? 'A triplet' : `${triplets} triplets`}: forward ${spacesEn(spaces)}`;
}
