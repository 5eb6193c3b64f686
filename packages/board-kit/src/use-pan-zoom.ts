import {
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { bringing, type Camera, cameraTransform, canPan, type MapPane, zoomedAt } from './camera.ts';
import { listenForPan } from './pan-gestures.ts';
import type { Rect } from './rect.ts';

export interface PanZoom {
  /** The element that takes the gestures; as large as the pane. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Every element that moves with the map, in pixels of the map; it carries the transform of the camera as well. */
  readonly layer: RefCallback<HTMLElement>;
  /** Where the last gesture ended. */
  readonly camera: Camera;
  /** Is there more of the map than can be seen? */
  readonly pans: boolean;
  zoomBy(factor: number): void;
  /** Back to how it was at first. */
  reset(): void;
  /** Moves no further than needed for this part of the map to be in sight. */
  bring(part: Rect): void;
}

/** Pans and zooms a map with thumb, pinch and wheel. It begins with `first`, and again when the pane changes its size. */
export function usePanZoom({ map, pane, mostZoom, slack = 0 }: MapPane, first: Camera): PanZoom {
  const { width, height } = pane;
  const all = useMemo<MapPane>(
    () => ({ map, pane: { width, height }, mostZoom, slack }),
    [map, width, height, mostZoom, slack],
  );
  const [kept, setKept] = useState({ all, camera: first });
  const camera = kept.all === all ? kept.camera : first;
  if (kept.all !== all) setKept({ all, camera });
  const frame = useRef<HTMLDivElement>(null);
  const layers = useRef(new Set<HTMLElement>());
  const now = useRef(camera);
  useLayoutEffect(() => {
    now.current = camera;
  }, [camera]);

  const settle = useCallback(
    (to: Camera) => setKept((old) => (old.all === all && isSame(old.camera, to) ? old : { all, camera: to })),
    [all],
  );
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    return listenForPan(element, {
      all,
      camera: () => now.current,
      // Many times a second: the page is drawn anew only when the gesture is over.
      move: (to) => {
        now.current = to;
        for (const one of layers.current) one.style.transform = cameraTransform(to);
      },
      settle: () => settle(now.current),
    });
  }, [all, settle]);

  const layer = useCallback<RefCallback<HTMLElement>>((element) => {
    if (element === null) return;
    layers.current.add(element);
    return () => {
      layers.current.delete(element);
    };
  }, []);
  return {
    frame,
    layer,
    camera,
    pans: canPan(camera, all),
    zoomBy: useCallback(
      (factor) => settle(zoomedAt(now.current, factor, { x: width / 2, y: height / 2 }, all)),
      [settle, width, height, all],
    ),
    reset: () => settle(first),
    bring: useCallback((part) => settle(bringing(part, now.current, all)), [settle, all]),
  };
}

const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom;
