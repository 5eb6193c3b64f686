import type { ReactNode } from 'react';

/** A staff with a small sun: who leads the expedition this round. */
export const StartStaff = (): ReactNode => (
  <svg
    viewBox="0 0 12 28"
    width="100%"
    height="100%"
    aria-hidden="true"
    style={{ display: 'block', overflow: 'visible' }}
  >
    <path stroke="#10150f" strokeWidth="1.200" fill="#8a5f2a" d="M5 8h2v20H5z" />
    <path fill="#5c3c0a" d="M4 0h4v2h2v2h2v4h-2v2H8v2H4v-2H2V8H0V4h2V2h2z" />
    <path fill="#f3c95c" d="M4.500 1.500h3v2h2v1h1v3h-1v1h-2v2h-3v-2h-2v-1h-1v-3h1v-1h2z" />
    <path fill="#9b6a17" d="M5 5h2v2H5z" />
  </svg>
);
