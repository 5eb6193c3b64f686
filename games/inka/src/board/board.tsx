import { type BoardProps, Stage, useKeys, usePanZoom, useStageRoom, wholeMap, ZOOM_STEP } from '@quri/board-kit';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { View } from '../view/shapes.ts';
import type { Intent } from '../vocabulary.ts';
import styles from './board.module.css';
import type { Thing } from './choosing/things.ts';
import { useMapChoice } from './choosing/use-map-choice.ts';
import { cellBox, poseBox } from './layout/cells.ts';
import { layoutOf } from './layout/layout.ts';
import { paneOf, pointOf } from './layout/place.ts';
import { flightsOf } from './scene/flights.tsx';
import type { Layer } from './scene/layers.tsx';
import { type Dragging, MapGround, MapTop, tilesIn } from './scene/map.tsx';
import { Players } from './scene/players.tsx';
import { Tools } from './scene/tools.tsx';
import { TurnBox } from './scene/turn-box.tsx';
import type { Place, Shown } from './shown.ts';
import { WORDS } from './words.ts';

export type InkaProps = BoardProps<View, Intent, Shown>;

/** Whoever looks on from a seat; null for somebody who only looks on. */
export const ownSeat = ({ seats }: Pick<InkaProps, 'seats'>): number | null =>
  seats.find(({ kind }) => kind === 'you')?.seat ?? null;

export function InkaBoard(props: InkaProps): ReactNode {
  const { shown, seats, language, beat, still, pending } = props;
  const words = WORDS[language];
  const stage = useStageRoom();
  const { room } = stage;
  const own = ownSeat(props);
  const players = shown.counters.length;
  const layout = useMemo(() => layoutOf(room, { players, own }), [room, players, own]);
  const pane = useMemo(() => paneOf(layout), [layout]);
  const first = useMemo(() => wholeMap(pane), [pane]);
  const panZoom = usePanZoom(pane, first);
  const { camera, bring } = panZoom;

  const [layer, setLayer] = useState<Layer | null>(null);
  const toggle = (one: Layer): void => setLayer(layer === one ? null : one);
  const [looked, setLooked] = useState<Thing | null>(null);
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const choice = useMapChoice(props, looked);

  useKeys({
    c: () => toggle('changed'),
    w: choice.walk,
    '+': () => panZoom.zoomBy(ZOOM_STEP),
    '=': () => panZoom.zoomBy(ZOOM_STEP),
    '-': () => panZoom.zoomBy(1 / ZOOM_STEP),
    '0': panZoom.fit,
    r: choice.rotate,
  });

  // Where the map is larger than its pane, what happens and what is chosen is brought into sight.
  const { focus } = shown;
  const { ghost, chosen } = choice;
  const spot = useMemo(
    () => (ghost?.fixed ? poseBox(ghost.pose) : chosen === null ? boxOf(focus) : cellBox(chosen)),
    [ghost, chosen, focus],
  );
  useEffect(() => {
    if (spot !== null) bring(spot);
  }, [spot, bring]);

  // Whoever has dragged a tile there has seen it go: it simply lies there.
  const { dropped } = choice;
  const flights = shown.flights.filter(
    (flight) => !(flight.kind === 'tile' && flight.tile === dropped?.tile && flight.to === dropped.to),
  );
  const poses = useMemo(
    () =>
      dropped === null || pending === null
        ? shown.poses
        : shown.poses.map((pose, tile) => (tile === dropped.tile ? dropped.to : pose)),
    [shown.poses, dropped, pending],
  );
  const lit = ghost?.fixed ? ghost.pose : choice.grab?.from;
  const light: Place = lit === undefined ? focus : { at: 'pose', pose: lit };
  return (
    <Stage
      props={props}
      stage={stage}
      layout={layout}
      light={{
        ...pointOf(layout, camera, light),
        radius: Math.max(170, (light.at === 'board' ? 760 : 460) * camera.zoom),
      }}
      flights={flightsOf(layout, camera, shown)}
      className={styles.board}
      phase={shown.phase}
      ground={
        <MapGround
          layout={layout}
          panZoom={panZoom}
          shown={shown}
          poses={poses}
          hidden={dragging === null ? tilesIn(still ? [] : flights) : [dragging.tile]}
        />
      }
    >
      <Players layout={layout} shown={shown} seats={seats} own={own} words={words} />
      <MapTop
        props={props}
        layout={layout}
        panZoom={panZoom}
        words={words}
        own={own}
        layer={beat === null ? layer : null}
        choice={choice}
        looked={looked}
        flights={flights}
        dragging={dragging}
        poses={poses}
        look={setLooked}
        setDragging={setDragging}
      />
      <TurnBox layout={layout} shown={shown} words={words} cost={choice.cost} />
      <Tools layout={layout} words={words} layer={layer} panZoom={panZoom} toggle={toggle} />
    </Stage>
  );
}

const boxOf = (place: Place) =>
  place.at === 'cell' ? cellBox(place.cell) : place.at === 'pose' ? poseBox(place.pose) : null;
