import { conformance } from '@quri/conformance';
import { FULL_DECK } from '../src/components.ts';
import { raidersWith } from '../src/game.ts';
import { subject } from './subject.ts';

/**
 * Random players drift back to Start and would play all 20 rounds (GR-19), hundreds of moves of the same kinds, while
 * two of the checks take the square of a game's length. Three rounds have every kind of moment that twenty have.
 */
const rounds = Number(process.env.CONFORMANCE_ROUNDS ?? 3);

conformance({ ...subject, game: raidersWith({ ...FULL_DECK, rounds }) });
