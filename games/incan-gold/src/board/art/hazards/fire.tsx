import type { ReactNode } from 'react';

/** A wall of flames between two stone pillars. */
export const Fire = (): ReactNode => (
  <>
    <path fill="#2a0f0c" d="M0 0h100v140H0z" />
    <path fill="#55190f" d="M0 140V52l12-20 10 22L38 8l14 34L66 2l12 44 12-20 10 30v84z" />
    <path
      fill="#a6341b"
      d="M2 140c-4-26 4-40 10-60 4 8 6 12 7 20 8-16 6-34 2-50 12 10 18 22 20 36 6-18 8-40 0-66 20 16 30 38 28 64 4-6 6-14 6-24 12 16 22 40 22 80z"
    />
    <path
      fill="#e06a2a"
      d="M12 140c-4-18 0-32 8-44 2 6 4 10 4 16 8-10 10-22 8-36 10 10 14 20 14 32 6-14 8-34 2-54 16 16 22 34 18 58 4-4 6-10 8-18 10 14 16 26 14 46z"
    />
    <path
      fill="#f2ad45"
      d="M24 140c-2-12 0-20 6-28 2 4 4 8 4 12 6-8 8-16 6-26 8 8 10 16 10 24 4-10 6-20 2-34 12 12 16 26 12 40 4-2 6-6 8-12 6 8 8 16 6 24z"
    />
    <path
      fill="#fff0bd"
      d="M36 140c-1-8 1-14 5-19 2 3 3 5 3 8 4-6 5-11 4-18 7 8 9 15 8 24 3-3 4-6 5-10 4 5 5 10 4 15z"
    />
    <path fill="#3a1a14" d="M0 20h13v4H9v96h5v20H0zM100 20H87v4h4v96h-5v20h14z" />
    <path
      fill="#7c3522"
      d="M0 20h13v2H0zM9 24h1.500v96H9zM0 50h9v2H0zM0 86h9v2H0zM87 20h13v2H87zM89.500 24H91v96h-1.500zM91 62h9v2h-9zM91 98h9v2h-9z"
    />
    <path
      fill="#f2ad45"
      d="M26 34h3v3h-3zM72 26h3v3h-3zM60 14h2v2h-2zM32 16h2v2h-2zM80 50h2v2h-2zM46 24h2v2h-2zM20 62h2v2h-2z"
    />
  </>
);
