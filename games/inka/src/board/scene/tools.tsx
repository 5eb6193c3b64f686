import { ChangedSign, MapTool, type PanZoom, PlusSign, WholeSign } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Layout } from '../layout/layout.ts';
import type { BoardWords } from '../words.ts';
import type { Layer } from './layers.tsx';
import styles from './tools.module.css';

interface ToolsProps {
  readonly layout: Layout;
  readonly words: BoardWords;
  readonly layer: Layer | null;
  readonly panZoom: PanZoom;
  toggle(layer: Layer): void;
}

/** One tap has to make a difference. */
const CLOSE = 2.2;

/** What can be laid over the map, and closer or all of it: a hexagon leaves the corners of its pane free. */
export const Tools = ({ layout: { map, beside }, words, layer, panZoom, toggle }: ToolsProps): ReactNode => (
  <div className={styles.tools} data-beside={beside} style={{ top: map.y + 4 }}>
    <MapTool name={words.whatChanged} keys="C" pressed={layer === 'changed'} act={() => toggle('changed')}>
      <ChangedSign />
    </MapTool>
    {panZoom.pans ? (
      <MapTool name={words.zoomFit} keys="0" act={panZoom.fit}>
        <WholeSign />
      </MapTool>
    ) : (
      <MapTool name={words.zoomIn} keys="+" act={() => panZoom.zoomBy(CLOSE)}>
        <PlusSign />
      </MapTool>
    )}
  </div>
);
