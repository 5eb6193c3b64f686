import type { Game, Shape } from '@quri/kernel';
import { describe, test } from 'vitest';
import { askingChangesNothing, forkSharesNothing } from './checks/copies.ts';
import { imagineKeepsTheProjection, memoryIsAFold } from './checks/imagining.ts';
import { evolveNeverRolls, replayEqualsPlay, savedAtAnyMoment } from './checks/log.ts';
import {
  everyOfferIsAccepted,
  whatIsNotOfferedIsRefused,
  whatMayBeOfferedTellsNothing,
  whoeverIsAwaitedHasAnOffer,
} from './checks/offers.ts';
import { foldingWhatWasSeenGivesTheView } from './checks/open.ts';
import { hiddenMovesLookAlike, lookingTellsNothing, secretsDiffer, whatIsToldIsDeclared } from './checks/secrecy.ts';
import { equalSeenEqualViews } from './checks/seen.ts';
import { sizesTellNothing } from './checks/sizes.ts';
import { takenBackIsAsItWas } from './checks/take-backs.ts';
import { imaginedWorldsAreThePossibleOnes } from './checks/worlds.ts';
import { everySetting, SEED } from './settings.ts';
import { type Check, type OpenSubject, type Subject, wholeSubject } from './subject.ts';

export { golden } from './golden.ts';
export { type Check, type OpenSubject, type SecretThing, type Setting, type Subject, wholeSubject } from './subject.ts';

const checks: readonly Check[] = [
  everyOfferIsAccepted,
  whatIsNotOfferedIsRefused,
  whoeverIsAwaitedHasAnOffer,
  whatMayBeOfferedTellsNothing,
  replayEqualsPlay,
  savedAtAnyMoment,
  evolveNeverRolls,
  forkSharesNothing,
  askingChangesNothing,
  takenBackIsAsItWas,
  equalSeenEqualViews,
  foldingWhatWasSeenGivesTheView,
  memoryIsAFold,
  imagineKeepsTheProjection,
  lookingTellsNothing,
  hiddenMovesLookAlike,
  whatIsToldIsDeclared,
  secretsDiffer,
  sizesTellNothing,
  imaginedWorldsAreThePossibleOnes,
];

/** Everything this game must hold to. */
export const checksFor = <G extends Shape>({ open }: Game<G>): readonly Check[] =>
  checks.filter((check) => check.for === undefined || check.for === (open ? 'open' : 'secrets'));

/** Registers the whole suite for a game. The seed is in every failure, and `CONFORMANCE_SEED` sets it. */
export function conformance<G extends Shape>(given: Subject<G> | OpenSubject<G>): void {
  const subject = wholeSubject(given);
  const settings = everySetting(subject.game, SEED);
  describe(`${subject.game.meta.id} conforms`, () => {
    for (const players of new Set(settings.map((setting) => setting.players))) {
      describe(`${players} players`, () => {
        for (const check of checksFor(subject.game)) {
          test(check.name, () => {
            const here = settings.filter((setting) => setting.players === players);
            for (const setting of check.tinyOnly ? here.slice(0, 1) : here) check.run(subject, setting);
          });
        }
      });
    }
  });
}
