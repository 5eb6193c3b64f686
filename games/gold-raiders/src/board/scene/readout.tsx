import { boxStyle, CardBack, FlipCard, SeatShape } from '@quri/board-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CountedCard } from '../../vocabulary.ts';
import { Face, SmallFace } from '../art/face.tsx';
import { fitted } from '../layout/fitting.ts';
import type { Layout } from '../layout/layout.ts';
import { RULES_OF_CARD } from '../rules-of.ts';
import type { StackOpening } from '../shown.ts';
import { type BoardWords, signed } from '../words.ts';
import styles from './readout.module.css';

interface ReadoutProps {
  readonly layout: Layout;
  readonly opening: StackOpening;
  readonly name: string | null;
  readonly words: BoardWords;
  /** Tapped away, where somebody only took a closer look. */
  readonly close: (() => void) | null;
}

const HEAD = 44;

/** A stack read out, bottom card first, with the count rising. It lies over the rows, so that the trail stays in sight. */
export function Readout({ layout: { rows }, opening, name, words, close }: ReadoutProps): ReactNode {
  const { seat, place, size, counted, totalled, spaces } = opening;
  const { card, columns } = fitted(size, rows.w - 20, rows.h - HEAD - 8, 112, 20);
  // Only when Bandits turn up is it plain that the others were for nothing.
  const struck = counted.slice(0, totalled).some(({ as }) => as === 'chased');
  const sum = counted.slice(0, totalled).reduce((all, one) => all + one.spaces, 0);
  const button = useRef<HTMLButtonElement>(null);
  // Whoever took a closer look comes back to where they were.
  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  const picture = (
    <>
      <span className={styles.head}>
        <SeatShape seat={seat} size={20} />
        <span className={styles.name}>{words.peeking(name, place)}</span>
        <b className={styles.sum} data-sign={Math.sign(sum)} data-done={spaces !== null} key={sum}>
          {signed(sum)}
        </b>
      </span>
      <span className={styles.cards} style={{ gridTemplateColumns: `repeat(${columns}, ${card}px)` }}>
        {Array.from({ length: size }, (_, i) => {
          const one = counted[i];
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack have no names
              key={i}
              className={styles.card}
              data-as={one === undefined ? undefined : lookOf(one, struck)}
              data-rule={one === undefined ? undefined : RULES_OF_CARD[one.card]}
            >
              <FlipCard
                faceUp={one !== undefined}
                front={one !== undefined && (card < 52 ? <SmallFace card={one.card} /> : <Face card={one.card} />)}
                back={<CardBack tone="night" />}
              />
              <span className={styles.tag}>{one === undefined || i >= totalled ? '' : tagOf(one, struck)}</span>
            </span>
          );
        })}
      </span>
    </>
  );
  if (close === null) {
    return (
      <div className={styles.readout} style={boxStyle(rows)} aria-hidden="true">
        {picture}
      </div>
    );
  }
  return (
    <button
      type="button"
      ref={button}
      className={styles.readout}
      style={boxStyle(rows)}
      aria-label={words.close}
      onClick={close}
    >
      {picture}
    </button>
  );
}

const lookOf = ({ as }: CountedCard, struck: boolean): string => (as === 'cancelled' && !struck ? 'open' : as);

function tagOf({ as, spaces }: CountedCard, struck: boolean): string {
  if (spaces !== 0) return signed(spaces);
  if (as === 'triplet') return '···';
  return as === 'cancelled' && !struck ? '' : '–';
}
