import { isCovered, isWriting } from '@quri/board-kit';
import { useEffect } from 'react';
import type { Playback } from './use-playback.ts';

/** A key that means something to what has the focus. */
const isTaken = (target: EventTarget | null, key: string): boolean =>
  key === ' ' && target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;

/** The keys of a replay, wherever the focus is, unless what has it needs them itself. */
export function useReplayKeys({ toggle, to, index, last }: Playback, chapters: readonly number[]): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      ' ': toggle,
      ArrowLeft: () => to(index - 1),
      ArrowRight: () => to(index + 1),
      PageUp: () => to(chapters.findLast((one) => one < index) ?? 0),
      PageDown: () => to(chapters.find((one) => one > index) ?? last),
      Home: () => to(0),
      End: () => to(last),
    };
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      if (isWriting(target) || isCovered() || isTaken(target, key)) return;
      const act = actions[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
