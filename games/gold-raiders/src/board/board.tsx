import { type BoardProps, TorchGlow, TorchShade, useEscape, useSize, useStaging } from '@quri/board-kit';
import { type ReactNode, useMemo, useState } from 'react';
import type { Seen, View } from '../view/shapes.ts';
import type { Intent } from '../vocabulary.ts';
import styles from './board.module.css';
import { questionOf } from './choosing/spoken.ts';
import { useChoosing } from './choosing/use-choosing.ts';
import { layOut } from './layout/layout.ts';
import { pointOf } from './place.ts';
import { planOf } from './plan/plan.ts';
import { Flights } from './scene/flights.tsx';
import { Peek } from './scene/peek.tsx';
import { Raiders } from './scene/raiders.tsx';
import { Readout } from './scene/readout.tsx';
import { Rows } from './scene/rows.tsx';
import { Scenery } from './scene/scenery.tsx';
import { Strip } from './scene/strip.tsx';
import { type Opening, shownOf } from './shown.ts';
import { WORDS } from './words.ts';

export type GoldRaidersProps = BoardProps<View, Seen, Intent>;

export function GoldRaidersBoard(props: GoldRaidersProps): ReactNode {
  const { view, seats, language, pace, still, pending, label } = props;
  const words = WORDS[language];
  const who = (seat: number): string => seats[seat]?.name ?? '';
  const [ref, size] = useSize<HTMLDivElement>();
  const { shown, beat, tempo, skip } = useStaging(props, { shownOf, planOf });
  const own = view.viewer === 'spectator' ? null : view.viewer;
  const { trail } = view.options;
  const players = shown.raiders.length;
  const [ruler, { width: em }] = useSize<HTMLSpanElement>({ width: 16, height: 1 });
  const layout = useMemo(() => layOut({ ...size, em }, { players, own, trail }), [size, em, players, own, trail]);
  const choosing = useChoosing(props);
  const { picked, options } = choosing;
  const [closer, setCloser] = useState<{ readonly seat: number; readonly place: number } | null>(null);
  const looked = closer === null ? null : lookedAt(closer, shown.raiders[closer.seat]?.stacks[closer.place]);
  const light = { ...pointOf(layout, shown, shown.focus), radius: Math.max(180, layout.width * 0.24) };
  useEscape(beat !== null ? skip : looked !== null ? () => setCloser(null) : null, true);
  const faces = view.peek?.faces ?? null;
  const lookAway = options.find(({ ask }) => ask === 'lookAway');
  return (
    <section
      ref={ref}
      aria-label={words.board}
      className={styles.board}
      data-phase={shown.phase}
      data-still={still}
      data-beat={beat?.name}
      data-pace={pace}
      style={{ '--pace': tempo }}
    >
      <span ref={ruler} className={styles.ruler} />
      <div className={styles.light} data-time="night" aria-hidden="true" />
      <div className={styles.light} data-time="day" aria-hidden="true" />
      <Scenery trail={layout.trail} />
      <TorchGlow {...light} />
      <div className={styles.shade}>
        <TorchShade {...light} out={false} />
      </div>
      <Raiders layout={layout} shown={shown} />
      <Strip
        layout={layout}
        shown={shown}
        words={words}
        question={beat === null && picked.length > 0 ? questionOf(picked, options, words) : null}
        who={who}
      />
      <Rows
        props={props}
        layout={layout}
        shown={shown}
        words={words}
        choosing={beat === null && pending === null ? choosing : null}
        closer={(seat, place) => setCloser({ seat, place })}
      />
      {!still && <Flights key={beat?.id} layout={layout} shown={shown} />}
      {shown.opening !== null && (
        <Readout layout={layout} opening={shown.opening} name={who(shown.opening.seat)} words={words} close={null} />
      )}
      {shown.opening === null && looked !== null && (
        <Readout layout={layout} opening={looked} name={who(looked.seat)} words={words} close={() => setCloser(null)} />
      )}
      {/* For pointers only: whoever uses keys has Escape, and a button that comes and goes would steal the focus. */}
      {beat !== null && (
        <button type="button" className={styles.skip} tabIndex={-1} aria-label={words.skip} onClick={skip} />
      )}
      {/* From the newest view alone, and gone with the tap: no face waits in a picture that is still to be shown. */}
      {beat === null && pending === null && view.peek !== null && faces !== null && lookAway !== undefined && (
        <Peek
          layout={layout}
          faces={faces}
          title={words.peeking(view.peek.owner === own ? null : who(view.peek.owner), view.peek.place)}
          words={words}
          label={label({ type: 'lookAway' })}
          lookAway={() => choosing.choose(lookAway)}
        />
      )}
    </section>
  );
}

/** An open stack as it was read out. */
function lookedAt(
  at: { readonly seat: number; readonly place: number },
  stack: ReturnType<typeof shownOf>['raiders'][number]['stacks'][number] | undefined,
): Opening | null {
  if (stack?.kind !== 'open') return null;
  const { counted, spaces } = stack.reading;
  return { ...at, size: stack.size, counted, spaces };
}
