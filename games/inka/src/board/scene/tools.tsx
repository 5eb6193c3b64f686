import type { PanZoom } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Layout } from '../layout/layout.ts';
import type { BoardWords } from '../words.ts';
import type { Layer } from './layers.tsx';
import { ChangedSign, PlusSign, WholeSign } from './signs.tsx';
import styles from './tools.module.css';

interface ToolsProps {
  readonly layout: Layout;
  readonly words: BoardWords;
  readonly layer: Layer | null;
  readonly panZoom: PanZoom;
  toggle(layer: Layer): void;
}

export const ZOOM_STEP = 1.35;
/** One tap has to make a difference. */
const CLOSE = 2.2;

/** What can be laid over the map, and closer or all of it: a hexagon leaves the corners of its pane free. */
export const Tools = ({ layout: { map, beside }, words, layer, panZoom, toggle }: ToolsProps): ReactNode => (
  <div className={styles.tools} data-beside={beside} style={{ top: map.y + 4 }}>
    <Tool name={words.whatChanged} keys="C" pressed={layer === 'changed'} act={() => toggle('changed')}>
      <ChangedSign />
    </Tool>
    {panZoom.pans ? (
      <Tool name={words.zoomReset} keys="0" act={panZoom.reset}>
        <WholeSign />
      </Tool>
    ) : (
      <Tool name={words.zoomIn} keys="+" act={() => panZoom.zoomBy(CLOSE)}>
        <PlusSign />
      </Tool>
    )}
  </div>
);

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
