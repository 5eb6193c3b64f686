import type { ReactNode } from 'react';
import styles from './torch-light.module.css';

interface Light {
  /** Where something is asked of you, in pixels of the board. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const at = ({ x, y, radius }: Light) => ({ '--light-x': `${x}px`, '--light-y': `${y}px`, '--light-r': `${radius}px` });

/** The warm light itself. It lies under the pieces, so that none of them is washed out by it. */
export const TorchGlow = (light: Light): ReactNode => (
  <div className={styles.glow} style={at(light)} aria-hidden="true" />
);

/** What the light does not reach is a touch darker; when it is out, everything is. It lies over the pieces. */
export const TorchShade = ({ out, ...light }: Light & { readonly out: boolean }): ReactNode => (
  <div className={styles.night} data-out={out} aria-hidden="true">
    <div className={styles.shade} style={at(light)} />
  </div>
);
