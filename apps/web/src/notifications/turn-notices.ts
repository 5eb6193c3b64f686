/** A decision somebody has to make. */
export interface OpenTurn {
  readonly key: string;
  readonly title: string;
  readonly body: string;
}

interface Shown {
  close(): void;
}

interface Port {
  isHidden(): boolean;
  /** Shows it outside the page; null where that cannot be done. */
  show(turn: OpenTurn): Shown | null;
}

interface TurnNotices {
  /** The decision that is open now; null for none. */
  update(turn: OpenTurn | null): void;
  /** The page was shown or hidden. */
  visibilityChanged(): void;
}

/** One notice for each decision that opens while nobody sees the page; it is gone once they do, or the turn is over. */
export function turnNotices({ isHidden, show }: Port): TurnNotices {
  let known: string | null = null;
  let shown: Shown | null = null;
  const close = (): void => {
    shown?.close();
    shown = null;
  };
  return {
    update: (turn) => {
      if (turn === null) close();
      if (turn !== null && turn.key !== known && isHidden()) {
        close();
        shown = show(turn);
      }
      known = turn?.key ?? null;
    },
    visibilityChanged: () => {
      if (!isHidden()) close();
    },
  };
}
