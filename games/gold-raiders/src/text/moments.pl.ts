import { doesPl, type GameText, isYou } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import { cardsPl, spacesPl } from './names.pl.ts';
import { numberOf } from './view-facts.ts';

export const momentsPl: GameText<GoldRaidersShape>['moment'] = {
  stackOpening: ({ seat, place }, who) => `${doesPl(seat, who, 'odkrywa', 'odkrywasz')} stos ${numberOf(place)}.`,

  stackCounted: ({ seat, spaces, from, to, atTemple }, who) => {
    if (spaces === 0) return `Bez efektu. ${doesPl(seat, who, 'zostaje', 'zostajesz')} ${onPl(to)}.`;
    const where = atTemple ? 'do świątyni' : to === 0 ? 'na start' : `na pole ${to}`;
    if (spaces < 0 && from === to)
      return `Bandyci! Ale ${isYou(who, seat) ? 'i tak stoisz' : `${who(seat)} i tak stoi`} na starcie.`;
    if (spaces < 0)
      return `Bandyci! ${doesPl(seat, who, 'cofa się', 'cofasz się')} o ${spacesPl(from - to)}, ${where}.`;
    return `${doesPl(seat, who, 'idzie', 'idziesz')} o ${spacesPl(spaces)} naprzód, ${where}.`;
  },

  stackTaken: ({ seat, owner, size }, who) => {
    if (isYou(who, owner)) return `${who(seat)} kradnie ci stos: ${cardsPl(size)}!`;
    return `${doesPl(seat, who, 'kradnie', 'kradniesz')} stos: ${cardsPl(size)} (${who(owner)}).`;
  },

  nightFalls: ({ round, at, leader }, who) => {
    const falls = `Zapada noc, runda ${round}.`;
    if (isYou(who, leader.seat)) return `${falls} Prowadzisz: ${fieldPl(leader.at)}.`;
    const ahead = `Prowadzi ${who(leader.seat)} (${fieldPl(leader.at)})`;
    return at === null ? `${falls} ${ahead}.` : `${falls} ${ahead}, ty: ${fieldPl(at)}.`;
  },
};

const onPl = (at: number): string => (at === 0 ? 'na starcie' : `na polu ${at}`);
const fieldPl = (at: number): string => (at === 0 ? 'start' : `pole ${at}`);
