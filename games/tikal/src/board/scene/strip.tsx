import { boxStyle, VisuallyHidden } from '@quri/board-kit';
import { memo, type ReactNode } from 'react';
import { ACTION_POINTS, LEVELS } from '../../vocabulary.ts';
import { PointTorch } from '../art/point-torch.tsx';
import type { Layout } from '../layout/layout.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './strip.module.css';

/** In less than this there is room for pictures and numbers only. */
const LEAST_FOR_WORDS = 680;

const Torch = memo(PointTorch);

interface StripProps {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly words: BoardWords;
  /** What is being considered would cost so many points. */
  readonly cost: number;
}

/** Ten torches, one for each action point, and the level tiles that are left. */
export function Strip({ layout, shown, words, cost }: StripProps): ReactNode {
  const { turn, levels } = shown;
  const left = turn.actionPoints;
  return (
    <div className={styles.strip} data-beside={layout.beside} style={boxStyle(layout.strip)}>
      <p className={styles.torches} data-rule="TK-1">
        <VisuallyHidden>
          {words.pointsLeft}: {left}
        </VisuallyHidden>
        {Array.from({ length: ACTION_POINTS }, (_, i) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: torches go out from the last to the first
            key={i}
            viewBox="3 -2 18 42"
            className={styles.torch}
            data-next={i === left - 1}
            data-going={i < left && i >= left - cost}
            aria-hidden="true"
          >
            <Torch lit={i < left} />
          </svg>
        ))}
        <b className={styles.left} aria-hidden="true">
          {left - cost}
          {cost > 0 && <small> −{cost}</small>}
        </b>
      </p>
      <p className={styles.levels} data-rule="TK-C6">
        {layout.strip.w > LEAST_FOR_WORDS && <span className={styles.word}>{words.levelsLeft}</span>}
        {LEVELS.map((level, i) => (
          <span key={level} className={styles.level} data-none={levels[i] === 0}>
            <VisuallyHidden>{words.level(level, levels[i] ?? 0)} </VisuallyHidden>
            <b aria-hidden="true">{level}</b>
            <span aria-hidden="true">{levels[i]}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
