import { boxStyle, type Rect, relativeTo, type SeatLook, SeatNote, SeatShape, VisuallyHidden } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { Mark } from '../art/marks.tsx';
import { Idol } from '../art/raider.tsx';
import type { Target } from '../choosing/steps.ts';
import { CARD_SHAPE, type Area as Ground, type Slot } from '../layout/rows.ts';
import { RULES_OF_PIECE, rulesOfClosed, rulesOfOpen } from '../rules-of.ts';
import type { Shown, ShownRaider, ShownStack } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './area.module.css';
import { describeRaider, describeStack } from './descriptions.ts';
import { HandSign } from './signs.tsx';
import { Stack } from './stack.tsx';

interface AreaProps {
  readonly ground: Ground;
  readonly slots: readonly Slot[];
  readonly raider: ShownRaider;
  readonly look: SeatLook;
  readonly shown: Shown;
  readonly trail: number;
  readonly words: BoardWords;
  /** Who peeks just now, in words. */
  readonly peeker: string | null;
  readonly targets: readonly Target[];
  targetName(target: Target): string;
  choose(target: Target): void;
  enlarge(place: number): void;
  /** Says why a stack cannot be chosen now; null where it is not there to be chosen. */
  whyNot(place: number): (() => void) | null;
}

/** One player: sign, name and hand, and the row of stacks. What can be chosen now is lit. */
export function Area(props: AreaProps): ReactNode {
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
      style={boxStyle(ground.box)}
    >
      <VisuallyHidden>{describeRaider(raider, look, shown, trail, words)}</VisuallyHidden>
      <span
        className={styles.label}
        data-above={ground.label.h < 24}
        data-low={ground.box.h < 52}
        style={within(ground, ground.label)}
        data-rule={RULES_OF_PIECE.raider}
      >
        <span
          className={styles.name}
          aria-hidden="true"
          data-present={look.present}
          style={{ '--word': `${widestLetters(look.name, ground.label.w)}px`, '--count': look.name.length }}
        >
          <SeatShape seat={seat} size={17} />
          <span className={styles.letters}>{look.name}</span>
        </span>
        <SeatNote seat={seat} />
        <span className={styles.facts} aria-hidden="true">
          {shown.final !== null ? (
            <span>{words.at(raider.at, trail)}</span>
          ) : (
            raider.handSize > 0 && (
              <span className={styles.held} data-rule={RULES_OF_PIECE.handSize}>
                <HandSign />
                {raider.handSize}
              </span>
            )
          )}
          {shown.firstPlayer === seat && <Idol size={19} rule={RULES_OF_PIECE.idol} />}
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
        <span
          className={styles.bare}
          style={within(ground, bareOf(fresh))}
          aria-hidden="true"
          data-rule={RULES_OF_PIECE.newStack}
        />
      )}
      {at !== undefined && fresh !== undefined && (
        <button
          type="button"
          className={styles.fresh}
          data-rule={RULES_OF_PIECE.newStack}
          style={within(ground, { ...fresh, w: Math.max(fresh.w, 44) })}
          onClick={() => props.choose(at)}
        >
          <span aria-hidden="true">+</span>
          <VisuallyHidden>{props.targetName(at)}</VisuallyHidden>
        </button>
      )}
    </li>
  );
}

/** So large letters may be for the longest word of a name to stay whole beside its sign. */
function widestLetters(name: string, width: number): number {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
  return ((width - 22) / longest) * 1.75;
}

/** Where the first card of a row will lie. */
const bareOf = ({ x, y, w, base, card }: Slot): Rect => ({
  x: x + (w - card) / 2,
  y: y + base,
  w: card,
  h: card * CARD_SHAPE,
});

/** One stack. It is a button where it can be chosen or enlarged, or where somebody may wonder why it cannot. */
function Place(props: AreaProps & { readonly place: number; readonly slot: Slot }): ReactNode {
  const { ground, raider, look, shown, words, place, slot, peeker } = props;
  const stack = raider.stacks[place];
  if (stack === undefined) return null;
  const peeked = shown.peek?.owner === look.seat && shown.peek.place === place;
  const description = describeStack(stack, place, words);
  const known = peeked && peeker !== null ? `${description}, ${peeker}` : description;
  const tap = tapOf(props, stack, place, description);
  const content = (
    <>
      <Stack stack={stack} slot={slot} />
      {peeked && (
        <span className={styles.peeked} aria-hidden="true">
          <Mark card="recon" size="100%" />
        </span>
      )}
      <VisuallyHidden>{tap?.name ?? known}</VisuallyHidden>
    </>
  );
  return (
    <li
      className={styles.place}
      data-peeked={peeked}
      data-rule={stack.kind === 'open' ? rulesOfOpen(stack.reading) : rulesOfClosed(ground.own, shown.phase)}
      style={within(ground, slot)}
    >
      {tap === null ? (
        content
      ) : (
        <button
          type="button"
          className={tap.className}
          aria-disabled={tap.name === undefined}
          // What cannot be chosen is no stop of the keyboard: there may be dozens.
          tabIndex={tap.name === undefined ? -1 : undefined}
          onClick={tap.act}
        >
          {content}
        </button>
      )}
    </li>
  );
}

interface Tap {
  readonly className: string | undefined;
  /** What it does; missing where it only says why nothing can be done. */
  readonly name?: string;
  act(): void;
}

/** What a tap on a stack does; null for nothing. */
function tapOf(props: AreaProps, stack: ShownStack, place: number, description: string): Tap | null {
  const { targets, targetName, choose, enlarge, whyNot, words } = props;
  const target = targets.find((one) => one.at.place === place);
  if (target !== undefined) return { className: styles.target, name: targetName(target), act: () => choose(target) };
  if (stack.kind === 'open')
    return { className: styles.open, name: words.enlarge(description), act: () => enlarge(place) };
  const why = whyNot(place);
  return why === null ? null : { className: styles.refused, act: why };
}

const within = ({ box }: Ground, rect: Rect) => boxStyle(relativeTo(box, rect));
