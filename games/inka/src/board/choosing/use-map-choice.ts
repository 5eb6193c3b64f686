import { type Chosen, choosingOf } from '@quri/board-kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { cellsOf } from '../../answers/laid-tiles.ts';
import type { Cell, Pose, Tile } from '../../vocabulary.ts';
import type { InkaProps } from '../board.tsx';
import { type Grab, grabOf } from './grab.ts';
import { cellIn, choices, endIn, type InkaChoosing, type Move, movesOf, pickedIn, type Step } from './moves.ts';
import { canLie, ghostIn, posesOver, type Tap, tapOn, tapOnEnd, turned } from './taps.ts';
import type { Thing } from './things.ts';

/** What is in the draft beside how far somebody has come. */
interface Drafted extends Chosen<Step> {
  /** The cell round which the tile that is to be laid is turned. */
  readonly anchor?: Cell;
}

/** The moves that can be made, and how far somebody has come in choosing one. */
export function useMoves(props: InkaProps): { readonly moves: readonly Move[]; readonly choosing: InkaChoosing } {
  const { view, offers, play } = props;
  const moves = useMemo(() => movesOf(view, offers), [view, offers]);
  const choosing = choosingOf(choices, { ...props, offers: moves, play: ({ intents }) => play(...intents) });
  const { back, taken, jumpTo } = choosing;
  // Whoever chooses on the map stays there; others are taken to what the action bar asks.
  const stepBack = (): void => {
    if (isOnMap(document.activeElement)) jumpTo(choices.backFrom(moves, taken));
    else back?.();
  };
  return { moves, choosing: { ...choosing, back: back === null ? null : stepBack } };
}

const isOnMap = (focused: Element | null): boolean =>
  focused instanceof HTMLElement && focused.dataset.thing !== undefined;

/** The picked tile and what can become of it, as far as it is offered. */
export function useGrab({ view, offers }: InkaProps, tile: Tile | null): Grab | null {
  return useMemo(() => {
    const grab = tile === null ? null : grabOf(view, tile);
    if (grab === null) return null;
    const offered = new Set(offers.map((one) => (one.type === 'moveTile' && one.tile === tile ? one.to : null)));
    return { ...grab, ends: grab.ends.filter(({ to }) => offered.has(to)) };
  }, [view, offers, tile]);
}

/** What taps do, on the map and in the action bar alike. They leave the focus where it is. */
export function useTaps(props: InkaProps) {
  const { view, live, draft, why } = props;
  const { moves, choosing } = useMoves(props);
  const { taken, jumpTo } = choosing;
  // The one who reads a draft is the one who wrote it.
  const anchor = (draft.value as Drafted | null)?.anchor ?? null;
  const follow = (tap: Tap | null, around?: Cell): void => {
    if (tap === null) return;
    if ('why' in tap) why(tap.why);
    else jumpTo(tap.steps, around === undefined ? {} : { anchor: around });
  };
  const laid = live ? ghostIn(taken) : null;
  return {
    moves,
    choosing,
    anchor,
    follow,
    /** The tile that lies on the board for a try. */
    laid,
    /** Turns it; null where none lies there. */
    rotate: laid === null ? null : () => follow(turned(view, moves, laid, anchor), anchor ?? cellsOf(laid)[0]),
  };
}

/** What the map has to know of what is being chosen. */
export type MapChoice = ReturnType<typeof useMapChoice>;

const WALK: Step = { ask: 'walk' };
const NO_CELLS: ReadonlySet<Cell> = new Set();
const NO_REACH: ReadonlyMap<Cell, Move> = new Map();

/** Choosing on the map. It shares its draft with the action bar, but leaves the focus where it is. */
export function useMapChoice(props: InkaProps, looked: Thing | null) {
  const { view, live, pending, skip } = props;
  const { moves, choosing, anchor, follow, laid, rotate } = useTaps(props);
  const { taken, jumpTo } = choosing;
  const active = live && pending === null;
  const picked = live ? pickedIn(taken) : null;
  const grab = useGrab(props, picked);
  const [dropped, setDropped] = useState<{ readonly tile: Tile; readonly to: Pose } | null>(null);

  const tapCell = (cell: Cell, direct: boolean): void => {
    const tap = tapOn(view, moves, taken, cell, anchor);
    if (tap === null || 'why' in tap) return follow(tap);
    const [first] = tap.steps;
    if (first?.ask === 'lay') {
      const keeps = anchor !== null && cellsOf(first.pose).includes(anchor);
      return follow(tap, keeps ? anchor : cell);
    }
    // Whoever points with a mouse or with keys has seen the way already.
    const goes = tap.steps.length === 1 && (first?.ask === 'go' || first?.ask === 'passage') && picked === null;
    follow(direct && goes ? { steps: [...tap.steps, { ask: 'sure' }] } : tap);
  };

  const act = useRef<(thing: Thing, direct: boolean) => void>(() => {});
  act.current = (thing, direct) => {
    if (!live) return skip();
    if (pending !== null) return;
    setDropped(null);
    if (thing.kind === 'cell') tapCell(thing.cell, direct);
    else follow(tapOnEnd(moves, taken, thing.to, direct));
  };
  const turning = useRef(rotate);
  turning.current = active ? rotate : null;
  const turn = useCallback(() => turning.current?.(), []);
  const tap = useCallback((thing: Thing, direct: boolean) => act.current(thing, direct), []);

  const reach = useMemo(() => (active ? reachIn(moves) : NO_REACH), [active, moves]);
  const lit = useMemo(() => (active ? litIn(view.poses, moves, picked) : NO_CELLS), [active, view, moves, picked]);
  const movable = useMemo(() => (active ? movableIn(view.poses, moves) : NO_CELLS), [active, view, moves]);
  const chosen = active ? cellIn(taken) : null;
  const lookedCell = looked?.kind === 'cell' ? looked.cell : null;
  const goal = chosen ?? (picked === null ? lookedCell : null);
  const way = goal === null ? null : (reach.get(goal) ?? null);
  const hovered = active && laid === null && lookedCell !== null ? firstPose(lookedCell) : null;
  const pose = laid ?? hovered;
  const end = looked?.kind === 'end' ? looked.to : endIn(taken);
  return {
    /** Cells that can be chosen now. */
    lit,
    /** Those of tiles that can be moved. */
    movable,
    /** Where one's counter can walk or come up, with the move that brings it there. */
    reach,
    grab: active ? grab : null,
    /** The end that is shown as a whole: chosen, or looked at. */
    end: active ? end : null,
    /** An end that cannot be got to, and that is looked at. */
    tried: active && looked?.kind === 'blocked' ? looked.to : null,
    /** The walk that would be walked. */
    way,
    /** The cell that was chosen, for a counter, a walk or a blocker. */
    chosen,
    /** What is offered, if it is one thing only: it is marked before anything is chosen. */
    lone: active && taken.length === 0 && props.offers.length === 1 ? (props.offers[0] ?? null) : null,
    /** The drawn tile on the board for a try; not fixed while it only follows the pointer. */
    ghost: pose === null || view.tile === null ? null : { tile: view.tile, pose, fixed: laid !== null },
    /** The action points of what is considered. */
    cost: costNow(),
    /** A tile that was dragged and let go, and waits for the answer. */
    dropped,
    tap,
    /** Turns the tile that lies on the board for a try; null where none does. */
    rotate: turning.current,
    /** The same at any time, and always the same function. */
    turn,
    /** Begins to walk, where that is possible. */
    walk: choices.intentOf(moves, [WALK]) === undefined ? null : () => choosing.choose(WALK),
    /** The tile on a cell, if it can be dragged. */
    grabAt: (cell: Cell): Grab | null => {
      if (!movable.has(cell)) return null;
      const tile = view.poses.findIndex((one) => one !== null && cellsOf(one).includes(cell));
      return grab?.tile === tile ? grab : grabOf(view, tile);
    },
    pick: (tile: Tile): void => jumpTo([{ ask: 'tile', tile }]),
    drop: (tile: Tile, to: Pose): void => {
      const steps: readonly Step[] = [{ ask: 'tile', tile }, { ask: 'end', to }, { ask: 'sure' }];
      if (choices.intentOf(moves, steps) === undefined) return;
      setDropped({ tile, to });
      jumpTo(steps);
    },
  };

  function costNow(): number {
    if (!active) return 0;
    if (end !== null && picked !== null) return 1;
    return way?.cost ?? choosing.considered ?? 0;
  }

  /** As the tile would first lie over a cell. */
  function firstPose(cell: Cell): Pose | null {
    if (view.phase !== 'layingTile' || view.tile === null) return null;
    return posesOver(view, view.tile, cell).find((one) => canLie(moves, one)) ?? null;
  }
}

/** One's own cell is reached by nothing; where a walk and a passage lead to one cell, the walk is meant. */
function reachIn(moves: readonly Move[]): ReadonlyMap<Cell, Move> {
  const reach = new Map<Cell, Move>();
  for (const move of moves) {
    const [first] = move.steps;
    if (first?.ask === 'go' || (first?.ask === 'passage' && !reach.has(first.to))) reach.set(first.to, move);
  }
  return reach;
}

/** The cells that a tap can begin something with. */
function litIn(poses: readonly (Pose | null)[], moves: readonly Move[], picked: Tile | null): ReadonlySet<Cell> {
  const lit = new Set<Cell>();
  for (const { steps } of moves) {
    const [first] = steps;
    if (first === undefined) continue;
    const cell = cellIn(steps);
    if (first.ask === 'tile') for (const one of cellsOf(poses[first.tile] ?? 0)) lit.add(one);
    else if (first.ask === 'lay') for (const one of cellsOf(first.pose)) lit.add(one);
    else if (cell !== null && picked === null) lit.add(cell);
  }
  return lit;
}

const movableIn = (poses: readonly (Pose | null)[], moves: readonly Move[]): ReadonlySet<Cell> =>
  new Set(moves.flatMap(({ steps: [first] }) => (first?.ask === 'tile' ? cellsOf(poses[first.tile] ?? 0) : [])));
