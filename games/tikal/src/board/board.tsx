import { type BoardProps, Stage, useKeys, usePanZoom, useStageRoom, ZOOM_STEP } from '@quri/board-kit';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { View } from '../view/shapes.ts';
import type { Hex, Intent } from '../vocabulary.ts';
import styles from './board.module.css';
import { useMapChoice } from './choosing/use-map-choice.ts';
import { boxAround, boxOf } from './layout/hexes.ts';
import { layoutOf } from './layout/layout.ts';
import { firstCamera, paneOf, pointOf } from './layout/place.ts';
import { flightsOf } from './scene/flights.tsx';
import { type Layer, useScoresNow } from './scene/layers.tsx';
import { MapGround, MapTop } from './scene/map.tsx';
import { Players } from './scene/players.tsx';
import { Strip } from './scene/strip.tsx';
import { TileBox } from './scene/tile-box.tsx';
import { Tools } from './scene/tools.tsx';
import { TrialAnnouncer } from './scene/trial-announcer.tsx';
import type { Place, Shown } from './shown.ts';
import { WORDS } from './words.ts';

export type TikalProps = BoardProps<View, Intent, Shown>;

/** Whoever looks on from a seat; null for somebody who only looks on. */
export const ownSeat = ({ seats }: Pick<TikalProps, 'seats'>): number | null =>
  seats.find(({ kind }) => kind === 'you')?.seat ?? null;

export function TikalBoard(props: TikalProps): ReactNode {
  const { view, shown, seats, offers, language, still, beat } = props;
  const words = WORDS[language];
  const stage = useStageRoom();
  const { room } = stage;
  const own = ownSeat(props);
  const players = shown.expeditions.length;
  const layout = useMemo(() => layoutOf(room, { players, own }), [room, players, own]);
  const pane = useMemo(() => paneOf(layout), [layout]);
  const first = useMemo(() => firstCamera(layout, shown), [layout, shown]);
  const panZoom = usePanZoom(pane, first);
  const { camera, bring } = panZoom;

  const [layer, setLayer] = useState<Layer | null>(null);
  const toggle = (one: Layer): void => setLayer(layer === one ? null : one);
  const scores = useScoresNow(shown, layer === 'scoring');
  const [looked, setLooked] = useState<Hex | null>(null);
  const choice = useMapChoice(props, looked);

  useKeys({
    s: () => toggle('scoring'),
    c: () => toggle('changed'),
    '+': () => panZoom.zoomBy(ZOOM_STEP),
    '=': () => panZoom.zoomBy(ZOOM_STEP),
    '-': () => panZoom.zoomBy(1 / ZOOM_STEP),
    '0': panZoom.fit,
    r: choice.rotate,
  });

  // Where the map is larger than its pane, what happens and what is chosen is brought into sight.
  const { focus } = shown;
  const seen = useRef(focus);
  useEffect(() => {
    if (seen.current === focus) return;
    seen.current = focus;
    if (focus.at === 'hex') bring(boxOf(focus.hex));
  }, [focus, bring]);
  const { spot } = choice;
  useEffect(() => {
    if (spot !== null) bring(boxOf(spot));
  }, [spot, bring]);
  // Before the decision takes taps, so that no hex moves under a finger.
  const places = useMemo(() => new Set(offers.flatMap((offer) => ('hex' in offer ? [offer.hex] : []))), [offers]);
  const isPlacing = beat === null && view.phase === 'placing' && places.size > 0;
  const latest = useRef(places);
  latest.current = places;
  useEffect(() => {
    if (isPlacing) bring(boxAround([...latest.current]));
  }, [isPlacing, bring]);

  const { ghost } = choice.marks;
  const lights: Place = ghost === null ? focus : { at: 'hex', hex: ghost.hex };
  const radius = Math.max(150, (lights.at === 'frontier' ? 560 : 320) * camera.zoom);
  return (
    <Stage
      props={props}
      stage={stage}
      layout={layout}
      light={{ ...pointOf(layout, camera, shown, lights), radius, out: shown.dark }}
      flights={flightsOf(layout, camera, shown)}
      className={styles.board}
      phase={shown.phase}
      ground={<MapGround layout={layout} panZoom={panZoom} shown={shown} still={still} />}
    >
      <Players
        layout={layout}
        shown={shown}
        seats={seats}
        own={own}
        words={words}
        wouldScore={layer === 'scoring' ? seats.map(({ seat }) => totalOf(scores, seat)) : null}
      />
      <TileBox layout={layout} shown={shown} words={words} />
      <MapTop
        props={props}
        layout={layout}
        panZoom={panZoom}
        words={words}
        own={own}
        layer={beat === null ? layer : null}
        scores={scores}
        choice={choice}
        looked={looked}
        look={setLooked}
      />
      <TrialAnnouncer view={view} ghost={choice.marks.ghost} words={words} />
      <Strip layout={layout} shown={shown} words={words} cost={choice.cost} />
      <Tools layout={layout} words={words} layer={layer} panZoom={panZoom} toggle={toggle} />
    </Stage>
  );
}

const totalOf = (scores: ReturnType<typeof useScoresNow>, seat: number): number =>
  scores.find((one) => one.seat === seat)?.count.total ?? 0;
