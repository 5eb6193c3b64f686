import { type BoardProps, TorchGlow, TorchShade, useEscape, useSize, useStaging } from '@quri/board-kit';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Seen, View } from '../view/shapes.ts';
import type { Intent } from '../vocabulary.ts';
import styles from './board.module.css';
import { layOut } from './layout.ts';
import { pointOf } from './place.ts';
import { planOf } from './plan/plan.ts';
import { Backdrop } from './scene/backdrop.tsx';
import { Camp } from './scene/camp.tsx';
import { Counting } from './scene/counting.tsx';
import { Deck } from './scene/deck.tsx';
import { Expedition } from './scene/expedition.tsx';
import { Flights } from './scene/flights.tsx';
import { Path } from './scene/path.tsx';
import { Temple } from './scene/temple.tsx';
import { shownOf } from './shown.ts';
import { WORDS } from './words.ts';

export type IncanGoldProps = BoardProps<View, Seen, Intent>;

export function IncanGoldBoard(props: IncanGoldProps): ReactNode {
  const { view, seats, language, pace, still } = props;
  const words = WORDS[language];
  const [ref, size] = useSize<HTMLDivElement>();
  const { shown, beat, tempo, skip } = useStaging(props, { shownOf, planOf });
  const [ruler, { width: em }] = useSize<HTMLSpanElement>({ width: 16, height: 1 });
  const layout = layOut({ ...size, em }, shown.explorers.length, shown.path.length);
  const scrolls = layout.height > size.height;
  const light = { ...pointOf(layout, shown, shown.focus), radius: Math.max(220, layout.width * 0.3) };
  useFollow(ref, scrolls ? light.y : null);
  useEscape(beat === null ? null : skip, true);
  return (
    <section
      ref={ref}
      aria-label={words.board}
      // What scrolls must be reachable with the keyboard.
      tabIndex={scrolls ? 0 : undefined}
      className={styles.board}
      data-still={still}
      data-beat={beat?.name}
      data-pace={pace}
      style={{ '--pace': tempo }}
    >
      <span ref={ruler} className={styles.ruler} />
      <div className={styles.scene} style={{ width: layout.width, height: layout.height }}>
        <Backdrop layout={layout} />
        <TorchGlow {...light} />
        <Temple layout={layout} shown={shown} words={words} />
        <Deck layout={layout} shown={shown} words={words} />
        <Path layout={layout} shown={shown} options={view.options} words={words} />
        <div className={styles.shade}>
          <TorchShade {...light} out={shown.light === 'out'} />
        </div>
        <Camp layout={layout} shown={shown} seats={seats} words={words} />
        <Expedition layout={layout} shown={shown} />
        {shown.final !== null && <Counting layout={layout} final={shown.final} explorers={shown.explorers} />}
        {!still && <Flights key={beat?.id} layout={layout} shown={shown} />}
        {/* For pointers only: whoever uses keys has Escape, and a button that comes and goes would steal the focus. */}
        {beat !== null && (
          <button type="button" className={styles.skip} tabIndex={-1} aria-label={words.skip} onClick={skip} />
        )}
      </div>
    </section>
  );
}

/** Where there is more than can be seen at once, one sees what lies in the light. */
function useFollow(ref: RefObject<HTMLElement | null>, y: number | null): void {
  useEffect(() => {
    const board = ref.current;
    if (board !== null && y !== null) board.scrollTo({ top: y - board.clientHeight / 2 });
  }, [ref, y]);
}
