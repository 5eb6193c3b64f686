import { Sign } from '@quri/board-kit';
import type { ReactNode } from 'react';

/** A balance, around the origin. */
export const Scale = (): ReactNode => (
  <path
    fill="none"
    stroke="var(--text)"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    d="M0-9V8M-5 8H5M-9-6H9M-9-6-12 1h6zM9-6 6 1h6z"
  />
);

export const ScoreSign = (): ReactNode => <Sign d="M3 16h14M4 13 3 5l4 3 3-5 3 5 4-3-1 8z" />;
export const SwapSign = (): ReactNode => <Sign d="M4 7h12l-3-3M16 13H4l3 3" />;
