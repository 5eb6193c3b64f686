import type { FigureProps } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { countStack } from '../../answers/stack-count.ts';
import { CARDS, type Card, COPIES, type CountedCard } from '../../vocabulary.ts';
import { Face } from '../art/face.tsx';
import { signed, WORDS } from '../words.ts';
import styles from './cards.module.css';
import { Ground } from './frame.tsx';

/** The six faces, and how many there are of each. */
export const CardFaces = ({ language }: FigureProps): ReactNode => (
  <Ground time="day">
    <div className={styles.room}>
      <div className={styles.faces}>
        {CARDS.map((card) => (
          <span key={card} className={styles.kind}>
            <span className={styles.face}>
              <Face card={card} />
            </span>
            <span className={styles.name}>
              {WORDS[language].card[card]}
              <b>×{COPIES[card]}</b>
            </span>
          </span>
        ))}
      </div>
    </div>
  </Ground>
);

/** Stacks read out one below the other, bottom card first, with what each card brings. */
export const readings = (...stacks: readonly (readonly Card[])[]): (() => ReactNode) => {
  const counts = stacks.map(countStack);
  return () => (
    <Ground time="day">
      <div className={styles.room}>
        <div className={styles.readings}>
          {counts.map(({ counted, spaces }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
            <div key={row} className={styles.reading}>
              <span className={styles.cards}>
                {counted.map((one, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack have no names
                  <span key={i} className={styles.card} data-as={one.as}>
                    <span className={styles.face}>
                      <Face card={one.card} />
                    </span>
                    <span className={styles.tag}>{tagOf(one)}</span>
                  </span>
                ))}
              </span>
              <b className={styles.total} data-sign={Math.sign(spaces)}>
                {signed(spaces)}
              </b>
            </div>
          ))}
        </div>
      </div>
    </Ground>
  );
};

const tagOf = ({ as, spaces }: CountedCard): string => (spaces !== 0 ? signed(spaces) : as === 'triplet' ? '···' : '–');
