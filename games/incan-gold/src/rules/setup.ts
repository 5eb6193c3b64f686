import { seat, seats } from '@quri/kernel';
import { ARTIFACT_CARDS, QUEST_DECK } from '../components.ts';
import type { Options } from '../vocabulary.ts';
import type { State } from './state.ts';

/** IG-C1, IG-C2 and the editions: what lies where before the first round. */
export function blank(players: number, options: Options): State {
  const allRelicsIn = options.edition === 'diamant-2016';
  const hidden = options.edition === 'incan-gold' || options.edition === 'modern';
  return {
    options,
    stage: 'betweenRounds',
    round: 0,
    startPlayer: seat(0),
    undecided: 0,
    deck: allRelicsIn ? [...QUEST_DECK, ...ARTIFACT_CARDS] : [...QUEST_DECK],
    underTemple: hidden ? [...ARTIFACT_CARDS] : [],
    path: [],
    opened: false,
    removed: [],
    carriedOut: 0,
    explorers: seats(players).map(() => ({
      inside: false,
      choice: null,
      beside: 0,
      tent: 0,
      artifacts: [],
    })),
  };
}
