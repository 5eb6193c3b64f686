import { boxStyle } from '@quri/board-kit';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ALL_HEXES, BASE_CAMP } from '../../answers/map.ts';
import type { Hex } from '../../vocabulary.ts';
import { boxOf, centreOf } from '../layout/hexes.ts';
import styles from './map.module.css';

interface TargetsProps {
  /** By hex, in words; null for those deep in the fog, which are no places yet. */
  readonly labels: readonly (string | null)[];
  /** Hexes that can be chosen now. */
  readonly lit: ReadonlyMap<Hex, unknown>;
  readonly name: string;
  /** A hex on which the wheel turns something, and what it does. */
  readonly wheel: { readonly hex: Hex; turn(): void } | null;
  tap(hex: Hex): void;
  /** The pointer or the focus came to a hex, or left all of them. */
  look(hex: Hex | null): void;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Every hex as a place to tap. One of them is in the order of Tab; arrow keys lead to the others. */
export const Targets = memo(({ labels, lit, name, wheel, tap, look }: TargetsProps): ReactNode => {
  const [last, setLast] = useState<Hex>(BASE_CAMP);
  const root = useRef<HTMLDivElement>(null);
  useWheel(root, wheel);
  const stop = lit.size > 0 && !lit.has(last) ? ([...lit.keys()][0] ?? last) : last;
  const onKeyDown = (event: KeyboardEvent): void => {
    const towards = ARROWS[event.key];
    const from = hexOf(event.target);
    if (towards === undefined || from === null) return;
    event.preventDefault();
    const places = ALL_HEXES.filter((hex) => hex !== from && (lit.size > 0 ? lit.has(hex) : labels[hex] !== null));
    const next = nearest(from, towards, places);
    if (next !== null) root.current?.querySelector<HTMLElement>(`[data-hex="${next}"]`)?.focus();
  };
  const onFocus = useCallback(
    (hex: Hex) => {
      setLast(hex);
      look(hex);
    },
    [look],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div ref={root} role="group" aria-label={name} onKeyDown={onKeyDown}>
      {ALL_HEXES.map((hex) => {
        const label = labels[hex];
        if (label == null) return null;
        return (
          <Target
            key={hex}
            hex={hex}
            label={label}
            lit={lit.has(hex)}
            stop={hex === stop}
            tap={tap}
            look={look}
            focused={onFocus}
          />
        );
      })}
    </div>
  );
});

/** One notch of a wheel turns once; a touchpad sends many. */
const WHEEL_PAUSE_MS = 140;

/** Only where the tile lies: elsewhere the wheel moves the map. */
function useWheel(root: RefObject<HTMLElement | null>, wheel: TargetsProps['wheel']): void {
  const last = useRef(0);
  useEffect(() => {
    const element = root.current;
    if (element === null || wheel === null) return;
    const onWheel = (event: WheelEvent): void => {
      if (event.target === null || hexOf(event.target) !== wheel.hex) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp - last.current < WHEEL_PAUSE_MS) return;
      last.current = event.timeStamp;
      wheel.turn();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [root, wheel]);
}

interface TargetProps extends Pick<TargetsProps, 'tap' | 'look'> {
  readonly hex: Hex;
  readonly label: string;
  readonly lit: boolean;
  readonly stop: boolean;
  focused(hex: Hex): void;
}

const Target = memo(
  ({ hex, label, lit, stop, tap, look, focused }: TargetProps): ReactNode => (
    <button
      type="button"
      className={styles.target}
      style={boxStyle(boxOf(hex))}
      data-hex={hex}
      data-lit={lit}
      aria-label={label}
      aria-disabled={!lit}
      tabIndex={stop ? 0 : -1}
      onClick={() => tap(hex)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look(hex)}
      onPointerLeave={() => look(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && focused(hex)}
      onBlur={() => look(null)}
    />
  ),
);

const hexOf = (target: EventTarget): Hex | null =>
  target instanceof HTMLElement && target.dataset.hex !== undefined ? Number(target.dataset.hex) : null;

/** The nearest place in a direction: what lies aside counts as farther away. */
function nearest(from: Hex, [dx, dy]: readonly [number, number], places: readonly Hex[]): Hex | null {
  const start = centreOf(from);
  let best: { readonly hex: Hex; readonly far: number } | null = null;
  for (const hex of places) {
    const { x, y } = centreOf(hex);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (along <= 1) continue;
    const far = along + 2 * aside;
    if (best === null || far < best.far) best = { hex, far };
  }
  return best?.hex ?? null;
}
