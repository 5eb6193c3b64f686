import { type GameText, isYou, namedEn, possessiveEn, subjectEn, type Who } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import type { StackCount } from '../vocabulary.ts';
import { cardsEn, facesEn, spacesEn, stacksEn } from './names.en.ts';
import { numberOf, tripletsIn } from './view-facts.ts';

export const logEn: GameText<GoldRaidersShape>['seen'] = {
  roundBegun: ({ round, firstPlayer, handSize }, who) =>
    `Round ${round}: night falls. Everybody is dealt ${cardsEn(handSize)}; the idol is with ${namedEn([firstPlayer], who)}.`,

  cardStacked: ({ seat, onto, place }, who) =>
    onto === 'new'
      ? `${subjectEn([seat], who, 'starts', 'start')} stack ${numberOf(place)}.`
      : `${subjectEn([seat], who, 'lays', 'lay')} a card on stack ${numberOf(place)}.`,

  peekOpened: ({ seat, owner, place }, who) =>
    `${subjectEn([seat], who, 'discards', 'discard')} a Recon to peek at ${stack(
      owner === seat ? ownEn(seat, who) : possessiveEn(owner, who),
      place,
    )}.`,

  lookedAway: ({ seat }, who) => `${subjectEn([seat], who, 'looks', 'look')} away.`,

  stackStolen: ({ seat, owner, from, size, onto, place }, who) => {
    const takes = subjectEn([seat], who, 'discards a Steal and takes', 'discard a Steal and take');
    const taken = `${stack(possessiveEn(owner, who), from)} (${cardsEn(size)})`;
    return `${takes} ${taken} ${onto === 'new' ? 'as' : 'onto'} ${stack(ownEn(seat, who), place)}.`;
  },

  dayBegun: () => 'Day breaks: stacks may be revealed.',

  stackRevealed: ({ seat, place, reading, from, to, atTemple }, who) => {
    const cards = facesEn(reading.counted.map(({ card }) => card));
    const where = atTemple ? 'the temple' : to === 0 ? 'Start' : `space ${to}`;
    const arrival = from === to ? `still ${atTemple ? 'at' : 'on'} ${where}` : `to ${where}`;
    return `${subjectEn([seat], who, 'reveals', 'reveal')} stack ${numberOf(place)}: ${cards}. ${movement(reading)}, ${arrival}.`;
  },

  dayTurnEnded: ({ seat, closed }, who) =>
    closed === 0
      ? `${subjectEn([seat], who, 'has', 'have')} no closed stack left.`
      : `${subjectEn([seat], who, 'leaves', 'leave')} ${stacksEn(closed)} closed.`,

  gameEnded: ({ winner, reason }, who) =>
    `${subjectEn([winner], who, 'wins', 'win')}: ${
      {
        temple: 'alone at the temple',
        farthest: 'farthest along after the last round',
        miles: 'a tie, decided by the miles revealed',
        closedStacks: 'a tie, decided by closed stacks',
        turnOrder: 'a tie, decided by the order of turns',
      }[reason]
    }.`,
};

const ownEn = (seat: number, who: Who): string => (isYou(who, seat) ? 'your own' : 'their own');

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
