import { type Pace, useStaging } from '@quri/board-kit';
import type { News, Position } from '@quri/protocol';
import { type GameText, isMasked } from '@quri/words';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { useScreen } from '../../app/games.ts';
import { isGameNews, type TableSnapshot } from '../../session/table-session.ts';
import type { LessonParts } from './lesson-parts.ts';
import { whenQuiet } from './when-quiet.ts';

interface StagedInput extends Pick<TableSnapshot, 'history' | 'ownSeq' | 'passTo' | 'hand' | 'jumpedTo'> {
  readonly screen: ReturnType<typeof useScreen>;
  readonly text: GameText;
  readonly pace: Pace;
  readonly you: number | null;
  /** The position as this page was sent it, */
  readonly frame: Position;
  /** and what lies open before whoever looks at it. */
  readonly position: Position;
  /** In a game that teaches, what comes before the move. */
  readonly lesson: Pick<LessonParts, 'ready' | 'remind'> | undefined;
}

/** What is shown of the table, and whether the decision that is open may be answered yet. */
export function useStagedDecision(input: StagedInput) {
  const { screen, text, pace, you, frame, position, history, passTo, hand, jumpedTo, lesson } = input;
  const { seq, ask } = position;
  /** Only big moments are shown, up to the next decision. */
  const [fast, setFast] = useState(false);
  const playing = useStaging(
    {
      frame,
      view: position.view,
      you,
      seenSince: (last) => (last < jumpedTo ? null : seenSince(history, last, frame.seq)),
      pace,
      fast,
    },
    screen,
  );
  const shown = playing.frame.seq;
  /** The device is to be passed on to this seat. */
  const passing = shown === seq ? passTo : null;
  /** What the open decision is about was shown. */
  const askShown = ask !== null && shown >= ask;
  /** Something that moved was skipped since the last decision. */
  const skipped = useRef(false);
  const { skip: skipBeat } = playing;
  const moves = playing.beat !== null;
  const skip = useCallback(() => {
    if (moves) skipped.current = true;
    skipBeat();
  }, [moves, skipBeat]);
  const staged = { ...playing, skip };
  /** The open decision takes an answer. */
  const live = useLiveDecision({
    key: ask === null || passing !== null ? null : `${you} ${ask}`,
    shown: askShown,
    unseen: opensUnseen(position, input, text),
    skipped,
  });
  if (fast && live) setFast(false);
  const unlessHandedOn = useHandoverGuard(passing === null ? `with ${hand?.seat}` : `to ${passTo}`);
  /** Until what it answers was shown, a tap only skips; right after that it was meant for something else. */
  const whenLive = useCallback(
    (act: () => void) => {
      if (live && lesson?.ready === false) lesson.remind();
      else if (live) unlessHandedOn(act);
      else if (!askShown) skip();
    },
    [live, lesson, askShown, skip, unlessHandedOn],
  );
  return { staged, atRest: staged.beat === null, passing, askShown, live, whenLive, unlessHandedOn, fast, setFast };
}

/** More entries than this are not staged. */
const MOST_TO_WATCH = 16;

/** What was seen between two frames; null where it is not to be staged: something was taken back, or too much was missed. */
export function seenSince(history: readonly News[], last: number, newest: number): News['seen'] | null {
  const between = history.filter(({ seq }) => seq > last && seq <= newest);
  if (between.length > MOST_TO_WATCH || between.some(({ kind }) => kind === 'takenBack')) return null;
  return between.filter(isGameNews).flatMap(({ seen }) => seen);
}

/** So long after it was painted a new decision takes no tap or key: they were meant for what was there before. */
const GUARD_MS = 300;

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
  /** Was there something to skip on the way to it? Starts anew once it is live. */
  readonly skipped: RefObject<boolean>;
}

/** May the decision be answered? Only once what it is about was painted, and a moment later; after a skip, a longer one. */
function useLiveDecision({ key, shown, unseen, skipped }: Decision): boolean {
  const [live, setLive] = useState<string | null>(null);
  useEffect(() => {
    if (key === null || live === key) return;
    // Once it may be answered it stays so, whatever others do.
    if (!unseen) return setLive(key);
    if (!shown) return;
    const begin = (): void => {
      skipped.current = false;
      setLive(key);
    };
    return afterPaint(() => (skipped.current ? whenQuiet(begin) : after(GUARD_MS, begin)));
  }, [key, shown, unseen, live, skipped]);
  return key !== null && (live === key || !unseen);
}

/** Both begin something and answer how to stop it. The second frame comes after the paint; none comes in a hidden page. */
function afterPaint(begin: () => () => void): () => void {
  let stop = (): void => cancelAnimationFrame(first);
  const first = requestAnimationFrame(() => {
    const second = requestAnimationFrame(() => {
      stop = begin();
    });
    stop = () => cancelAnimationFrame(second);
  });
  return () => stop();
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** So long a device that was just handed on ignores every tap: the second half of a double tap is no answer. */
const HANDOVER_MS = 500;

export function handoverGuard(now: () => number = () => performance.now()) {
  let holder: string | null = null;
  let since = Number.NEGATIVE_INFINITY;
  return {
    /** Whose turn it is to touch the screen. The first one need not wait. */
    heldBy: (next: string): void => {
      if (holder !== null && holder !== next) since = now();
      holder = next;
    },
    /** Does something, unless the device was handed on only just now. */
    run: (act: () => void): void => {
      if (now() - since >= HANDOVER_MS) act();
    },
  };
}

function useHandoverGuard(holder: string) {
  const [guard] = useState(() => handoverGuard());
  useLayoutEffect(() => {
    guard.heldBy(holder);
  }, [guard, holder]);
  return useCallback((act: () => void): void => guard.run(act), [guard]);
}
