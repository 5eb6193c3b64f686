import { capital, type GameText, isYou, listEn, namedEn, subjectEn, type Who } from '@quri/words';
import type { IncanGoldShape } from '../shape.ts';
import { type CarriedArtifact, ROUNDS } from '../vocabulary.ts';
import { ARTIFACT_EN, gemsEn, HAZARD_EN } from './names.en.ts';

export const logEn: GameText<IncanGoldShape>['seen'] = {
  roundBegun: ({ round, startPlayer, artifact }, who) => {
    const begun = `Round ${round} of ${ROUNDS} begins. Start player: ${namedEn([startPlayer], who)}.`;
    if (artifact === null) return begun;
    return `${begun} ${capital(ARTIFACT_EN[artifact.artifact])} is shuffled into the quest deck.`;
  },

  treasureFound: ({ card, inside, share, left }, who) => {
    const found = `A treasure of ${gemsEn(card.value)}`;
    const [first] = inside;
    if (inside.length === 1 && first !== undefined)
      return `${found}. ${subjectEn([first], who, 'takes', 'take')} it all.`;
    if (share === 0) return `${found}, too little to share among ${inside.length}: it stays on the card.`;
    const taken = `${found}. Each of the ${inside.length} inside takes ${share}`;
    return left === 0 ? `${taken}.` : `${taken}; ${left} ${left === 1 ? 'stays' : 'stay'} on the card.`;
  },

  artifactFound: ({ card }) => `An artifact: ${ARTIFACT_EN[card.artifact]}. Whoever leaves alone takes it.`,

  hazardMet: ({ card }) => `${HAZARD_EN[card.hazard].met} This time only a warning.`,

  hazardStruck: ({ card, inside }, who) => {
    const flight = subjectEn(inside, who, 'flees and loses', 'flee and lose');
    return `${HAZARD_EN[card.hazard].again} ${flight} everything beside ${tentsOf(inside, who)}.`;
  },

  choiceMade: ({ seat }, who) => `${subjectEn([seat], who, 'has', 'have')} chosen.`,

  choicesRevealed: ({ stayers, leavers }, who) => {
    if (leavers.length === 0 && stayers.length > 1) return 'Nobody leaves: the expedition goes on.';
    const staying = `${subjectEn(stayers, who, 'goes', 'go')} on.`;
    const leaving = `${subjectEn(leavers, who, 'leaves', 'leave')}.`;
    if (leavers.length === 0) return staying;
    return stayers.length === 0 ? leaving : `${staying} ${leaving}`;
  },

  leaversSettled: ({ leavers, share, left, artifacts }, who) => {
    const alone = leavers.length === 1;
    const taken = [...(share > 0 ? [`${gemsEn(share)} from the path`] : []), ...artifacts.map(withValue)];
    const back = `${subjectEn(leavers, who, 'is', 'are')} safely back in camp`;
    const bringing = taken.length === 0 ? '.' : `${alone ? ' with ' : ', each with '}${listEn(taken)}.`;
    const rest = left === 0 ? '' : ` ${gemsEn(left)} ${left === 1 ? 'stays' : 'stay'} on the path.`;
    return `${back}${bringing}${rest}`;
  },

  roundEnded: ({ round, reason, lost }) => {
    const ended =
      reason === 'struck'
        ? `Round ${round} ends in flight; the hazard card that struck leaves the game.`
        : `Round ${round} ends: the temple is empty.`;
    if (lost.length === 0) return ended;
    const names = listEn(lost.map(({ artifact }) => ARTIFACT_EN[artifact]));
    return `${ended} ${capital(names)} ${lost.length === 1 ? 'is' : 'are'} lost for good.`;
  },
};

/** the tent, your tent, their tents, your tents */
function tentsOf(seats: readonly number[], who: Who): string {
  const your = seats.some((seat) => isYou(who, seat));
  return seats.length === 1 ? `${your ? 'your' : 'the'} tent` : `${your ? 'your' : 'their'} tents`;
}

const withValue = ({ card, value }: CarriedArtifact): string => `${ARTIFACT_EN[card.artifact]} (worth ${value})`;
