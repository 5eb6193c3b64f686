import { boxStyle, type PanZoom } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Layout } from '../layout/layout.ts';
import type { BoardWords } from '../words.ts';
import { LAYERS, type Layer } from './layers.tsx';
import { ChangedSign, MinusSign, PlusSign, ScoreSign, WholeSign } from './signs.tsx';
import styles from './tools.module.css';

interface ToolsProps {
  readonly layout: Layout;
  readonly words: BoardWords;
  readonly layer: Layer | null;
  readonly panZoom: PanZoom;
  toggle(layer: Layer): void;
}

export const ZOOM_STEP = 1.35;

const SIGNS = { scoring: <ScoreSign />, changed: <ChangedSign /> };
const KEYS = { scoring: 'S', changed: 'C' };

/** What can be laid over the map, and closer or farther: beside it, or above and below. */
export function Tools({ layout, words, layer, panZoom, toggle }: ToolsProps): ReactNode {
  const names = { scoring: words.scoringNow, changed: words.whatChanged };
  const toggles = LAYERS.map((one) => (
    <Tool key={one} name={names[one]} keys={KEYS[one]} pressed={layer === one} act={() => toggle(one)}>
      {SIGNS[one]}
    </Tool>
  ));
  const zooms = (
    <>
      <Tool name={words.zoomIn} keys="+" act={() => panZoom.zoomBy(ZOOM_STEP)}>
        <PlusSign />
      </Tool>
      <Tool name={words.zoomOut} keys="-" act={() => panZoom.zoomBy(1 / ZOOM_STEP)}>
        <MinusSign />
      </Tool>
      <Tool name={words.zoomReset} keys="0" act={panZoom.reset}>
        <WholeSign />
      </Tool>
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

interface ToolProps {
  readonly name: string;
  readonly keys: string;
  readonly pressed?: boolean;
  act(): void;
  readonly children: ReactNode;
}

const Tool = ({ name, keys, pressed, act, children }: ToolProps): ReactNode => (
  <button
    type="button"
    className={styles.tool}
    aria-label={name}
    aria-pressed={pressed}
    aria-keyshortcuts={keys}
    title={`${name} (${keys})`}
    onClick={act}
  >
    {children}
  </button>
);
