import type { ReactNode } from 'react';
import styles from './landmarks.module.css';

/** The temple at the end of the trail, drawn in 120 by 100, standing on the bottom edge. */
export const Temple = (): ReactNode => (
  <svg viewBox="0 0 120 100" width="100%" height="100%" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
    <ellipse cx="60" cy="93" rx="60" ry="7" fill="#00000055" />
    <path className={styles.edge} d="M38 18h44v14h12v16h12v18h12v28H2V66h12V48h12V32h12z" />
    <path className={styles.stone} d="M40 20h40v14h12v16h12v18h12v24H4V68h12V50h12V34h12z" />
    <path
      className={styles.lit}
      d="M40 20h40v3.500H40zM28 34h12v3.500H28zM80 34h12v3.500H80zM16 50h12v3.500H16zM92 50h12v3.500H92zM4 68h12v3.500H4zM104 68h12v3.500h-12z"
    />
    <path
      className={styles.joint}
      d="M28 49h64v1.500H28zM16 67h88v1.500H16zM40 33h40v1.500H40zM34 38v11M86 38v11M24 54v13M96 54v13M12 72v20M28 70v22M92 70v22M108 72v20"
    />
    <path className={styles.lit} d="M47 50h26l6 42H41z" />
    <path
      className={styles.joint}
      d="M46 56h28v1.500H46zM45 63h30v1.500H45zM44 70h32v1.500H44zM43 77h34v1.500H43zM42 84h36v1.500H42z"
    />
    <path fill="#0b0806" d="M50 28h20v22H50z" />
    <path className={styles.fire} d="M53 34h14v16H53z" />
    <path fill="#ffe9a8" d="M57 40h6v10h-6z" />
    <path fill="#5c3c0a" d="M52 5h16v4h5v6h-5v4H52v-4h-5V9h5z" />
    <path fill="#f0c04a" d="M53.500 6.500h13v4h5v3h-5v4h-13v-4h-5v-3h5z" />
    <circle cx="60" cy="12" r="2.600" fill="#5c3c0a" />
  </svg>
);

/** The lagoon in the lower left corner with a canoe pulled ashore, drawn in 120 by 90. */
export const Lagoon = (): ReactNode => (
  <svg viewBox="0 0 120 90" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
    <path className={styles.sand} d="M0 6c20-10 52-4 66 10 10 10 26 12 38 26 8 12 8 30-2 48H0z" />
    <path className={styles.water} d="M0 18c18-8 42-2 54 10 10 10 22 14 32 26 8 10 12 24 12 36H0z" />
    <path className={styles.deep} d="M0 36c16-6 32 0 42 10 10 10 18 14 24 24 4 6 6 14 6 20H0z" />
    <path
      className={styles.foam}
      d="M8 48c8-3 16-3 22 1M4 64c10-4 22-3 30 2M14 79c8-3 20-2 28 2M36 40c6 2 10 5 13 9M60 66c5 3 8 7 10 11"
    />
  </svg>
);

/** A canoe seen from above, drawn in 60 by 24. */
export const Canoe = (): ReactNode => (
  <svg viewBox="0 0 60 24" width="100%" height="100%" aria-hidden="true" style={{ overflow: 'visible' }}>
    <path fill="#00000055" d="M0 16c12 12 48 12 60 0-12 4-48 4-60 0z" />
    <path fill="#2b160a" d="M0 12C12-2 48-2 60 12 48 26 12 26 0 12z" />
    <path fill="#8a5426" d="M4 12C14 1 46 1 56 12 46 23 14 23 4 12z" />
    <path fill="#3c2212" d="M11 12c8-6.500 30-6.500 38 0-8 6.500-30 6.500-38 0z" />
    <path fill="#c0894a" d="M20 6.500h4v11h-4zM36 6.500h4v11h-4z" />
    <path fill="#d8b878" d="M26 0l18 22 2-1L28-1z" />
  </svg>
);

/** A tree from above: a crown of leaves, drawn around its middle with a radius of about 20. */
export const Crown = ({ turn }: { readonly turn: number }): ReactNode => (
  <g transform={`rotate(${turn})`}>
    <path
      className={styles.crownShade}
      d="M-20 3c-2-8 2-15 9-16 2-6 12-8 17-3 7-2 14 4 13 11 5 5 3 14-3 17-1 7-9 10-15 7-6 3-14 0-15-6-4-1-6-6-6-10z"
    />
    <path
      className={styles.crown}
      d="M-17 0c-2-7 2-12 8-13 3-5 10-6 14-2 6-2 12 3 11 9 4 5 2 11-3 13-2 6-8 8-12 5-6 2-12-1-12-6-3-1-5-3-6-6z"
    />
    <path
      className={styles.crownLit}
      d="M-11-3c0-4 3-7 7-7 3-3 8-3 10 0 4 0 7 3 6 6-3-2-6-2-8 0-3-3-7-2-8 1-3-2-5-2-7 0z"
    />
  </g>
);
