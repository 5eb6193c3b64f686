import { boxStyle, ChangedSheet, cameraTransform, type PanZoom, turnsSince } from '@quri/board-kit';
import { type Who, whoAmong } from '@quri/words';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { floorOf } from '../../answers/floor.ts';
import { cellsOf } from '../../answers/laid-tiles.ts';
import type { Pose, Tile } from '../../vocabulary.ts';
import type { InkaProps } from '../board.tsx';
import { droppedAt, type Grab, type Pull } from '../choosing/grab.ts';
import type { Thing } from '../choosing/things.ts';
import type { MapChoice } from '../choosing/use-map-choice.ts';
import { useTileDrag } from '../choosing/use-tile-drag.ts';
import { ALL_CELLS, MAP_SIZE } from '../layout/cells.ts';
import type { Layout } from '../layout/layout.ts';
import { ridersOn } from '../layout/standing.ts';
import { BLOCKED_RULES, END_RULES, rulesOfCell } from '../rules.ts';
import type { Flight, Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import { Figures } from './figures.tsx';
import { GroundLayer, MapPicture } from './ground.tsx';
import { ChangedLayer, type Layer } from './layers.tsx';
import styles from './map.module.css';
import { MarksAbove, MarksBelow, PointedCells } from './marks.tsx';
import { Held, Moving } from './moving.tsx';
import sheet from './sheet.module.css';
import { Slabs } from './slabs.tsx';
import { type Target, Targets } from './targets.tsx';

const SIZE = { width: MAP_SIZE.width, height: MAP_SIZE.height };

/** A tile that somebody drags, and what it lies on. */
export interface Dragging {
  readonly tile: Tile;
  readonly from: Pose;
}

interface GroundProps {
  readonly layout: Layout;
  readonly panZoom: PanZoom;
  readonly shown: Shown;
  /** Where tiles lie, as far as that is not in `shown` yet. */
  readonly poses: readonly (Pose | null)[];
  readonly hidden: readonly Tile[];
}

/** What lies below the light: the floor itself. */
export const MapGround = ({ layout, panZoom, shown, poses, hidden }: GroundProps): ReactNode => (
  <div className={styles.pane} data-ground="" style={boxStyle(layout.map)}>
    <div ref={panZoom.layer} className={styles.layer} style={{ ...SIZE, transform: cameraTransform(panZoom.camera) }}>
      <GroundLayer options={shown.options} />
      <MapPicture>
        <Slabs options={shown.options} poses={poses} hidden={hidden} />
      </MapPicture>
    </div>
  </div>
);

interface TopProps {
  readonly props: InkaProps;
  readonly layout: Layout;
  readonly panZoom: PanZoom;
  readonly words: BoardWords;
  readonly own: number | null;
  readonly layer: Layer | null;
  readonly choice: MapChoice;
  readonly looked: Thing | null;
  /** What moves on the map during this beat. */
  readonly flights: readonly Flight[];
  readonly dragging: Dragging | null;
  readonly poses: readonly (Pose | null)[];
  look(thing: Thing | null): void;
  setDragging(dragging: Dragging | null): void;
}

/** What lies above the light: figures, what can be chosen, and what is laid over the map. */
export function MapTop(all: TopProps): ReactNode {
  const { props, layout, panZoom, words, own, layer, choice, looked, flights, dragging, poses, look, setDragging } =
    all;
  const { shown, view, still } = props;
  const root = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLDivElement>(null);
  const [against, setAgainst] = useState<Pose | null>(null);
  useTileDrag(root, held, {
    grabAt: choice.grabAt,
    begin: ({ tile, from }: Grab) => {
      choice.pick(tile);
      setDragging({ tile, from });
    },
    turn: (pull: Pull | null) => {
      const to = pull === null ? null : droppedAt(pull);
      setAgainst(pull?.against?.to ?? null);
      look(to === null ? null : { kind: 'end', to });
    },
    end: ({ tile }: Grab, pull: Pull | null) => {
      setDragging(null);
      setAgainst(null);
      look(null);
      const to = pull === null ? null : droppedAt(pull);
      if (to !== null) choice.drop(tile, to);
      else if (pull?.against) props.why({ type: 'moveTile', tile, to: pull.against.to });
    },
  });

  const who = useMemo(() => whoAmong(props.seats, own), [props.seats, own]);
  const targets = useTargets(props, choice, words, who);
  const turns = layer === 'changed' ? turnsSince(view.recent, own) : [];
  const moving = still ? [] : flights;
  const lookedCell = looked?.kind === 'cell' ? looked.cell : null;
  const carried = dragging === null ? [] : ridersOn(shown, dragging.from);
  return (
    <div
      ref={panZoom.frame}
      className={styles.pane}
      data-pans={panZoom.pans}
      data-dragging={dragging !== null}
      data-map=""
      style={boxStyle(layout.map)}
    >
      <div ref={panZoom.layer} className={styles.layer} style={{ ...SIZE, transform: cameraTransform(panZoom.camera) }}>
        <MarksBelow shown={shown} choice={choice} />
        {layer === 'changed' && <ChangedLayer turns={turns} />}
        <Figures
          poses={poses}
          statues={shown.statues}
          counters={shown.counters}
          blockers={shown.blockers}
          hiddenCounters={[...carried, ...walkersIn(shown, moving)]}
          hiddenTiles={[...tilesIn(moving), ...(dragging === null ? [] : [dragging.tile])]}
          raised={raisedIn(shown)}
        />
        <Moving shown={shown} flights={moving} />
        {dragging !== null && <Held held={held} shown={shown} tile={dragging.tile} pose={dragging.from} />}
        <MarksAbove
          shown={shown}
          choice={against === null ? choice : { ...choice, tried: against }}
          looked={lookedCell}
          seat={view.turn.seat}
        />
        <PointedCells bring={panZoom.bring} />
        <Targets
          root={root}
          name={words.map}
          targets={targets}
          grab={choice.grab}
          lit={choice.lit}
          movable={choice.movable}
          ghost={choice.rotate === null ? null : (choice.ghost?.pose ?? null)}
          turn={choice.turn}
          tap={choice.tap}
          look={look}
        />
      </div>
      {layer === 'changed' && (
        <ChangedSheet
          className={sheet.sheet}
          words={words}
          say={props.say}
          placesOf={props.placesOf}
          turns={turns}
          beside={layout.beside}
        />
      )}
    </div>
  );
}

/** Tiles that are drawn as they move. */
export const tilesIn = (flights: readonly Flight[]): readonly Tile[] =>
  flights.flatMap((flight) => (flight.kind === 'tile' ? [flight.tile] : []));

function walkersIn(shown: Shown, flights: readonly Flight[]): readonly number[] {
  return flights.flatMap((flight) => {
    if (flight.kind === 'walk' || flight.kind === 'passage') return [flight.seat];
    return flight.kind === 'tile' ? ridersOn(shown, flight.to) : [];
  });
}

const raisedIn = ({ flights }: Shown): Extract<Flight, { kind: 'statue' }> | null =>
  flights.find((flight) => flight.kind === 'statue') ?? null;

/** Everything that can be reached by keys, in words. Holes are no places but where something is or can be put on them. */
function useTargets(props: InkaProps, choice: MapChoice, words: BoardWords, who: Who): readonly Target[] {
  // While something moves, what is read out may wait: nothing of it can be chosen yet.
  const { poses, counters, blockers, statues } = useDeferredValue(props.shown);
  const view = useDeferredValue(props.view);
  const { lit, reach, grab, ghost, chosen } = choice;
  const table = useMemo(
    () => ({ ...view, poses, counters, blockers, statues }),
    [view, poses, counters, blockers, statues],
  );
  const described = useMemo(() => {
    const floor = floorOf(table);
    return ALL_CELLS.map((cell) => ({
      there: floor.walkable[cell] === 1 || table.blockers.includes(cell),
      label: words.cell(table, floor, cell, who),
      rules: rulesOfCell(table, floor, cell),
    }));
  }, [table, words, who]);
  const ghostCells = ghost?.fixed ? cellsOf(ghost.pose) : NONE;
  const ghostKey = ghostCells.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says where the ghost is
  const cells = useMemo(
    () =>
      described.flatMap(({ there, label, rules }, cell): readonly Target[] => {
        if (!there && !lit.has(cell)) return [];
        const move = grab === null ? reach.get(cell) : undefined;
        const notes = [
          ...(move === undefined ? [] : [words.reached(move.cost)]),
          ...(ghostCells.includes(cell) ? [words.ghost] : []),
          ...(chosen === cell ? [words.picked] : []),
        ];
        return [{ thing: { kind: 'cell', cell }, label: [label, ...notes].join('; '), rules }];
      }),
    [described, lit, reach, grab, ghostKey, chosen, words],
  );
  const ends = useMemo((): readonly Target[] => {
    if (grab === null) return [];
    const { tile, from } = grab;
    return [
      ...grab.ends.map(
        ({ to, motion }): Target => ({
          thing: { kind: 'end', to },
          label: words.tileMove({ tile, from, to }, motion),
          rules: END_RULES[motion.kind],
        }),
      ),
      ...grab.blocked.map(
        ({ to, motion, obstacle }): Target => ({
          thing: { kind: 'blocked', to },
          label: words.stopped(words.tileMove({ tile, from, to }, motion), obstacle, who),
          rules: BLOCKED_RULES,
        }),
      ),
    ];
  }, [grab, words, who]);
  return useMemo(() => [...cells, ...ends], [cells, ends]);
}

const NONE: readonly number[] = [];
