import { useEffect, useRef, useState } from 'react';
import { gamesFinished, noteGameFinished } from '../../session/experience.ts';

/** Counts a game that this screen has seen end; true if it was the first of its kind on this device. */
export function useFinished(game: string, isOver: boolean, hasPlayed: boolean): boolean {
  const wasRunning = useRef(false);
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    if (isOver && wasRunning.current && hasPlayed) {
      noteGameFinished(game);
      setFirst(gamesFinished(game) === 1);
    }
    wasRunning.current = !isOver;
  }, [game, isOver, hasPlayed]);
  return isFirst;
}
