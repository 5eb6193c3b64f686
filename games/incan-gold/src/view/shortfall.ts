import { CHOICES, type Choice } from '../vocabulary.ts';
import type { Seen, View } from './shapes.ts';

const LONGEST = Math.max(...CHOICES.map(({ length }) => length));

const ofChoice = (choice: Choice | null | undefined): number => (choice ? LONGEST - choice.length : 0);

/** IG-4: torch and camp take the same room. */
export const shortfall = {
  seen: (seen: Seen): number => (seen.type === 'choiceMade' ? ofChoice(seen.choice) : 0),
  view: ({ choice }: View): number => ofChoice(choice),
};
