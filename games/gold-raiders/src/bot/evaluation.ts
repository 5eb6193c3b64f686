import { spacesOf } from '../rules/reading.ts';
import type { Card } from '../vocabulary.ts';
import type { Faces, Outlook } from './outlook.ts';

/** The chance that a card nobody has shown is not Bandits, and the spaces it then brings: guesses at how people play. */
const SAFE = 0.8;
const HIDDEN_SPACES = 1.1;
/** What a stack costs on average when there are Bandits in it after all. */
const CHASED = 2.4;
/** How much of a card's use to count while it is still in hand. */
const HOPE = 0.5;
/** What one's own closed stack is worth by being there: thieves must guess, and it may break a tie. */
const DECOY = 0.1;
/** How much a rival's space hurts. */
const RIVALRY = 0.3;
/** Stacks grow: a Steal is worth keeping a little longer than the best stack of the moment says. */
const PATIENCE = 0.6;
/** What it is worth to see a card, for somebody who can act on it. */
const CURIOSITY = 0.15;

/** Spaces a closed stack brings on average, if it is revealed. */
export function expectedSpaces(faces: Faces): number {
  const known = faces.filter((face): face is Card => face !== null);
  const spaces = spacesOf(known);
  const unknown = faces.length - known.length;
  if (unknown === 0 || spaces < 0) return spaces;
  const safe = SAFE ** unknown;
  return safe * (spaces + HIDDEN_SPACES * unknown) - (1 - safe) * CHASED;
}

/** The same for whoever may also leave it closed. */
const worth = (faces: Faces): number => Math.max(0, expectedSpaces(faces));

/** What a stack may still become by the best card in hand. */
function promise(faces: Faces, hand: readonly Card[]): number {
  const now = worth(faces);
  let best = 0;
  for (const card of hand) best = Math.max(best, worth([...faces, card]) - now);
  return HOPE * best;
}

/**
 * How good the table is for a seat at Night: its own stacks with what they promise, less what the others have, and
 * whatever a Steal in hand could still take.
 */
export function evaluate({ seat, hand, rows }: Outlook): number {
  let value = 0;
  let prize = 0;
  rows.forEach((row, owner) => {
    for (const faces of row) {
      if (owner === seat) value += worth(faces) + promise(faces, hand) + DECOY;
      else {
        value -= RIVALRY * worth(faces);
        prize = Math.max(prize, worth(faces));
      }
    }
  });
  return hand.includes('steal') ? value + (1 + RIVALRY) * prize + PATIENCE : value;
}

/** What a peek is good for: to know whether to reveal an own stack, or whether to steal another's. */
export function worthOfPeek({ seat, hand, rows }: Outlook, owner: number, place: number): number {
  const unknown = (rows[owner]?.[place] ?? []).filter((face) => face === null).length;
  return owner === seat || hand.includes('steal') ? CURIOSITY * unknown : 0;
}
