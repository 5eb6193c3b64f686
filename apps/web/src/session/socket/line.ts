/** One reconnecting line to the server. It knows how to come back, and nothing of what is said over it. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((text: string) => void) | null;
  onclose: (() => void) | null;
}

export interface LineNeeds {
  dial(): Wire;
  /** Does something later; answers how to call it off. */
  later(ms: number, act: () => void): () => void;
  /** From 0 to 1: so that a thousand clients do not come back in the same moment. */
  chance(): number;
}

export interface Line {
  /** False if it did not go out: whoever needs it said says it again when the line is back. */
  send(text: string): boolean;
  open(): void;
  /** Try now, not when the wait is over: the network is said to be back. */
  hurry(): void;
  /** The other end has gone silent: hang up and dial again. */
  redial(): void;
  close(): void;
}

export interface LineEvents {
  down(): void;
  heard(text: string): void;
}

const SHORTEST = 400;
const LONGEST = 10_000;
/** So long a call may ring: one that nobody answers is given up and made again. */
const RINGS = 8000;

/** How long to wait before the nth try: twice as long each time, and never the same for everybody. */
export const waitBefore = (tries: number, chance: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.5 + chance / 2);

export function lineOf(needs: LineNeeds, events: LineEvents): Line {
  let wire: Wire | null = null;
  let up = false;
  let tries = 0;
  let wanted = false;
  /** The call that rings, or the wait before the next. */
  let cancel: (() => void) | null = null;

  const settle = (): void => {
    cancel?.();
    cancel = null;
  };

  const dial = (): void => {
    settle();
    const dialled = needs.dial();
    wire = dialled;
    cancel = needs.later(RINGS, () => {
      hangUp();
      dropped();
    });
    dialled.onopen = () => {
      if (wire === dialled) up = true;
    };
    dialled.onmessage = (text) => {
      if (wire !== dialled) return;
      // Only a word from the other end shows that there is one: a proxy picks up for a server that is gone.
      settle();
      tries = 0;
      events.heard(text);
    };
    dialled.onclose = () => {
      if (wire === dialled) dropped();
    };
  };

  const dropped = (): void => {
    settle();
    wire = null;
    up = false;
    events.down();
    if (wanted) cancel = needs.later(waitBefore(tries++, needs.chance()), dial);
  };

  const hangUp = (): void => {
    const was = wire;
    wire = null;
    up = false;
    was?.close();
  };

  return {
    send: (text) => {
      if (!up || wire === null) return false;
      wire.send(text);
      return true;
    },
    open: () => {
      wanted = true;
      if (wire === null && cancel === null) dial();
    },
    hurry: () => {
      if (wanted && wire === null) dial();
    },
    redial: () => {
      if (!wanted || !up) return;
      hangUp();
      events.down();
      dial();
    },
    close: () => {
      wanted = false;
      settle();
      hangUp();
    },
  };
}
