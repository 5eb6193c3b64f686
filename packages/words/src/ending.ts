import { namedEn } from './subject.en.ts';
import { namedPl } from './subject.pl.ts';
import { isYou, type Who } from './who.ts';

export function overEn(winners: readonly number[], who: Who): string {
  const names = namedEn(winners, who);
  if (winners.length > 1) return `The game is over: ${names} share the victory.`;
  return `The game is over: ${names} ${winners.some((winner) => isYou(who, winner)) ? 'win' : 'wins'}!`;
}

export function overPl(winners: readonly number[], who: Who): string {
  const names = namedPl(winners, who);
  const won = winners.some((winner) => isYou(who, winner));
  if (winners.length > 1) return `Koniec gry: wspólnie ${won ? 'wygrywacie' : 'wygrywają'} ${names}.`;
  return won ? 'Koniec gry: wygrywasz!' : `Koniec gry: wygrywa ${names}!`;
}

/** Anna and Jan share the victory; You share the victory with Jan. */
export function sharingEn(winners: readonly number[], who: Who): string {
  const others = winners.filter((winner) => !isYou(who, winner));
  const names = namedEn(others, who);
  return others.length < winners.length ? `You share the victory with ${names}` : `${names} share the victory`;
}
