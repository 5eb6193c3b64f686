import { type Chosen, choosingOf, chosenSteps } from '@quri/board-kit';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Hex, TileId } from '../../vocabulary.ts';
import type { TikalProps } from '../board.tsx';
import { describeTrial } from '../scene/descriptions.ts';
import type { MapMarks } from '../scene/overlay.tsx';
import type { BoardWords } from '../words.ts';
import {
  choices,
  type FigureStep,
  isSameFigure,
  type Move,
  movesOf,
  pickedIn,
  type Step,
  type TikalChoosing,
} from './moves.ts';
import { ghostIn, type Tap, tapOn, turned } from './taps.ts';

/** The moves that can be made, and how far somebody has come in choosing one. */
export function useMoves(props: TikalProps): { readonly moves: readonly Move[]; readonly choosing: TikalChoosing } {
  const { view, offers, draft, play } = props;
  // The one who reads a draft is the one who wrote it.
  const picked = pickedIn((draft.value as Chosen<Step> | null)?.taken ?? []);
  // A picked figure is the same step for as long as it is picked, also after something else of the draft has changed.
  const key = picked === null ? '' : `${picked.figure} ${picked.from}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which figure it is
  const moves = useMemo(() => movesOf(view, offers, picked), [view, offers, key]);
  const choosing = choosingOf(choices, { ...props, offers: moves, play: ({ intents }) => play(...intents) });
  const { back, taken, changes } = choosing;
  const [place] = taken;
  // A tile is laid and turned in one: it is also taken up in one.
  const takenUp = (): void => draft.set({ ...chosenSteps<Step>(), undone: place ?? null, changes: changes + 1 });
  return { moves, choosing: { ...choosing, back: back !== null && ghostIn(taken) !== null ? takenUp : back } };
}

/** What the map has to know of what is being chosen. */
export type MapChoice = ReturnType<typeof useMapChoice>;

const NOTHING_LIT: ReadonlyMap<Hex, number | null> = new Map();

/** Choosing on the map. It shares its draft with the action bar, but leaves the focus where it is. */
export function useMapChoice(props: TikalProps, looked: Hex | null) {
  const { view, live, pending, draft, why, offers } = props;
  const { moves, choosing } = useMoves(props);
  const { taken, jumpTo } = choosing;
  const active = live && pending === null;

  const follow = (tap: Tap | null): void => {
    if (tap === null) return;
    if ('why' in tap) why(tap.why);
    else jumpTo(tap.steps);
  };

  // Whoever has walked somewhere goes on with that figure: it is still picked when the next decision opens.
  const keep = useRef<FigureStep | null>(null);
  useEffect(() => {
    if (pending !== null) keep.current = figureAfter(taken);
  }, [pending, taken]);
  useEffect(() => {
    const kept = keep.current;
    if (!active || kept === null || draft.value !== null) return;
    // Where it is not yet, it is still on its way; in the next turn nobody waits for it any more.
    if (view.phase !== 'acting') keep.current = null;
    else if (choices.optionsAfter(movesOf(view, offers, null), [kept]).length > 0) {
      keep.current = null;
      draft.set({ ...chosenSteps(kept), changes: isOnMap(document.activeElement) ? 0 : 1 });
    }
  }, [active, draft, view, offers]);

  const act = useRef<(hex: Hex) => void>(() => {});
  act.current = (hex) => {
    if (!live) return props.skip();
    if (pending === null) follow(tapOn(view, moves, taken, hex));
  };
  const tap = useCallback((hex: Hex) => act.current(hex), []);

  const ghost = active ? ghostIn(taken) : null;
  const lit = useMemo(() => (active ? litIn(moves, taken) : NOTHING_LIT), [active, moves, taken]);
  const going = goalIn(taken) ?? (looked !== null && lit.has(looked) ? looked : null);
  const way = active ? wayTo(moves, taken, going) : undefined;
  const picked = active ? pickedIn(taken) : null;
  const marks: Omit<MapMarks, 'looked'> = {
    lit,
    picked: picked === null || picked.from === 'supply' ? [] : [picked.from],
    way: way?.intents ?? [],
    ghost: ghost === null || view.tile === null ? null : { ...ghost, tile: view.tile },
  };
  return {
    marks,
    /** The action points of what is considered. */
    cost: way?.cost ?? (active ? (choosing.considered ?? 0) : 0),
    /** The hex of the last thing that was chosen. */
    spot: ghost?.hex ?? (active ? goalIn(taken) : null) ?? marks.picked[0] ?? null,
    tap,
    /** Turns the tile that lies on a hex for a try; null where none does. */
    rotate: ghost === null ? null : () => follow(turned(ghost, moves)),
    chooseTile: active && view.phase === 'choosing' ? (tile: TileId) => jumpTo([{ ask: 'tile', tile }]) : null,
    /** What can be done with a hex, in words. */
    notesOn: (hex: Hex, words: BoardWords): readonly string[] => {
      if (marks.ghost?.hex === hex) return [describeTrial(view, marks.ghost, words.ghost(marks.ghost.rotation), words)];
      const cost = lit.get(hex);
      if (cost === undefined) return marks.picked.includes(hex) ? [words.picked] : [];
      if (cost !== null) return [words.actionPoints(cost)];
      return view.phase === 'placing' ? [words.target] : [];
    },
  };
}

/** A figure that was picked, where it is once what was chosen is done. */
function figureAfter(taken: readonly Step[]): FigureStep | null {
  const picked = pickedIn(taken);
  if (picked === null) return null;
  const from = goalIn(taken) ?? picked.from;
  return from === 'supply' ? null : { ...picked, from };
}

/** Whoever chooses on the map stays there; others are taken to what the action bar asks next. */
export const isOnMap = (focused: Element | null): boolean =>
  focused instanceof HTMLElement && focused.dataset.hex !== undefined;

const goalIn = (taken: readonly Step[]): Hex | null => (taken[1]?.ask === 'go' ? taken[1].to : null);

const wayTo = (moves: readonly Move[], taken: readonly Step[], to: Hex | null): Move | undefined => {
  const picked = pickedIn(taken);
  return picked === null || to === null
    ? undefined
    : choices.intentOf(moves, [picked, { ask: 'go', to }, { ask: 'sure' }]);
};

/** The hexes that can be chosen next, with their cost in action points where they have one. */
function litIn(moves: readonly Move[], taken: readonly Step[]): ReadonlyMap<Hex, number | null> {
  const lit = new Map<Hex, number | null>();
  const picked = pickedIn(taken);
  for (const { steps, cost } of moves) {
    const [first, then] = steps;
    if (picked !== null) {
      if (isSameFigure(first, picked) && then?.ask === 'go') lit.set(then.to, cost);
    } else if (first?.ask === 'place') lit.set(first.hex, null);
    else if (first?.ask === 'figure') {
      // The supply is picked at the camps it can be brought to.
      const at = first.from !== 'supply' ? first.from : then?.ask === 'go' ? then.to : null;
      if (at !== null) lit.set(at, null);
    }
  }
  return lit;
}
