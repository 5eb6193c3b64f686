import { Said, type SeatLook, SeatShape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { Mark } from '../art/marks.tsx';
import { Idol } from '../art/raider.tsx';
import type { Target } from '../choosing/routes.ts';
import { box, type Rect } from '../layout/rect.ts';
import { CARD_SHAPE, type Area as Ground, type Slot } from '../layout/rows.ts';
import type { Shown, ShownRaider } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './area.module.css';
import { HandSign } from './signs.tsx';
import { Stack } from './stack.tsx';
import { raiderTold, stackTold } from './told.ts';

export interface AreaLook {
  readonly ground: Ground;
  readonly slots: readonly Slot[];
  readonly raider: ShownRaider;
  readonly look: SeatLook;
  readonly shown: Shown;
  readonly trail: number;
  readonly words: BoardWords;
  /** Who peeks just now. */
  readonly peeker: string | null;
  readonly targets: readonly Target[];
  targetName(target: Target): string;
  choose(target: Target): void;
  closer(place: number): void;
}

/** One player: sign, name and hand, and the row of stacks. What can be chosen now is lit. */
export function Area(props: AreaLook): ReactNode {
  const { ground, slots, raider, look, shown, trail, words, targets } = props;
  const { seat } = look;
  const won = shown.final?.winners.some((winner) => winner === seat) ?? false;
  const at = targets.find((target) => target.at.place === 'new');
  const fresh = slots.at(-1);
  return (
    <li
      className={styles.area}
      data-turn={shown.final === null && shown.turn === seat}
      data-own={ground.own}
      data-won={won}
      style={box(ground.box)}
    >
      <Said>{raiderTold(raider, look, shown, trail, words)}</Said>
      <span
        className={styles.label}
        data-above={ground.label.h < 24}
        data-low={ground.box.h < 52}
        style={within(ground, ground.label)}
        aria-hidden="true"
      >
        <span className={styles.name} data-present={look.present}>
          <SeatShape seat={seat} size={17} />
          <span className={styles.letters}>{look.name}</span>
        </span>
        <span className={styles.facts}>
          {shown.final !== null ? (
            <span>{words.at(raider.at, trail)}</span>
          ) : (
            raider.handSize > 0 && (
              <span className={styles.held}>
                <HandSign />
                {raider.handSize}
              </span>
            )
          )}
          {shown.firstPlayer === seat && <Idol size={19} />}
        </span>
      </span>
      <ol className={styles.row}>
        {raider.stacks.map((_, place) => {
          const slot = slots[place];
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack is named by its place (GR-6)
          return slot !== undefined && <Place key={place} {...props} place={place} slot={slot} />;
        })}
      </ol>
      {raider.stacks.length === 0 && at === undefined && fresh !== undefined && (
        <span className={styles.bare} style={within(ground, bareOf(fresh))} aria-hidden="true" />
      )}
      {at !== undefined && fresh !== undefined && (
        <button
          type="button"
          className={styles.fresh}
          style={within(ground, { ...fresh, w: Math.max(fresh.w, 44) })}
          onClick={() => props.choose(at)}
        >
          <span aria-hidden="true">+</span>
          <Said>{props.targetName(at)}</Said>
        </button>
      )}
    </li>
  );
}

/** Where the first card of a row will lie. */
const bareOf = ({ x, y, w, base, card }: Slot): Rect => ({
  x: x + (w - card) / 2,
  y: y + base,
  w: card,
  h: card * CARD_SHAPE,
});

/** One stack. It is a button where it can be chosen, or looked at more closely once it is open. */
function Place(props: AreaLook & { readonly place: number; readonly slot: Slot }): ReactNode {
  const { ground, raider, look, shown, words, place, slot, targets, peeker } = props;
  const stack = raider.stacks[place];
  if (stack === undefined) return null;
  const target = targets.find((one) => one.at.place === place);
  const peeked = shown.peek?.owner === look.seat && shown.peek.place === place;
  const told = stackTold(stack, place, words);
  const picture = (
    <>
      <Stack stack={stack} slot={slot} />
      {peeked && (
        <span className={styles.peeked} aria-hidden="true">
          <Mark card="recon" size="100%" />
        </span>
      )}
    </>
  );
  return (
    <li className={styles.place} data-peeked={peeked} style={within(ground, slot)}>
      {target !== undefined ? (
        <button type="button" className={styles.target} onClick={() => props.choose(target)}>
          {picture}
          <Said>{props.targetName(target)}</Said>
        </button>
      ) : stack.kind === 'open' ? (
        <button type="button" className={styles.open} onClick={() => props.closer(place)}>
          {picture}
          <Said>{words.closer(told)}</Said>
        </button>
      ) : (
        <>
          {picture}
          <Said>{peeked && peeker !== null ? `${told}, ${words.peekedBy(peeker)}` : told}</Said>
        </>
      )}
    </li>
  );
}

const within = ({ box: outer }: Ground, rect: Rect) => box({ ...rect, x: rect.x - outer.x, y: rect.y - outer.y });
