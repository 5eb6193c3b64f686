import { type RefObject, useEffect, useRef } from 'react';

/** What the wheel does over some of what lies in an element. */
export interface WheelAction {
  /** Only here: elsewhere the wheel does what it does. */
  isOver(event: WheelEvent): boolean;
  act(): void;
}

/** One notch of a wheel acts once; a touchpad sends many. */
const PAUSE_MS = 140;

export function useWheel(root: RefObject<HTMLElement | null>, wheel: WheelAction | null): void {
  const last = useRef(0);
  useEffect(() => {
    const element = root.current;
    if (element === null || wheel === null) return;
    const onWheel = (event: WheelEvent): void => {
      if (!wheel.isOver(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp - last.current < PAUSE_MS) return;
      last.current = event.timeStamp;
      wheel.act();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [root, wheel]);
}
