import type { SecretThing, Subject, SubjectFile } from '@quri/conformance';
import { seats } from '@quri/kernel';
import { type IncanGold, incanGold } from '../src/game.ts';
import { CHOICES, type Intent, type Options } from '../src/vocabulary.ts';

const BOTH: readonly Intent[] = CHOICES.map((choice) => ({ type: 'choose', choice }));

const options: Options = { edition: 'incan-gold', autoSecondCard: true, openTents: false, twoPlayers: false };

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
    options,
    moves: 9,
  },
};

/** The archive has room for the shortest, and the folder for views in one. */
export const goldenSettings: SubjectFile<IncanGold>['goldenSettings'] = {
  'two-players': {
    players: 2,
    options: { ...options, twoPlayers: true },
    seed: 'golden two',
    views: true,
    archived: true,
  },
  'three-players': { players: 3, options, seed: 'golden three' },
  'four-diamant': {
    players: 4,
    options: { ...options, edition: 'diamant', autoSecondCard: false },
    seed: 'golden four',
  },
  'five-diamant-2016': {
    players: 5,
    options: { ...options, edition: 'diamant-2016', openTents: true },
    seed: 'golden five',
  },
  'eight-modern': { players: 8, options: { ...options, edition: 'modern' }, seed: 'golden eight' },
};
