import type { Intent } from '../vocabulary.ts';
import { END_TURN, LEARNER, lay, reveal, steal } from './moves.ts';

/** Builds the triplet that the learner takes, and falls for Bandits in both rounds. */
export const LEFT_RIVAL: readonly Intent[] = [
  lay('mile2', 'new'),
  lay('mile2', 0),
  lay('mile2', 0),
  lay('mile1', 'new'),
  lay('mile2', 1),
  lay('mile1', 'new'),
  steal(LEARNER, 0),
  lay('bandits', 'new'),
  reveal(0),
  reveal(2),
  END_TURN,
  // The second round.
  lay('mile1', 'new'),
  lay('mile3', 'new'),
  lay('mile3', 1),
  lay('bandits', 'new'),
  lay('steal', 'new'),
  lay('steal', 3),
  lay('steal', 3),
  steal(LEARNER, 2),
  reveal(3),
  reveal(4),
  END_TURN,
];

/** Takes the learner's first path, and in the second round lays Bandits on what the learner has peeked at. */
export const RIGHT_RIVAL: readonly Intent[] = [
  lay('mile1', 'new'),
  lay('mile2', 0),
  lay('bandits', 'new'),
  steal(LEARNER, 0),
  lay('mile1', 'new'),
  lay('mile2', 2),
  lay('mile2', 2),
  lay('steal', 1),
  reveal(0),
  reveal(2),
  END_TURN,
  // The second round.
  lay('mile1', 'new'),
  lay('mile2', 0),
  lay('mile1', 'new'),
  lay('bandits', 0),
  lay('mile1', 'new'),
  lay('mile2', 0),
  lay('bandits', 'new'),
  lay('recon', 1),
  reveal(0),
  END_TURN,
];
