import { useCallback, useLayoutEffect, useState } from 'react';

/** So long a device that was just handed on ignores every tap: the second half of a double tap is no answer. */
export const HANDOVER_MS = 500;

interface HandoverGuard {
  /** Whose turn it is to touch the screen. The first one need not wait. */
  heldBy(holder: string): void;
  /** Does something, unless the device was handed on only just now. */
  run(act: () => void): void;
}

export function handoverGuard(now: () => number = () => performance.now()): HandoverGuard {
  let holder: string | null = null;
  let since = Number.NEGATIVE_INFINITY;
  return {
    heldBy: (next) => {
      if (holder !== null && holder !== next) since = now();
      holder = next;
    },
    run: (act) => {
      if (now() - since >= HANDOVER_MS) act();
    },
  };
}

export function useHandoverGuard(holder: string): HandoverGuard['run'] {
  const [guard] = useState(() => handoverGuard());
  useLayoutEffect(() => guard.heldBy(holder), [guard, holder]);
  return useCallback((act) => guard.run(act), [guard]);
}
