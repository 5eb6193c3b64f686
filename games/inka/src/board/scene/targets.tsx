import { ARROWS, boxStyle, middle, nearestTowards, type Rect, useWheel, type WheelAction } from '@quri/board-kit';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cellsOf } from '../../answers/laid-tiles.ts';
import type { Cell, Pose } from '../../vocabulary.ts';
import type { Grab } from '../choosing/grab.ts';
import { type Thing, thingAt, thingKey, thingOf } from '../choosing/things.ts';
import { mapPoint } from '../choosing/use-tile-drag.ts';
import { cellAt, cellBox, isUp } from '../layout/cells.ts';
import styles from './map.module.css';

/** Something on the map that can be reached with Tab and arrow keys. */
export interface Target {
  readonly thing: Thing;
  readonly label: string;
  /** The ids of the rules that explain it. */
  readonly rules: string;
}

interface TargetsProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly name: string;
  readonly targets: readonly Target[];
  readonly grab: Grab | null;
  /** Cells that can be chosen now, and among them those of tiles that can be moved. */
  readonly lit: ReadonlySet<Cell>;
  readonly movable: ReadonlySet<Cell>;
  /** The tile that lies there for a try: the wheel turns it. */
  readonly ghost: Pose | null;
  turn(): void;
  tap(thing: Thing, direct: boolean): void;
  /** The pointer or the focus came to something, or left everything. */
  look(thing: Thing | null): void;
}

/** Half of the room that an end has for itself. */
const END_SIZE = 24;

const boxOf = (thing: Thing, grab: Grab | null): Rect => {
  if (thing.kind === 'cell') return cellBox(thing.cell);
  const ends = thing.kind === 'end' ? grab?.ends : grab?.blocked;
  const { x, y } = ends?.find(({ to }) => to === thing.to)?.handle ?? { x: 0, y: 0 };
  return { x: x - END_SIZE, y: y - END_SIZE, w: 2 * END_SIZE, h: 2 * END_SIZE };
};

const isLit = (thing: Thing, lit: ReadonlySet<Cell>): boolean =>
  thing.kind === 'cell' ? lit.has(thing.cell) : thing.kind === 'end';

/**
 * Cells and ends as places to tap. What is meant by a tap is worked out from where it is, for some of them are small;
 * one of them is in the order of Tab, and arrow keys lead to the others, round the tile from end to end.
 */
export const Targets = memo((props: TargetsProps): ReactNode => {
  const { root, name, targets, grab, lit, movable, ghost, turn, tap, look } = props;
  // The last of all, and the last cell: from the ends of a tile one comes back to where one was.
  const [last, setLast] = useState<readonly [string | null, string | null]>([null, null]);
  const touch = useRef(false);
  const pointed = useRef<string | null>(null);
  const keys = targets.map(({ thing }) => thingKey(thing));
  const possible = targets.filter(({ thing }) => isLit(thing, lit));
  const atEnds = possible.filter(({ thing }) => thing.kind === 'end');
  const stops = atEnds.length > 0 ? atEnds : possible.length > 0 ? possible : targets;
  const stop = last.find((key) => stops.some(({ thing }) => thingKey(thing) === key)) ?? firstKey(stops);
  useKeptFocus(root, { stop, cell: last[1], keys: keys.join() });

  const wheel = useMemo<WheelAction | null>(() => {
    if (ghost === null) return null;
    const cells = cellsOf(ghost);
    const isOver = (event: WheelEvent): boolean => {
      const cell = root.current && cellAt(mapPoint(root.current, event));
      return cell !== null && cells.includes(cell);
    };
    return { isOver, act: turn };
  }, [turn, ghost, root]);
  useWheel(root, wheel);

  const pointedAt = (event: MouseEvent): Thing | null => {
    if (root.current === null) return null;
    const { pixels, ...point } = mapPoint(root.current, event.nativeEvent);
    return thingAt(point, { grab, lit, touch: touch.current, pixels });
  };
  const onClick = (event: MouseEvent): void => {
    const byKey = event.detail === 0;
    const thing = byKey ? thingOf(keyOf(event.target)) : pointedAt(event);
    if (thing !== null) tap(thing, byKey || !touch.current);
  };
  const onPointerMove = (event: PointerEvent): void => {
    touch.current = event.pointerType !== 'mouse';
    if (touch.current) return;
    const thing = pointedAt(event);
    const key = thing === null ? null : thingKey(thing);
    if (key === pointed.current) return;
    pointed.current = key;
    look(thing);
  };
  const onPointerLeave = (): void => {
    if (pointed.current === null) return;
    pointed.current = null;
    look(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const towards = ARROWS[event.key];
    const from = thingOf(keyOf(event.target));
    if (towards === undefined || from === null) return;
    event.preventDefault();
    const next =
      from.kind === 'cell'
        ? nearestTowards(
            middle(boxOf(from, grab)),
            towards,
            stops.filter(({ thing }) => thingKey(thing) !== thingKey(from)),
            ({ thing }) => middle(boxOf(thing, grab)),
          )
        : endAfter(atEnds, thingKey(from), towards.x + towards.y);
    if (next !== null) focusOn(root.current, thingKey(next.thing));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      ref={root}
      role="group"
      aria-label={name}
      className={styles.targets}
      onClick={onClick}
      onPointerDown={(event) => {
        touch.current = event.pointerType !== 'mouse';
      }}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const key = keyOf(event.target);
        if (key === undefined || !event.target.matches(':focus-visible')) return;
        setLast(([, cell]) => [key, thingOf(key)?.kind === 'cell' ? key : cell]);
        look(thingOf(key));
      }}
      onBlur={() => look(null)}
    >
      {targets.map(({ thing, label, rules }) => {
        const key = thingKey(thing);
        const { x, y, w, h } = boxOf(thing, grab);
        return (
          <TargetButton
            key={key}
            name={key}
            shape={thing.kind === 'cell' ? (isUp(thing.cell) ? 'up' : 'down') : 'end'}
            label={label}
            rules={rules}
            lit={isLit(thing, lit)}
            grab={thing.kind === 'cell' && movable.has(thing.cell)}
            stop={key === stop}
            x={x}
            y={y}
            w={w}
            h={h}
          />
        );
      })}
    </div>
  );
});

interface ButtonProps extends Rect {
  readonly name: string;
  readonly shape: 'up' | 'down' | 'end';
  readonly label: string;
  readonly rules: string;
  readonly lit: boolean;
  readonly grab: boolean;
  readonly stop: boolean;
}

const TargetButton = memo(
  ({ name, shape, label, rules, lit, grab, stop, ...box }: ButtonProps): ReactNode => (
    <button
      type="button"
      className={styles.target}
      style={boxStyle(box)}
      data-thing={name}
      data-rule={rules}
      data-shape={shape}
      data-lit={lit}
      data-grab={grab}
      aria-label={label}
      aria-disabled={!lit}
      tabIndex={stop ? 0 : -1}
    />
  ),
);

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset.thing : undefined;

const firstKey = ([first]: readonly Target[]): string | null => (first === undefined ? null : thingKey(first.thing));

const focusOn = (root: HTMLElement | null, key: string): void =>
  root?.querySelector<HTMLElement>(`[data-thing="${key}"]`)?.focus();

/** The next end round the tile, or the one before. */
function endAfter(ends: readonly Target[], key: string, by: number): Target | null {
  const at = ends.findIndex(({ thing }) => thingKey(thing) === key);
  return ends[(at + by + ends.length) % ends.length] ?? null;
}

interface Kept {
  readonly stop: string | null;
  /** The cell that had the focus last. */
  readonly cell: string | null;
  /** All that can have it. */
  readonly keys: string;
}

/**
 * Whoever uses keys is taken along: from a tile to its ends, and once they are gone back to the tile, wherever it lies
 * then. The element with the focus vanishes, and the page would begin anew.
 */
function useKeptFocus(root: RefObject<HTMLElement | null>, { stop, cell, keys }: Kept): void {
  const had = useRef<string | null>(null);
  /** A cell of the end that had the focus last. */
  const goal = useRef<string | null>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const onFocus = ({ target }: FocusEvent): void => {
      had.current = target instanceof HTMLElement && target.matches(':focus-visible') ? (keyOf(target) ?? null) : null;
      const thing = thingOf(had.current ?? undefined);
      if (thing?.kind === 'end') goal.current = thingKey({ kind: 'cell', cell: cellsOf(thing.to)[0] });
    };
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) had.current = null;
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [root]);
  const before = useRef(keys);
  useLayoutEffect(() => {
    if (before.current === keys) return;
    const hadEnds = before.current.includes('end');
    before.current = keys;
    if (had.current === null || stop === null) return;
    const all = keys.split(',');
    const isThere = (key: string | null): key is string => key !== null && all.includes(key);
    if (!isThere(had.current)) focusOn(root.current, !isThere(cell) && isThere(goal.current) ? goal.current : stop);
    else if (!hadEnds && keys.includes('end')) focusOn(root.current, stop);
  }, [keys, stop, cell, root]);
}
