import { softmax } from '@quri/bot-kit';
import { at } from '@quri/kernel';
import type { View } from '../view/shapes.ts';
import { certainIncome, FEATURES, featuresOf } from './features.ts';
import { type Schedule, schedulesOf, scoringNow } from './schedule.ts';
import { type Survey, surveyOf } from './survey.ts';
import { takeoverCosts } from './takeover.ts';
import type { Weights } from './weights.ts';

/** What each seat can expect to have in the end, if the turn that is taken ends here. */
export function expectedPoints(
  view: View,
  weights: Weights,
  schedules: readonly Schedule[] = schedulesOf(view),
): readonly number[] {
  if (view.final !== null) return view.final.scores;
  const survey = surveyOf(view);
  const costs = takeoverCosts(view, survey);
  const scoring = scoringNow(view);
  return schedules.map((schedule, seat) => {
    const now = at(view.expeditions, seat).points + (seat === scoring ? incomeNow(view, survey, seat) : 0);
    return schedule.scorings === 0 ? now : now + incomeToCome(view, survey, costs, seat, schedule, weights);
  });
}

/** TK-15 */
const incomeNow = (view: View, survey: Survey, seat: number): number =>
  survey.temples.reduce(
    (sum, { controller, value }) => (controller === seat ? sum + value : sum),
    certainIncome(view, survey, seat),
  );

function incomeToCome(
  view: View,
  survey: Survey,
  costs: readonly (readonly number[])[],
  seat: number,
  { scorings, soon }: Schedule,
  weights: Weights,
): number {
  const features = featuresOf(view, survey, costs, seat);
  let sum = scorings * certainIncome(view, survey, seat);
  for (let i = 0; i < FEATURES.length; i++) {
    const { near, far, later } = at(weights.features, i);
    sum += (features[i] ?? 0) * (near * soon + far * (1 - soon) + later * (scorings - 1));
  }
  return sum;
}

/** What share of a victory each seat can expect; together they are one. */
export function winShares(view: View, weights: Weights): readonly number[] {
  if (view.final !== null) {
    const { winners } = view.final;
    return view.expeditions.map((_, seat) => (winners.some((one) => one === seat) ? 1 / winners.length : 0));
  }
  return softmax(expectedPoints(view, weights), spreadOf(view, weights));
}

/** How far the end can be from what is expected: the more tiles are to come, the farther. */
export const spreadOf = ({ tiles, display }: View, { spread }: Weights): number =>
  spread.end + spread.tile * (tiles.length + display.length);
