import { type RefCallback, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { bringing, type Camera, cameraTransform, canPan, type MapPane, wholeMap, zoomedAt } from './camera.ts';
import { listenForPan } from './pan-gestures.ts';
import type { Rect } from './rect.ts';

export type PanZoom = ReturnType<typeof usePanZoom>;

/** Pans and zooms a map with thumb, pinch and wheel. It begins with `first`, and again when the pane changes its size. */
export function usePanZoom({ map, pane, mostZoom, slack = 0 }: MapPane, first: Camera) {
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
    /** The element that takes the gestures; as large as the pane. */
    frame,
    /** Every element that moves with the map, in pixels of the map; it carries the transform of the camera as well. */
    layer,
    /** Where the last gesture ended. */
    camera,
    /** Is there more of the map than can be seen? */
    pans: canPan(camera, all),
    zoomBy: useCallback(
      (factor: number) => settle(zoomedAt(now.current, factor, { x: width / 2, y: height / 2 }, all)),
      [settle, width, height, all],
    ),
    /** Shows the whole map. */
    fit: () => settle(wholeMap(all)),
    /** Moves no further than needed for this part of the map to be in sight. */
    bring: useCallback((part: Rect) => settle(bringing(part, now.current, all)), [settle, all]),
  };
}

const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom;
