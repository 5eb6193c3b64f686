import type { Game } from '@quri/kernel';
import type { Check } from '../check.ts';
import { askingChangesNothing, forkSharesNothing } from './copies.ts';
import { equalSeenEqualViews } from './equal-seen.ts';
import { imaginedWorldsAreThePossibleOnes } from './exact-worlds.ts';
import { foldingWhatWasSeenGivesTheView } from './fold-seen.ts';
import { imagineKeepsTheProjection, memoryIsAFold } from './imagining.ts';
import { evolveNeverRolls, replayEqualsPlay, savedAtAnyPoint } from './log.ts';
import { sizesTellNothing } from './message-sizes.ts';
import { hiddenMovesLookAlike, secretsDiffer, statesLookAlike, whatIsToldIsDeclared } from './non-interference.ts';
import {
  everyOfferIsAccepted,
  maximalOffersTellNothing,
  whatIsNotOfferedIsRefused,
  whoeverIsAwaitedHasAnOffer,
} from './offers.ts';
import { takenBackIsAsItWas } from './take-backs.ts';
import { trialsTellNothing } from './trials.ts';
import { sharedFieldsAreTheSame, viewsKeepTheirFields } from './view-fields.ts';

/**
 * All watch the same table. Where copies share something, every check that plays on changes it: those that look for
 * just that come first, and the one that freezes a copy comes last.
 */
const checks: readonly Check[] = [
  takenBackIsAsItWas,
  forkSharesNothing,
  everyOfferIsAccepted,
  whatIsNotOfferedIsRefused,
  whoeverIsAwaitedHasAnOffer,
  maximalOffersTellNothing,
  replayEqualsPlay,
  savedAtAnyPoint,
  evolveNeverRolls,
  equalSeenEqualViews,
  foldingWhatWasSeenGivesTheView,
  memoryIsAFold,
  imagineKeepsTheProjection,
  statesLookAlike,
  hiddenMovesLookAlike,
  whatIsToldIsDeclared,
  trialsTellNothing,
  secretsDiffer,
  sizesTellNothing,
  viewsKeepTheirFields,
  sharedFieldsAreTheSame,
  imaginedWorldsAreThePossibleOnes,
  askingChangesNothing,
];

/** Everything this game must hold to. */
export const checksFor = ({ open }: Pick<Game, 'open'>): readonly Check[] =>
  checks.filter((check) => check.for === undefined || check.for === (open ? 'open' : 'secrets'));
