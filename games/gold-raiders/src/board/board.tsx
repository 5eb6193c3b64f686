import { type BoardProps, choosingOf, Stage, useEscape, useStageRoom } from '@quri/board-kit';
import { type ReactNode, useMemo, useState } from 'react';
import type { View } from '../view/shapes.ts';
import type { Intent } from '../vocabulary.ts';
import styles from './board.module.css';
import { questionOf } from './choosing/labels.ts';
import { choices } from './choosing/steps.ts';
import { layoutOf } from './layout/layout.ts';
import { pointOf } from './layout/place.ts';
import { flightsOf } from './scene/flights.tsx';
import { Peek } from './scene/peek.tsx';
import { Raiders } from './scene/raiders.tsx';
import { Readout } from './scene/readout.tsx';
import { Rows } from './scene/rows.tsx';
import { Scenery } from './scene/scenery.tsx';
import { Strip } from './scene/strip.tsx';
import type { Shown, ShownStack, StackOpening } from './shown.ts';
import { WORDS } from './words.ts';

export type GoldRaidersProps = BoardProps<View, Intent, Shown>;

export function GoldRaidersBoard(props: GoldRaidersProps): ReactNode {
  const { view, shown, beat, live, seats, language, pending, label } = props;
  const words = WORDS[language];
  const stage = useStageRoom();
  const { room } = stage;
  const own = view.viewer === 'spectator' ? null : view.viewer;
  const nameOf = (seat: number): string | null => (seats[seat]?.kind === 'you' ? null : (seats[seat]?.name ?? ''));
  const { trail } = view.options;
  const players = shown.raiders.length;
  const layout = useMemo(() => layoutOf(room, { players, own, trail }), [room, players, own, trail]);
  const choosing = choosingOf(choices, props);
  const { taken, options } = choosing;
  const [enlarged, setEnlarged] = useState<{ readonly seat: number; readonly place: number } | null>(null);
  const reading = enlarged === null ? null : readingAt(enlarged, shown.raiders[enlarged.seat]?.stacks[enlarged.place]);
  const close = (): void => setEnlarged(null);
  useEscape(beat === null && reading !== null ? close : null, true);
  const faces = view.peek?.faces ?? null;
  const lookAway = options.find(({ ask }) => ask === 'lookAway');
  return (
    <Stage
      props={props}
      stage={stage}
      layout={layout}
      light={{ ...pointOf(layout, shown, shown.focus), radius: Math.max(180, layout.width * 0.24) }}
      flights={flightsOf(layout, shown)}
      className={styles.board}
      phase={shown.phase}
      ground={
        <>
          <div className={styles.light} data-time="night" aria-hidden="true" />
          <div className={styles.light} data-time="day" aria-hidden="true" />
          <Scenery trail={layout.trail} />
        </>
      }
    >
      <Raiders layout={layout} shown={shown} />
      <Strip
        layout={layout}
        shown={shown}
        words={words}
        question={live && taken.length > 0 ? questionOf(taken, options, words) : null}
        nameOf={nameOf}
      />
      <Rows
        props={props}
        layout={layout}
        shown={shown}
        words={words}
        choosing={live && pending === null ? choosing : null}
        enlarge={(seat, place) => setEnlarged({ seat, place })}
      />
      {shown.opening !== null && (
        <Readout layout={layout} opening={shown.opening} name={nameOf(shown.opening.seat)} words={words} close={null} />
      )}
      {shown.opening === null && reading !== null && (
        <Readout layout={layout} opening={reading} name={nameOf(reading.seat)} words={words} close={close} />
      )}
      {/* From the newest view alone, and gone with the tap: no face waits in a picture that is still to be shown. */}
      {beat === null && pending === null && view.peek !== null && faces !== null && lookAway !== undefined && (
        <Peek
          layout={layout}
          faces={faces}
          title={words.peeking(nameOf(view.peek.owner), view.peek.place)}
          words={words}
          label={label({ type: 'lookAway' })}
          live={live}
          lookAway={() => choosing.choose(lookAway)}
        />
      )}
    </Stage>
  );
}

/** An open stack as it was read out. */
function readingAt(
  at: { readonly seat: number; readonly place: number },
  stack: ShownStack | undefined,
): StackOpening | null {
  if (stack?.kind !== 'open') return null;
  const { counted, spaces } = stack.reading;
  return { ...at, size: stack.size, counted, totalled: counted.length, spaces };
}
