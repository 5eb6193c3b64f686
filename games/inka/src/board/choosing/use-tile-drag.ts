import type { Point } from '@quri/board-kit';
import { type RefObject, useEffect, useRef } from 'react';
import { cellAt, MAP_SIZE } from '../layout/cells.ts';
import { drawnMotion } from '../layout/motion.ts';
import { type Grab, type Pull, pullTowards } from './grab.ts';

/** What dragging a tile does. */
interface TileDrag {
  /** The tile at a point, if it can be dragged. */
  grabAt(cell: number): Grab | null;
  begin(grab: Grab): void;
  /** It would end elsewhere now, or is pulled against something. */
  turn(pull: Pull | null): void;
  end(grab: Grab, pull: Pull | null): void;
}

/** A finger that moves less than this taps. Less than for the map: whoever drags a tile does not drag the map. */
const TAP_PX = 6;

/** Where an event is, in units of the map. */
export function mapPoint(root: HTMLElement, { clientX, clientY }: MouseEvent): Point & { readonly pixels: number } {
  const { left, top, width } = root.getBoundingClientRect();
  const pixels = width / MAP_SIZE.width || 1;
  return { x: (clientX - left) / pixels, y: (clientY - top) / pixels, pixels };
}

/** Moves the element of a dragged tile; what stands on it stays upright. */
function pull(element: HTMLElement | null, to: Pull | null): void {
  if (element === null || to === null) return;
  const motion = drawnMotion(to.way.motion, to.steps);
  if (motion.kind === 'slide') {
    element.style.transform = `translate(${motion.by.x}px, ${motion.by.y}px)`;
    element.style.setProperty('--held-turn', '0deg');
    return;
  }
  const { pivot, degrees } = motion;
  element.style.transformOrigin = `${pivot.x}px ${pivot.y}px`;
  element.style.transform = `rotate(${degrees}deg)`;
  element.style.setProperty('--held-turn', `${degrees}deg`);
}

interface Dragged {
  readonly pointer: number;
  readonly grab: Grab;
  readonly held: Point;
  readonly at: Point;
  moving: boolean;
  pull: Pull | null;
}

/** Drags tiles along an edge or round a corner. A drag is no click for what lies below, and does not move the map. */
export function useTileDrag(
  root: RefObject<HTMLElement | null>,
  held: RefObject<HTMLElement | null>,
  drag: TileDrag,
): void {
  const now = useRef(drag);
  now.current = drag;
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let dragged: Dragged | null = null;
    let clicks = true;

    const onDown = (event: PointerEvent): void => {
      if (dragged !== null) {
        if (dragged.moving) event.stopPropagation();
        else dragged = null;
        return;
      }
      clicks = true;
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const point = mapPoint(element, event);
      const cell = cellAt(point);
      const grab = cell === null ? null : now.current.grabAt(cell);
      if (grab === null) return;
      const at = { x: event.clientX, y: event.clientY };
      dragged = { pointer: event.pointerId, grab, held: point, at, moving: false, pull: null };
    };

    const onMove = (event: PointerEvent): void => {
      if (dragged === null || event.pointerId !== dragged.pointer) return;
      if (!dragged.moving) {
        if (Math.hypot(event.clientX - dragged.at.x, event.clientY - dragged.at.y) < TAP_PX) return;
        dragged.moving = true;
        clicks = false;
        element.setPointerCapture(event.pointerId);
        now.current.begin(dragged.grab);
      }
      event.stopPropagation();
      const before = dragged.pull;
      dragged.pull = pullTowards(dragged.grab, dragged.held, mapPoint(element, event), before);
      pull(held.current, dragged.pull);
      if (isOtherwise(before, dragged.pull)) now.current.turn(dragged.pull);
    };

    const onUp = (event: PointerEvent): void => {
      if (dragged === null || event.pointerId !== dragged.pointer) return;
      const { moving, grab, pull: last } = dragged;
      dragged = null;
      if (moving) now.current.end(grab, event.type === 'pointerup' ? last : null);
    };

    /** The tile goes back: where the pointer is says nothing any more. */
    const cancel = (): void => {
      if (!dragged?.moving) return;
      const { grab } = dragged;
      dragged = null;
      now.current.end(grab, null);
    };

    const onClick = (event: MouseEvent): void => {
      // A click from the keyboard was never dragged.
      if (clicks || event.detail === 0) return;
      clicks = true;
      event.stopPropagation();
      event.preventDefault();
    };

    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onUp, { signal });
    element.addEventListener('click', onClick, { signal, capture: true });
    window.addEventListener('resize', cancel, { signal });
    // Before others hear of it: whoever lets a tile go does not also go back a step.
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !dragged?.moving) return;
        event.stopPropagation();
        cancel();
      },
      { signal, capture: true },
    );
    return () => stop.abort();
  }, [root, held]);
}

const isOtherwise = (one: Pull | null, other: Pull | null): boolean =>
  one?.way !== other?.way ||
  Math.round(one?.steps ?? 0) !== Math.round(other?.steps ?? 0) ||
  one?.against?.to !== other?.against?.to;
