import { CardBack, clamp } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Card } from '../../vocabulary.ts';
import { Mark } from '../art/marks.tsx';
import { TONES } from '../art/tones.ts';
import { CARD_SHAPE, edgesOf, type Slot } from '../layout/rows.ts';
import { RULES_OF_CARD } from '../rules-of.ts';
import type { ShownStack } from '../shown.ts';
import { signed } from '../words.ts';
import styles from './stack.module.css';

/** What an open stack came to stands below it, so high. */
const TOTAL = 17;

interface StackProps<Kind extends ShownStack['kind']> {
  readonly stack: Extract<ShownStack, { kind: Kind }>;
  readonly slot: Slot;
}

/** A stack in its place, which it fills. */
export const Stack = ({ stack, slot }: StackProps<ShownStack['kind']>): ReactNode =>
  stack.kind === 'closed' ? <Closed stack={stack} slot={slot} /> : <Open stack={stack} slot={slot} />;

/** Face down: how high it is shows in its edges and in a number, and nothing else does. */
function Closed({ stack: { size, known, going }, slot }: StackProps<'closed'>): ReactNode {
  const high = slot.card * CARD_SHAPE;
  const { edges, rise } = edgesOf(size, slot.h);
  const rest = { left: (slot.w - slot.card) / 2, width: slot.card, height: high };
  const { base } = slot;
  return (
    <span className={styles.stack} data-going={going} aria-hidden="true">
      {Array.from({ length: edges }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack have no names
        <span key={i} className={styles.edge} style={{ ...rest, top: base - i * rise }}>
          {i === edges - 1 && <CardBack tone="night" />}
        </span>
      ))}
      {known?.some((card) => card !== null) ? (
        <Known known={known} at={{ ...rest, top: base - (edges - 1) * rise }} room={slot.w} />
      ) : (
        <b className={styles.count} style={{ left: slot.w / 2, top: base - (edges - 1) * rise + high / 2 }}>
          {size}
        </b>
      )}
    </span>
  );
}

interface KnownProps {
  readonly known: readonly (Card | null)[];
  readonly at: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** How wide its place is. */
  readonly room: number;
}

/** A sign is this large at least: on a small card the signs reach beyond its edges. */
const LEAST_SIGN = 14;

/** With the memory aid: the signs of the cards one knows, bottom card first. */
function Known({ known, at, room }: KnownProps): ReactNode {
  const most = at.height < 3 * LEAST_SIGN + 6 ? 4 : 6;
  const columns = known.length > most ? 3 : known.length > 1 ? 2 : 1;
  const lines = Math.ceil(known.length / columns);
  const wide = Math.max(at.width - 6, Math.min(room, columns * LEAST_SIGN));
  const size = Math.min(wide / columns, (at.height - 6) / lines, 22);
  return (
    <span className={styles.known} style={{ ...at, gridTemplateColumns: `repeat(${columns}, ${size}px)` }}>
      {known.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack have no names
        <i key={i} style={{ width: size, height: size }}>
          {card === null ? '?' : <Mark card={card} size="82%" />}
        </i>
      ))}
    </span>
  );
}

/** Open: card beside card from the bottom one on; what brought nothing is dimmed, and what it came to stands below. */
function Open({ stack: { reading, size }, slot }: StackProps<'open'>): ReactNode {
  const wide = Math.min(slot.card, (slot.w - 6) / size);
  const high = Math.min(slot.h - TOTAL - 2, wide * 2.1);
  const top = (slot.h - TOTAL - high) / 2;
  return (
    <span className={styles.stack} aria-hidden="true">
      {reading.counted.map(({ card, as }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack have no names
          key={i}
          className={styles.face}
          data-as={as}
          data-rule={RULES_OF_CARD[card]}
          style={{
            left: 3 + i * wide,
            top,
            width: wide - 1,
            height: high,
            background: TONES[card].body,
            '--paper': TONES[card].paper,
          }}
        >
          <i>
            <Mark card={card} size={clamp(wide - 4, 0, Math.min(Math.max(0, high - 6), 26))} />
          </i>
        </span>
      ))}
      <b className={styles.total} data-sign={Math.sign(reading.spaces)} style={{ left: 2 }}>
        {signed(reading.spaces)}
      </b>
    </span>
  );
}
