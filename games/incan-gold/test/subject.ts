import type { SecretThing, Subject } from '@quri/conformance';
import { seats } from '@quri/kernel';
import { type IncanGold, incanGold } from '../src/game.ts';
import { CHOICES, type Intent } from '../src/vocabulary.ts';

const BOTH: readonly Intent[] = CHOICES.map((choice) => ({ type: 'choose', choice }));

/** What conformance has to know of Incan Gold: its one secret is a choice before all are in (IG-4). */
export const subject: Subject<IncanGold> = {
  game: incanGold,
  sample: () => BOTH,
  looksAlike: (s, by) => incanGold.legal(s, by),
  secrets: (s, viewer) => {
    const secrets: Record<string, SecretThing> = {};
    for (const seat of seats(s.explorers.length)) {
      const choice = s.explorers[seat]?.choice ?? null;
      if (seat !== viewer && choice !== null) secrets[`choice of seat ${seat}`] = { value: choice, canDiffer: true };
    }
    return secrets;
  },
  tiny: {
    game: incanGold,
    players: 3,
    options: { edition: 'incan-gold', autoSecondCard: true, openTents: false, twoPlayers: false },
    moves: 9,
  },
};
