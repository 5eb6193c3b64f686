import type { SoundKind } from '@quri/board-kit';
import { lengthOf, MOST_AT_ONCE } from './notes.ts';

/** The same sound is not repeated sooner than this, in seconds. */
const GAP = 0.08;

/** Whether a sound may begin now: not too many at once, none twice in a moment, and only one's turn in a hidden page. */
export function soundGate(): (kind: SoundKind, now: number, hidden: boolean) => boolean {
  const begun = new Map<SoundKind, number>();
  let ends: readonly number[] = [];
  return (kind, now, hidden) => {
    if (hidden && kind !== 'turn') return false;
    ends = ends.filter((end) => end > now);
    if (ends.length >= MOST_AT_ONCE || now - (begun.get(kind) ?? Number.NEGATIVE_INFINITY) < GAP) return false;
    begun.set(kind, now);
    ends = [...ends, now + lengthOf(kind)];
    return true;
  };
}
