import type { Position } from '@quri/protocol';
import { type GameText, isMasked } from '@quri/words';
import { useEffect, useState } from 'react';
import type { TableSnapshot } from '../../session/table-session.ts';

/** So long after it was painted a new decision takes no tap or key: they were meant for what was there before. */
export const GUARD_MS = 300;

/**
 * Is this decision about something new to see? It is not after an own step that revealed nothing: one that may be taken
 * back, a take-back, or a secret choice that may be changed. `ownSeq` is the last entry that was made from this page: what
 * a bot or another tab did for the same seat was not seen here yet.
 */
export function opensUnseen(
  { ask, takeBack }: Pick<Position, 'ask' | 'takeBack'>,
  { history, ownSeq }: Pick<TableSnapshot, 'history' | 'ownSeq'>,
  text: GameText,
): boolean {
  const opened = history.find(({ seq }) => seq === ask);
  if (opened === undefined || opened.seq !== ownSeq) return true;
  if (opened.kind === 'takenBack') return false;
  if (takeBack !== null && opened.seq >= takeBack.first && opened.seq <= takeBack.last) return false;
  return opened.kind !== 'move' || !opened.seen.every((seen) => isMasked(text, seen));
}

interface Decision {
  /** Whose decision, and which; null while there is none. */
  readonly key: string | null;
  /** Everything up to the entry that opened it was shown. */
  readonly shown: boolean;
  /** It is about something new to see. */
  readonly unseen: boolean;
}

/** May the decision be answered? Only once what it is about was painted, and a moment later. */
export function useLiveDecision({ key, shown, unseen }: Decision): boolean {
  const [live, setLive] = useState<string | null>(null);
  useEffect(() => {
    if (key === null || live === key) return;
    // Once it may be answered it stays so, whatever others do.
    if (!unseen) return setLive(key);
    if (shown) return afterPaint(GUARD_MS, () => setLive(key));
  }, [key, shown, unseen, live]);
  return key !== null && (live === key || !unseen);
}

/** The first callback runs before the picture is painted, the second after it; neither runs in a hidden page. */
function afterPaint(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(act, ms);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
