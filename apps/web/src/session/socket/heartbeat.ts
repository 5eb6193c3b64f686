interface HeartbeatPort {
  later(ms: number, act: () => void): () => void;
  /** Asks the server for an answer. */
  ping(): void;
  /** It did not answer. */
  dead(): void;
}

const PING_AFTER = 10_000;
const PING_TIMEOUT = 1.5 * PING_AFTER;
const PROBE_TIMEOUT = 4000;

/**
 * Detects a dead connection. When the network goes away the socket stays open for minutes and what is sent is lost, so a
 * quiet one is pinged, and one that does not answer is dead.
 */
export function heartbeat({ later, ping, dead }: HeartbeatPort) {
  let cancel: (() => void) | null = null;
  let probing = false;
  const wait = (ms: number, act: () => void): void => {
    cancel?.();
    cancel = later(ms, act);
  };
  const pingWithin = (ms: number): void => {
    ping();
    wait(ms, dead);
  };
  return {
    /** A message arrived. */
    received: (): void => {
      probing = false;
      wait(PING_AFTER, () => pingWithin(PING_TIMEOUT));
    },
    /** Asks for an answer now, with a shorter timeout; a second probe does not extend the first. */
    probe: (): void => {
      if (probing) return;
      probing = true;
      pingWithin(PROBE_TIMEOUT);
    },
    stop: (): void => {
      probing = false;
      cancel?.();
      cancel = null;
    },
  };
}
