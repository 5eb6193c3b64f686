import type { GameText } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import { cardsPl, spacesPl } from './names.pl.ts';
import { numberOf } from './view-facts.ts';

export const momentsPl: GameText<GoldRaidersShape>['moment'] = {
  stackOpening: ({ seat, place, own }, who) =>
    own ? `Odkrywasz stos ${numberOf(place)}.` : `${who(seat)} odkrywa stos ${numberOf(place)}.`,

  stackCounted: ({ seat, spaces, to, atTemple, own }, who) => {
    if (spaces === 0) return own ? `Na nic: zostajesz ${onPl(to)}.` : `Na nic: ${who(seat)} zostaje ${onPl(to)}.`;
    const where = atTemple ? 'do świątyni' : to === 0 ? 'na start' : `na pole ${to}`;
    if (spaces < 0)
      return own
        ? `Bandyci! Cofasz się o ${spacesPl(-spaces)}, ${where}.`
        : `Bandyci! ${who(seat)} cofa się o ${spacesPl(-spaces)}, ${where}.`;
    return own
      ? `Idziesz o ${spacesPl(spaces)} naprzód, ${where}.`
      : `${who(seat)} idzie o ${spacesPl(spaces)} naprzód, ${where}.`;
  },

  stackTaken: ({ seat, owner, size, viewer }, who) => {
    if (viewer === 'robbed') return `${who(seat)} kradnie ci stos: ${cardsPl(size)}!`;
    if (viewer === 'thief') return `Kradniesz stos: ${cardsPl(size)} (${who(owner)}).`;
    return `${who(seat)} kradnie stos: ${cardsPl(size)} (${who(owner)}).`;
  },

  nightFalls: ({ round, at, leader }, who) => {
    const falls = `Zapada noc, runda ${round}.`;
    if (leader.own) return `${falls} Prowadzisz: ${fieldPl(leader.at)}.`;
    const ahead = `Prowadzi ${who(leader.seat)} (${fieldPl(leader.at)})`;
    return at === null ? `${falls} ${ahead}.` : `${falls} ${ahead}, ty: ${fieldPl(at)}.`;
  },
};

const onPl = (at: number): string => (at === 0 ? 'na starcie' : `na polu ${at}`);
const fieldPl = (at: number): string => (at === 0 ? 'start' : `pole ${at}`);
