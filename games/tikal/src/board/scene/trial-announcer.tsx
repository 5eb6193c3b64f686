import { VisuallyHidden } from '@quri/board-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PlacedGhost } from '../choosing/taps.ts';
import { isOnMap } from '../choosing/use-map-choice.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import { describeTrial } from './descriptions.ts';

interface AnnouncerProps {
  readonly view: Pick<Shown, 'hexes'>;
  readonly ghost: PlacedGhost | null;
  readonly words: BoardWords;
}

/**
 * Says to screen readers how a tile lies for a try. Whoever lays it with a button is taken to one that says so; whoever
 * turns it, or lays it on the map, stays where they are.
 */
export function TrialAnnouncer({ view, ghost, words }: AnnouncerProps): ReactNode {
  const before = useRef<PlacedGhost | null>(null);
  const [said, setSaid] = useState('');
  const sentence = ghost && `${describeTrial(view, ghost, words.lies(ghost.hex, ghost.rotation), words)}.`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentence changes with the ghost
  useEffect(() => {
    const last = before.current;
    before.current = ghost;
    if (sentence === null) setSaid('');
    else if (ghost?.hex === last?.hex || isOnMap(document.activeElement)) setSaid(sentence);
  }, [sentence]);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
