import { type GameText, isYou, namedEn, subjectEn } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import { cardsEn, spacesEn } from './names.en.ts';
import { numberOf } from './view-facts.ts';

export const momentsEn: GameText<GoldRaidersShape>['moment'] = {
  stackOpening: ({ seat, place }, who) => `${subjectEn([seat], who, 'turns', 'turn')} over stack ${numberOf(place)}.`,

  stackCounted: ({ seat, spaces, from, to, atTemple }, who) => {
    const where = atTemple ? 'the temple' : spaceEn(to);
    const name = namedEn([seat], who);
    const own = isYou(who, seat);
    if (spaces === 0) return `No move: ${name} ${own ? 'stay' : 'stays'} on ${spaceEn(to)}.`;
    if (spaces < 0 && from === to) return `Bandits! But ${name} ${own ? 'are' : 'is'} on Start already.`;
    if (spaces < 0) return `Bandits! They chase ${name} back ${spacesEn(from - to)}, to ${where}.`;
    return `It counts ${spacesEn(spaces)}: ${name} ${own ? 'walk' : 'walks'} to ${where}.`;
  },

  stackTaken: ({ seat, owner, size }, who) =>
    `${subjectEn([seat], who, 'steals', 'steal')} a stack of ${cardsEn(size)} from ${namedEn([owner], who)}${
      isYou(who, owner) ? '!' : '.'
    }`,

  nightFalls: ({ round, at, leader }, who) => {
    const lead = `Night falls on round ${round}. ${subjectEn([leader.seat], who, 'leads', 'lead')} on ${spaceEn(leader.at)}`;
    return at === null || isYou(who, leader.seat) ? `${lead}.` : `${lead}, you are on ${spaceEn(at)}.`;
  },
};

const spaceEn = (at: number): string => (at === 0 ? 'Start' : `space ${at}`);
