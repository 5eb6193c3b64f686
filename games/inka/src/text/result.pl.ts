import { type GameResult, isYou, namedPl, resultRows, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import type { FinalCount, Reason } from '../vocabulary.ts';
import { statuesEachPl, statuesPl } from './names.pl.ts';

export function resultPl({ final }: View, who: Who): GameResult | null {
  if (final === null) return null;
  const rows = resultRows(final, ({ place, score }) => ({
    score: statuesPl(score),
    // Others may have all their statues too.
    detail: final.reason === 'escaped' && place === 1 ? 'poza świątynią' : '',
  }));
  return { headline: endedPl(final, who), rows };
}

/** Who won, and why. */
export function endedPl({ winners, scores, reason }: FinalCount, who: Who): string {
  const [first = 0] = winners;
  const you = winners.some((winner) => isYou(who, winner));
  if (reason === 'escaped')
    return you
      ? 'Wychodzisz ze świątyni z trzema posążkami i wygrywasz.'
      : `${who(first)} wychodzi ze świątyni z trzema posążkami i wygrywa.`;
  const names = namedPl(winners, who);
  const score = scores[first] ?? 0;
  return winners.length === 1
    ? `${stalledPl(reason)} ${you ? 'Wygrywasz' : `Wygrywa ${names}`}: ${statuesPl(score)}.`
    : `${stalledPl(reason)} Wspólnie ${you ? 'wygrywacie' : 'wygrywają'} ${names}${score === 0 ? ', bez posążka' : `: ${statuesEachPl(score)}`}.`;
}

/** IN-19: why nobody plays on. */
export const stalledPl = (reason: Exclude<Reason, 'escaped'>): string =>
  reason === 'noStatues'
    ? 'Od dawna nikt nie bierze żadnego posążka, więc gra się kończy.'
    : 'Ten sam układ powtarza się po raz trzeci, więc gra się kończy.';
