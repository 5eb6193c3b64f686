import { type Camera, canPan, type MapPane, withinBounds, zoomedAt } from './camera.ts';
import type { Point } from './rect.ts';

/** What moves a map: it is asked where the camera is, and told where it goes. */
interface PanTarget {
  readonly all: MapPane;
  camera(): Camera;
  /** The camera is here now; more may follow. */
  move(camera: Camera): void;
  /** The gesture is over. */
  settle(): void;
}

/** A finger that moves less than this taps. */
const TAP_PX = 8;
const WHEEL_SPEED = 0.0016;

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Listens for drags, pinches and wheels on an element. A drag is no click for what lies below. Returns how to stop. */
export function listenForPan(element: HTMLElement, target: PanTarget): () => void {
  const { all } = target;
  const fingers = new Map<number, Point>();
  let start: { readonly camera: Camera; readonly at: Point; readonly spread: number } | null = null;
  let dragged = false;

  /** Where an event is, in pixels of the pane: the page may be drawn larger. */
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width } = element.getBoundingClientRect();
    const scale = width / all.pane.width || 1;
    return { x: (clientX - left) / scale, y: (clientY - top) / scale };
  };

  const begin = (): void => {
    const [one, other] = [...fingers.values()];
    if (one === undefined) start = null;
    else {
      const at = other === undefined ? one : between(one, other);
      start = { camera: target.camera(), at, spread: other === undefined ? 0 : distance(one, other) };
    }
  };

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.size === 0) dragged = false;
    if (fingers.size > 1) return;
    fingers.set(event.pointerId, pointOf(event));
    begin();
  };

  const onMove = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId) || start === null) return;
    fingers.set(event.pointerId, pointOf(event));
    const [one, other] = [...fingers.values()];
    if (one === undefined) return;
    const at = other === undefined ? one : between(one, other);
    if (!dragged) {
      if (other === undefined && (distance(at, start.at) < TAP_PX || !canPan(start.camera, all))) return;
      dragged = true;
    }
    // From here on the gesture is the map's, wherever it goes.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    const factor = other === undefined || start.spread === 0 ? 1 : distance(one, other) / start.spread;
    const zoomed = zoomedAt(start.camera, factor, start.at, all);
    target.move(withinBounds({ ...zoomed, x: zoomed.x + at.x - start.at.x, y: zoomed.y + at.y - start.at.y }, all));
  };

  const onUp = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    begin();
    if (dragged && fingers.size === 0) target.settle();
  };

  const onClick = (event: MouseEvent): void => {
    // A click from the keyboard has no place and was never dragged.
    if (!dragged || event.detail === 0) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const onWheel = (event: WheelEvent): void => {
    const before = target.camera();
    const after = zoomedAt(before, Math.exp(-event.deltaY * WHEEL_SPEED), pointOf(event), all);
    // At either end the page may scroll.
    if (after.zoom === before.zoom) return;
    event.preventDefault();
    target.move(after);
    target.settle();
  };

  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('click', onClick, { signal, capture: true });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => stop.abort();
}
