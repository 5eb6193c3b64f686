import type { Figures } from '@quri/board-kit';
import { BesideAndInside, Wealth } from './camp.tsx';
import { FiveArtifacts, GemKinds, QuestCards } from './cards.tsx';
import { AloneWithArtifact, LeavingTogether } from './leaving.tsx';
import { Doorways, WholeTable } from './table.tsx';
import { SecondHazard, SecretChoice, Sharing } from './turns.tsx';

/** The pictures of the rulebook, by the names it has for them. */
export const FIGURES: Figures = {
  'whole-table': WholeTable,
  'quest-cards': QuestCards,
  artifacts: FiveArtifacts,
  gems: GemKinds,
  tents: BesideAndInside,
  doorways: Doorways,
  'secret-choice': SecretChoice,
  sharing: Sharing,
  'second-hazard': SecondHazard,
  'leaving-together': LeavingTogether,
  'alone-with-artifact': AloneWithArtifact,
  wealth: Wealth,
};
