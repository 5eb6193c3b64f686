import type { ReactNode } from 'react';
import styles from './map-tool.module.css';

interface MapToolProps {
  readonly name: string;
  readonly keys: string;
  readonly pressed?: boolean;
  act(): void;
  readonly children: ReactNode;
}

/** A button at a map; `--tool-width` and `--tool-height` say how large it is. */
export const MapTool = ({ name, keys, pressed, act, children }: MapToolProps): ReactNode => (
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

/** How much closer or farther one press of a key gets. */
export const ZOOM_STEP = 1.35;
