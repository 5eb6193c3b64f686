import { type ReactNode, useEffect, useMemo } from 'react';
import type { BoardProps } from './board-props.ts';
import { Flights, type FlyingPiece } from './flights.tsx';
import { KIT_WORDS } from './kit-words.ts';
import { clamp, type Point } from './rect.ts';
import styles from './stage.module.css';
import { TorchGlow, TorchShade } from './torch-light.tsx';
import { useEscape } from './use-escape.ts';
import { type Size, useSize } from './use-size.ts';

interface StageProps {
  readonly props: Pick<
    BoardProps<unknown, unknown, unknown>,
    'beat' | 'tempo' | 'skip' | 'language' | 'pace' | 'still'
  >;
  readonly stage: ReturnType<typeof useStageRoom>;
  /** How large the scene is. Where it is higher than the room, the board scrolls. */
  readonly layout: { readonly width: number; readonly height: number };
  readonly light: Point & { readonly radius: number; readonly out?: boolean };
  readonly flights: readonly FlyingPiece[];
  /** The class of the game's own style sheet, and what it may tell apart by `data-phase`. */
  readonly className: string | undefined;
  readonly phase?: string;
  /** What lies below the light. */
  readonly ground: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a board: it measures its room, lights the scene, and a tap or Escape skips what moves. */
export function Stage(all: StageProps): ReactNode {
  const { props, stage, layout, light, flights, className = '', phase, ground, children } = all;
  const { beat, tempo, skip, language, pace, still } = props;
  const { room, scale, frame, ruler } = stage;
  const { out = false, ...torch } = light;
  const words = KIT_WORDS[language];
  const scrolls = layout.height > room.height;
  const follow = scrolls ? light.y : null;
  useEscape(beat === null ? null : skip, true);
  // Where there is more than can be seen at once, what lies in the light is in sight.
  useEffect(() => {
    const board = frame.current;
    if (board !== null && follow !== null) board.scrollTo({ top: follow * scale - board.clientHeight / 2 });
  }, [frame, follow, scale]);
  return (
    <section
      ref={frame}
      aria-label={words.board}
      // What scrolls must be reachable with the keyboard.
      tabIndex={scrolls ? 0 : undefined}
      className={`${styles.stage} ${className}`}
      data-phase={phase}
      data-still={still}
      data-beat={beat?.name}
      data-pace={pace}
      style={{ '--pace': tempo }}
    >
      <span ref={ruler} className={styles.ruler} />
      <div className={styles.scene} data-letters="" style={{ width: layout.width, height: layout.height, zoom: scale }}>
        {ground}
        <TorchGlow {...torch} />
        <div className={styles.shade}>
          <TorchShade {...torch} out={out} />
        </div>
        {children}
        {!still && <Flights key={beat?.id} flights={flights} />}
        {/* For pointers only: whoever uses keys has Escape, and a button that comes and goes would steal the focus. */}
        {beat !== null && (
          <button type="button" className={styles.skip} tabIndex={-1} aria-label={words.skip} onClick={skip} />
        )}
      </div>
    </section>
  );
}

/** The ruler: as wide as a letter is high, and by one higher than what the page lays over the lower edge. */
const LETTER = { width: 16, height: 1 };

/** Boards are laid out for rooms up to about this size; in a larger one they are drawn larger. */
const LARGEST: Size = { width: 1400, height: 760 };
const MOST_SCALE = 2.5;

const scaleFor = ({ width, height }: Size): number =>
  clamp(Math.min(width / LARGEST.width, height / LARGEST.height), 1, MOST_SCALE);

/** The room that the frame of a board has. */
export function useStageRoom() {
  const [frame, size] = useSize<HTMLElement>();
  const [ruler, { width: em, height: ruled }] = useSize<HTMLSpanElement>(LETTER);
  const scale = scaleFor(size);
  const room = useMemo(
    () => ({ width: size.width / scale, height: size.height / scale, em, covered: (ruled - 1) / scale }),
    [size, scale, em, ruled],
  );
  return {
    room,
    /** How much larger everything is drawn: on a large screen a board grows as a whole. */
    scale,
    frame,
    ruler,
  };
}
