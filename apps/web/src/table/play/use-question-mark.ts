import { isCovered } from '@quri/board-kit';
import { useEffect } from 'react';

/** A question mark asks for the keys, unless somebody is writing or something lies over the table. */
export function useQuestionMark(act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const writes = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key === '?' && !writes && !isCovered()) act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [act]);
}
