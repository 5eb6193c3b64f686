import { ARROWS, boxStyle, nearestTowards, useWheel, type WheelAction } from '@quri/board-kit';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { ALL_HEXES, BASE_CAMP } from '../../answers/map.ts';
import type { Hex } from '../../vocabulary.ts';
import { boxOf, centreOf } from '../layout/hexes.ts';
import styles from './map.module.css';

interface TargetsProps {
  /** By hex, in words; null for those deep in the fog, which are no places yet. */
  readonly labels: readonly (string | null)[];
  /** By hex: the rules that explain it. */
  readonly rules: readonly string[];
  /** Hexes that can be chosen now. */
  readonly lit: ReadonlyMap<Hex, unknown>;
  readonly name: string;
  /** A hex on which the wheel turns something, and what it does. */
  readonly wheel: { readonly hex: Hex; turn(): void } | null;
  tap(hex: Hex): void;
  /** The pointer or the focus came to a hex, or left all of them. */
  look(hex: Hex | null): void;
}

/** Every hex as a place to tap. One of them is in the order of Tab; arrow keys lead to the others. */
export const Targets = memo(({ labels, rules, lit, name, wheel, tap, look }: TargetsProps): ReactNode => {
  const [last, setLast] = useState<Hex>(BASE_CAMP);
  const root = useRef<HTMLDivElement>(null);
  const turning = useMemo<WheelAction | null>(
    () => wheel && { isOver: ({ target }) => target !== null && hexOf(target) === wheel.hex, act: wheel.turn },
    [wheel],
  );
  useWheel(root, turning);
  const stop = lit.size > 0 && !lit.has(last) ? ([...lit.keys()][0] ?? last) : last;
  const onKeyDown = (event: KeyboardEvent): void => {
    const towards = ARROWS[event.key];
    const from = hexOf(event.target);
    if (towards === undefined || from === null) return;
    event.preventDefault();
    const places = ALL_HEXES.filter((hex) => hex !== from && (lit.size > 0 ? lit.has(hex) : labels[hex] !== null));
    const next = nearestTowards(centreOf(from), towards, places, centreOf);
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
            rules={rules[hex]}
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

interface TargetProps extends Pick<TargetsProps, 'tap' | 'look'> {
  readonly hex: Hex;
  readonly label: string;
  readonly rules: string | undefined;
  readonly lit: boolean;
  readonly stop: boolean;
  focused(hex: Hex): void;
}

const Target = memo(
  ({ hex, label, rules, lit, stop, tap, look, focused }: TargetProps): ReactNode => (
    <button
      type="button"
      className={styles.target}
      style={boxStyle(boxOf(hex))}
      data-hex={hex}
      data-lit={lit}
      aria-label={label}
      data-rule={rules}
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
