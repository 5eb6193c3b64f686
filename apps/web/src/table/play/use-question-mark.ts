import { isCovered, isWriting } from '@quri/board-kit';
import { useEffect } from 'react';

/** A question mark asks for the keys, unless somebody is writing or something lies over the table. */
export function useQuestionMark(act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === '?' && !isWriting(event.target) && !isCovered()) act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [act]);
}
