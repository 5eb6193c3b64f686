import { type GameText, listEn, subjectEn } from '@quri/words';
import type { IncanGoldShape } from '../shape.ts';
import { ARTIFACT_EN, gemsEn, HAZARD_EN } from './names.en.ts';

export const momentsEn: GameText<IncanGoldShape>['moment'] = {
  hazardLoss: ({ hazard, inside, lost }, who) => {
    const { again } = HAZARD_EN[hazard];
    if (lost === null) return `${again} ${subjectEn(inside, who, 'flees', 'flee')} empty-handed.`;
    return lost === 0 ? `${again} You had nothing to lose yet.` : `${again} You lose ${gemsEn(lost)}.`;
  },
  broughtHome: ({ gems, artifacts }) => {
    const brought = [
      ...(gems > 0 || artifacts.length === 0 ? [gemsEn(gems)] : []),
      ...artifacts.map(({ card }) => ARTIFACT_EN[card.artifact]),
    ];
    return `You are safely back with ${listEn(brought)}.`;
  },
  roundOver: ({ round, tent }) =>
    tent === null ? `Round ${round} is over.` : `Round ${round} is over: ${gemsEn(tent)} in your tent.`,
};
