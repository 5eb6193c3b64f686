import {
  boxStyle,
  ChangedSign,
  MapTool,
  MinusSign,
  type PanZoom,
  PlusSign,
  WholeSign,
  ZOOM_STEP,
} from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Layout } from '../layout/layout.ts';
import type { BoardWords } from '../words.ts';
import { LAYERS, type Layer } from './layers.tsx';
import { ScoreSign } from './signs.tsx';
import styles from './tools.module.css';

interface ToolsProps {
  readonly layout: Layout;
  readonly words: BoardWords;
  readonly layer: Layer | null;
  readonly panZoom: PanZoom;
  toggle(layer: Layer): void;
}

const SIGNS = { scoring: <ScoreSign />, changed: <ChangedSign /> };
const KEYS = { scoring: 'S', changed: 'C' };

/** What can be laid over the map, and closer or farther: beside it, or above and below. */
export function Tools({ layout, words, layer, panZoom, toggle }: ToolsProps): ReactNode {
  const names = { scoring: words.scoringNow, changed: words.whatChanged };
  const toggles = LAYERS.map((one) => (
    <MapTool key={one} name={names[one]} keys={KEYS[one]} pressed={layer === one} act={() => toggle(one)}>
      {SIGNS[one]}
    </MapTool>
  ));
  const zooms = (
    <>
      <MapTool name={words.zoomIn} keys="+" act={() => panZoom.zoomBy(ZOOM_STEP)}>
        <PlusSign />
      </MapTool>
      <MapTool name={words.zoomOut} keys="-" act={() => panZoom.zoomBy(1 / ZOOM_STEP)}>
        <MinusSign />
      </MapTool>
      <MapTool name={words.zoomFit} keys="0" act={panZoom.fit}>
        <WholeSign />
      </MapTool>
    </>
  );
  if (layout.tools !== null)
    return (
      <div className={styles.tools} style={boxStyle(layout.tools)}>
        {toggles}
        {zooms}
      </div>
    );
  return (
    <>
      <div className={styles.over} style={{ top: layout.map.y + 6 }}>
        {toggles}
      </div>
      <div className={styles.small} style={{ top: layout.strip.y, height: layout.strip.h }}>
        {zooms}
      </div>
    </>
  );
}
