import type { ReactNode } from 'react';

/** Cards held in a hand. */
export const HandSign = (): ReactNode => (
  <svg viewBox="0 0 20 16" width="19" height="15" aria-hidden="true" style={{ flex: 'none' }}>
    <g stroke="currentColor" strokeWidth="1.300" fill="var(--panel)">
      <path d="m2.200 4.600 5-2 3.600 9.600-5 2z" />
      <path d="M7.300 2.400h5.600v10.400H7.300z" />
      <path d="m12.800 2.600 5 2-3.600 9.600-5-2z" />
    </g>
  </svg>
);

/** The way back. Drawn, for an arrow is a letter that not every font has. */
export const BackSign = (): ReactNode => (
  <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true" style={{ flex: 'none' }}>
    <path fill="none" stroke="currentColor" strokeWidth="1.800" d="M6 1.500 1.500 6 6 10.500M2 6h9.500" />
  </svg>
);

export const Moon = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" style={{ flex: 'none' }}>
    <path fill="#cfe0f5" stroke="#24344f" d="M12.500 1.800a8.500 8.500 0 1 0 6 12A7.200 7.200 0 0 1 12.500 1.800z" />
  </svg>
);

export const Sun = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" style={{ flex: 'none' }}>
    <path
      fill="#f6b53c"
      stroke="#6a4206"
      strokeWidth=".6"
      d="M9 .5h2v3H9zM9 16.500h2v3H9zM.5 9h3v2h-3zM16.500 9h3v2h-3zM2.600 4l1.400-1.400 2.200 2.200-1.400 1.400zM13.800 15.200l1.400-1.400 2.200 2.200-1.400 1.400zM16 2.600 17.400 4l-2.200 2.200-1.400-1.400zM4.800 13.800l1.400 1.400L4 17.400 2.600 16z"
    />
    <circle cx="10" cy="10" r="5" fill="#ffd978" stroke="#6a4206" />
  </svg>
);
