import { type Rect, SeatShape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { countStack } from '../../answers/stack-count.ts';
import type { Card } from '../../vocabulary.ts';
import { type Slot, slotsIn } from '../layout/rows.ts';
import { Stack } from '../scene/stack.tsx';
import type { ShownStack } from '../shown.ts';
import { At } from './frame.tsx';

export const closed = (size: number): ShownStack => ({ kind: 'closed', size, known: null, going: false });
export const open = (...cards: readonly Card[]): ShownStack => ({
  kind: 'open',
  size: cards.length,
  reading: countStack(cards),
});

interface RowProps {
  readonly box: Rect;
  /** Whose it is; without it there is nothing but stacks. */
  readonly seat?: number;
  readonly stacks: readonly ShownStack[];
}

const SIGN = 30;
const EDGE = 8;

/** Where the stacks of a row lie. */
export const slotsOfRow = ({ box: { x, y, w, h }, seat, stacks }: RowProps): readonly Slot[] => {
  const left = seat === undefined ? EDGE : SIGN + EDGE;
  const row = { x: x + left, y: y + EDGE, w: w - left - EDGE, h: h - 2 * EDGE };
  return slotsIn(
    row,
    stacks.map(({ kind, size }) => ({ size, open: kind === 'open' })),
  );
};

/** Somebody's stacks on their cloth, as on the board. */
export function Row(props: RowProps): ReactNode {
  const { box, seat, stacks } = props;
  return (
    <>
      <At {...box} look="cloth" />
      {seat !== undefined && (
        <At x={box.x + EDGE} y={box.y + box.h / 2 - 11} w={22} h={22}>
          <SeatShape seat={seat} size={22} />
        </At>
      )}
      {slotsOfRow(props).map((slot, place) => {
        const stack = stacks[place];
        return (
          stack !== undefined && (
            <At key={slot.x} x={slot.x} y={slot.y} w={slot.w} h={slot.h}>
              <Stack stack={stack} slot={slot} />
            </At>
          )
        );
      })}
    </>
  );
}
