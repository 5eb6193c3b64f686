import { type GameText, listPl } from '@quri/words';
import type { IncanGoldShape } from '../shape.ts';
import { ARTIFACT_PL, gemsPl, HAZARD_PL } from './names.pl.ts';

export const momentsPl: GameText<IncanGoldShape>['moment'] = {
  hazardLoss: ({ hazard, inside, lost }, who) => {
    const { again } = HAZARD_PL[hazard];
    if (lost === null)
      return `${again} ${listPl(inside.map(who))} ${inside.length === 1 ? 'ucieka' : 'uciekają'} z pustymi rękami.`;
    return lost === 0 ? `${again} Nie masz jeszcze nic do stracenia.` : `${again} Tracisz ${gemsPl(lost)}.`;
  },
  broughtHome: ({ gems, artifacts }) => {
    const brought = [
      ...(gems > 0 || artifacts.length === 0 ? [gemsPl(gems)] : []),
      ...artifacts.map(({ card }) => ARTIFACT_PL[card.artifact].taken),
    ];
    return `Jesteś w obozie. Przynosisz ${listPl(brought)}.`;
  },
  roundOver: ({ round, tent }) =>
    tent === null ? `Koniec rundy ${round}.` : `Koniec rundy ${round}. W twoim namiocie: ${gemsPl(tent)}.`,
};
