/** A decision somebody has to make. */
export interface OpenTurn {
  readonly key: string;
  readonly title: string;
  readonly body: string;
}

interface Port {
  isHidden(): boolean;
  /** Shows it outside the page; null where that cannot be done. */
  show(turn: OpenTurn): { close(): void } | null;
}

/** One notice for each decision that opens while nobody sees the page; it is gone once they do, or the turn is over. */
export function turnNotices({ isHidden, show }: Port) {
  let known: string | null = null;
  let shown: ReturnType<Port['show']> = null;
  const close = (): void => {
    shown?.close();
    shown = null;
  };
  return {
    /** The decision that is open now; null for none. */
    update: (turn: OpenTurn | null): void => {
      if (turn === null) close();
      if (turn !== null && turn.key !== known && isHidden()) {
        close();
        shown = show(turn);
      }
      known = turn?.key ?? null;
    },
    /** The page was shown or hidden. */
    visibilityChanged: (): void => {
      if (!isHidden()) close();
    },
  };
}
