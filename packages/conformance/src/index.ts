import type { Shape } from '@quri/kernel';
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
import { hiddenMovesLookAlike, lookingTellsNothing, secretsDiffer, whatIsToldIsDeclared } from './checks/secrecy.ts';
import { imaginedWorldsAreThePossibleOnes } from './checks/worlds.ts';
import { everySetting, SEED } from './settings.ts';
import type { Check, Subject } from './subject.ts';

export { golden } from './golden.ts';
export type { Check, SecretThing, Setting, Subject } from './subject.ts';

/** Everything a game must hold to. */
export const checks: readonly Check[] = [
  everyOfferIsAccepted,
  whatIsNotOfferedIsRefused,
  whoeverIsAwaitedHasAnOffer,
  whatMayBeOfferedTellsNothing,
  replayEqualsPlay,
  savedAtAnyMoment,
  evolveNeverRolls,
  forkSharesNothing,
  askingChangesNothing,
  memoryIsAFold,
  imagineKeepsTheProjection,
  lookingTellsNothing,
  hiddenMovesLookAlike,
  whatIsToldIsDeclared,
  secretsDiffer,
  imaginedWorldsAreThePossibleOnes,
];

/** Registers the whole suite for a game. The seed is in every failure, and `CONFORMANCE_SEED` sets it. */
export function conformance<G extends Shape>(subject: Subject<G>): void {
  const settings = everySetting(subject.game, SEED);
  describe(`${subject.game.meta.id} conforms`, () => {
    for (const players of new Set(settings.map((setting) => setting.players))) {
      describe(`${players} players`, () => {
        for (const check of checks) {
          test(check.name, () => {
            const here = settings.filter((setting) => setting.players === players);
            for (const setting of check.tinyOnly ? here.slice(0, 1) : here) check.run(subject, setting);
          });
        }
      });
    }
  });
}
