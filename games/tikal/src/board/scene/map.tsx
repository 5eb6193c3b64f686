import { boxStyle, ChangedSheet, cameraTransform, type PanZoom, turnsSince } from '@quri/board-kit';
import { nameOrYou, whoAmong } from '@quri/words';
import { type ReactNode, useCallback, useMemo } from 'react';
import { ALL_HEXES } from '../../answers/map.ts';
import { isAtFrontier } from '../../answers/placement.ts';
import type { Hex } from '../../vocabulary.ts';
import type { TikalProps } from '../board.tsx';
import type { MapChoice } from '../choosing/use-map-choice.ts';
import { MAP_SIZE } from '../layout/hexes.ts';
import type { Layout } from '../layout/layout.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import { AuctionSheet } from './auction.tsx';
import { describeHex } from './descriptions.ts';
import { Eruption } from './eruption.tsx';
import { Figures } from './figures.tsx';
import { ChangedLayer, type Layer, ScoringLayer, type useScoresNow } from './layers.tsx';
import styles from './map.module.css';
import { Happening, MarksAbove, MarksBelow, PointedHexes } from './overlay.tsx';
import { rulesOfHex } from './rules-of.ts';
import sheet from './sheet.module.css';
import { Targets } from './targets.tsx';
import { Terrain } from './terrain.tsx';

interface GroundProps {
  readonly layout: Layout;
  readonly panZoom: PanZoom;
  readonly shown: Shown;
  readonly still: boolean;
}

const SIZE = { width: MAP_SIZE.width, height: MAP_SIZE.height };

/** What lies below the light: the jungle itself. */
export const MapGround = ({ layout, panZoom, shown, still }: GroundProps): ReactNode => (
  <div className={styles.pane} data-ground="" style={boxStyle(layout.map)}>
    <div ref={panZoom.layer} className={styles.layer} style={{ ...SIZE, transform: cameraTransform(panZoom.camera) }}>
      <Terrain hexes={shown.hexes} still={still} />
    </div>
  </div>
);

interface TopProps {
  readonly props: TikalProps;
  readonly layout: Layout;
  readonly panZoom: PanZoom;
  readonly words: BoardWords;
  readonly own: number | null;
  readonly layer: Layer | null;
  readonly scores: ReturnType<typeof useScoresNow>;
  readonly choice: MapChoice;
  readonly looked: Hex | null;
  look(hex: Hex | null): void;
}

/** What lies above the light: figures, what can be chosen, and what is laid over the map. */
export function MapTop(all: TopProps): ReactNode {
  const { props, layout, panZoom, words, own, layer, scores, choice, looked, look } = all;
  const { shown, view, seats } = props;
  const { marks, chooseTile } = choice;
  const who = useMemo(() => whoAmong(seats, own), [seats, own]);
  const nameOf = useCallback((seat: number) => nameOrYou(who, seat), [who]);
  const { hexes, expeditions } = shown;
  const described = useMemo(() => {
    const known = { hexes, expeditions };
    return ALL_HEXES.map((hex) =>
      hexes[hex] || isAtFrontier(known, hex) ? describeHex(known, hex, words, nameOf) : null,
    );
  }, [hexes, expeditions, words, nameOf]);
  const rules = useMemo(() => ALL_HEXES.map((hex) => rulesOfHex({ hexes, expeditions }, hex)), [hexes, expeditions]);
  const labels = useMemo(
    () => described.map((text, hex) => (text === null ? null : [text, ...choice.notesOn(hex, words)].join('; '))),
    [described, choice, words],
  );
  const turns = layer === 'changed' ? turnsSince(view.recent, own) : [];
  const shownMarks = useMemo(() => ({ ...marks, looked }), [marks, looked]);
  return (
    <div
      ref={panZoom.frame}
      className={styles.pane}
      data-pans={panZoom.pans}
      data-map=""
      data-rule="TK-C2"
      style={boxStyle(layout.map)}
    >
      <div ref={panZoom.layer} className={styles.layer} style={{ ...SIZE, transform: cameraTransform(panZoom.camera) }}>
        <MarksBelow marks={shownMarks} hexes={shown.hexes} />
        <Figures hexes={shown.hexes} expeditions={shown.expeditions} />
        {layer === 'scoring' && <ScoringLayer scores={scores} />}
        {layer === 'changed' && <ChangedLayer turns={turns} />}
        <Happening touched={shown.touched} counting={shown.counting} />
        {/* What would be scored stands in the same place. */}
        <MarksAbove marks={shownMarks} costs={layer !== 'scoring'} />
        <PointedHexes bring={panZoom.bring} />
        <Targets
          labels={labels}
          rules={rules}
          lit={marks.lit}
          name={words.map}
          wheel={marks.ghost === null || choice.rotate === null ? null : { hex: marks.ghost.hex, turn: choice.rotate }}
          tap={choice.tap}
          look={look}
        />
      </div>
      <AuctionSheet
        shown={shown}
        words={words}
        nameOf={nameOf}
        names={seats.map(({ name }) => name)}
        narrow={!layout.beside}
        choose={chooseTile}
      />
      {shown.dark && <Eruption size={Math.min(layout.map.w, layout.map.h) * 0.7} still={props.still} />}
      {layer === 'changed' && (
        <ChangedSheet className={sheet.sheet} words={words} say={props.say} placesOf={props.placesOf} turns={turns} />
      )}
    </div>
  );
}
