import { type BoardProps, Stage, useStageRoom } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { View } from '../view/shapes.ts';
import type { Intent } from '../vocabulary.ts';
import styles from './board.module.css';
import { layoutOf } from './layout/layout.ts';
import { pointOf } from './layout/place.ts';
import { Backdrop } from './scene/backdrop.tsx';
import { Camp } from './scene/camp.tsx';
import { Counting } from './scene/counting.tsx';
import { Deck } from './scene/deck.tsx';
import { Expedition } from './scene/expedition.tsx';
import { flightsOf } from './scene/flights.tsx';
import { Path } from './scene/path.tsx';
import { Temple } from './scene/temple.tsx';
import type { Shown } from './shown.ts';
import { WORDS } from './words.ts';

export type IncanGoldProps = BoardProps<View, Intent, Shown>;

export function IncanGoldBoard(props: IncanGoldProps): ReactNode {
  const { view, shown, beat, seats, language, why } = props;
  const words = WORDS[language];
  const stage = useStageRoom();
  const layout = layoutOf(stage.room, shown.explorers.length, shown.path.length);
  return (
    <Stage
      props={props}
      stage={stage}
      layout={layout}
      light={{
        ...pointOf(layout, shown, shown.focus),
        radius: Math.max(220, layout.width * 0.3),
        out: shown.light === 'out',
      }}
      flights={flightsOf(layout, shown)}
      className={styles.board}
      ground={<Backdrop layout={layout} />}
    >
      <Temple layout={layout} shown={shown} words={words} />
      <Deck
        layout={layout}
        shown={shown}
        words={words}
        whyNot={beat === null && isInCamp(view) ? () => why({ type: 'choose', choice: 'torch' }) : null}
      />
      <Path layout={layout} shown={shown} options={view.options} words={words} />
      <Camp layout={layout} shown={shown} seats={seats} words={words} />
      <Expedition layout={layout} shown={shown} />
      {shown.final !== null && <Counting layout={layout} final={shown.final} explorers={shown.explorers} />}
    </Stage>
  );
}

/** Has the viewer left the temple while others go on? */
const isInCamp = ({ viewer, final, explorers }: View): boolean =>
  viewer !== 'spectator' && final === null && explorers[viewer]?.inside === false;
