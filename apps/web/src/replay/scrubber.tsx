import { VisuallyHidden } from '@quri/board-kit';
import { type PointerEvent, type ReactNode, useState } from 'react';
import styles from './scrubber.module.css';

/** A place in the game with a name of its own. */
interface NamedPlace {
  readonly index: number;
  readonly name: string;
}

interface ScrubberProps {
  readonly index: number;
  readonly last: number;
  readonly chapters: readonly NamedPlace[];
  readonly label: string;
  /** What the marks are called together. */
  readonly marksLabel: string;
  /** How far the game is, and what has just happened. */
  readonly spoken: string;
  to(index: number): void;
}

/** More marks than this would be a band. */
const MOST_MARKS = 120;
/** So near to a mark, in pixels, its name is shown; half a thumb is beyond either end. */
const NEAR = 9;
const HALF_THUMB = 11;

/** Where in the game one is; the marks are its rounds and turns. */
export function Scrubber({ index, last, chapters, label, marksLabel, spoken, to }: ScrubberProps): ReactNode {
  const [pointed, setPointed] = useState<NamedPlace | null>(null);
  const marks = chapters.length > MOST_MARKS ? [] : chapters;
  const shareOf = (at: number): number => (last === 0 ? 0 : at / last);
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const distance = (mark: NamedPlace): number =>
      Math.abs(clientX - left - HALF_THUMB - shareOf(mark.index) * (width - 2 * HALF_THUMB));
    const nearest = marks.reduce<NamedPlace | null>(
      (best, mark) => (best === null || distance(mark) < distance(best) ? mark : best),
      null,
    );
    setPointed(nearest !== null && distance(nearest) <= NEAR ? nearest : null);
  };
  return (
    <div className={styles.scrubber} style={{ '--done': last === 0 ? 1 : index / last }}>
      <ol className={styles.marks} aria-label={marksLabel}>
        {marks.map((mark) => (
          <li key={mark.index} style={{ '--at': shareOf(mark.index) }} data-done={mark.index <= index}>
            <VisuallyHidden>{mark.name}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={label}
        aria-valuetext={spoken}
        onChange={({ target }) => to(Number(target.value))}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      />
      {pointed !== null && (
        <span className={styles.name} style={{ '--at': shareOf(pointed.index) }} aria-hidden="true">
          {pointed.name}
        </span>
      )}
    </div>
  );
}
