import { useCallback, useLayoutEffect, useState } from 'react';

/** So long a device that has just changed hands heeds nobody: the second half of a double tap is no answer. */
export const CHANGING_HANDS = 500;

export interface Hands {
  /** Whose turn it is to touch the screen. The first one need not wait. */
  in(holder: string): void;
  /** Does something, unless the device has only just changed hands. */
  heed(act: () => void): void;
}

export function hands(now: () => number = () => performance.now()): Hands {
  let held: string | null = null;
  let since = Number.NEGATIVE_INFINITY;
  return {
    in: (holder) => {
      if (held !== null && held !== holder) since = now();
      held = holder;
    },
    heed: (act) => {
      if (now() - since >= CHANGING_HANDS) act();
    },
  };
}

export function useHands(holder: string): Hands['heed'] {
  const [device] = useState(() => hands());
  useLayoutEffect(() => device.in(holder), [device, holder]);
  return useCallback((act) => device.heed(act), [device]);
}
