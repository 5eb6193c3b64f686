import type { GameText } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import { cardsEn, spacesEn } from './names.en.ts';
import { numberOf } from './view-facts.ts';

export const momentsEn: GameText<GoldRaidersShape>['moment'] = {
  stackOpening: ({ seat, place, own }, who) =>
    own ? `You turn over stack ${numberOf(place)}.` : `${who(seat)} turns over stack ${numberOf(place)}.`,

  stackCounted: ({ seat, spaces, to, atTemple, own }, who) => {
    const name = own ? 'you' : who(seat);
    if (spaces === 0) return `It counts for nothing: ${name} ${own ? 'stay' : 'stays'} on ${spaceEn(to)}.`;
    const where = atTemple ? 'the temple' : spaceEn(to);
    if (spaces < 0) return `Bandits! They chase ${name} back ${spacesEn(-spaces)}, to ${where}.`;
    return `It counts ${spacesEn(spaces)}: ${name} ${own ? 'walk' : 'walks'} to ${where}.`;
  },

  stackTaken: ({ seat, owner, size, viewer }, who) => {
    const what = `a stack of ${cardsEn(size)}`;
    if (viewer === 'robbed') return `${who(seat)} steals ${what} from you!`;
    if (viewer === 'thief') return `You steal ${what} from ${who(owner)}.`;
    return `${who(seat)} steals ${what} from ${who(owner)}.`;
  },

  nightFalls: ({ round, at, leader }, who) => {
    const falls = `Night falls on round ${round}.`;
    const ahead = `${who(leader.seat)} leads on ${spaceEn(leader.at)}`;
    if (leader.own) return `${falls} You lead on ${spaceEn(leader.at)}.`;
    return at === null ? `${falls} ${ahead}.` : `${falls} ${ahead}, you are on ${spaceEn(at)}.`;
  },
};

const spaceEn = (at: number): string => (at === 0 ? 'Start' : `space ${at}`);
