import type { ReactNode } from 'react';

/** A sign of a button, in 20 by 20. */
export const Sign = ({ d }: { readonly d: string }): ReactNode => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" style={{ flex: 'none' }}>
    <path d={d} fill="none" stroke="currentColor" strokeWidth="1.800" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export const TurnSign = (): ReactNode => <Sign d="M16 10a6 6 0 1 1-2-4.500M16 2v4h-4" />;
export const PlusSign = (): ReactNode => <Sign d="M10 4v12M4 10h12" />;
export const MinusSign = (): ReactNode => <Sign d="M4 10h12" />;
export const WholeSign = (): ReactNode => <Sign d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />;
export const ChangedSign = (): ReactNode => <Sign d="M10 5v5l3 2M3 10a7 7 0 1 0 2-5L3 7M3 3v4h4" />;

/** A crown above the origin, */
export const Crown = (): ReactNode => (
  <path
    fill="#e6b94a"
    stroke="var(--ink)"
    strokeWidth="1.600"
    strokeLinejoin="round"
    d="M-11-13-13-25l7 5 6-8 6 8 7-5-2 12z"
  />
);

/** and beside the name of whoever has won. */
export const WinnerSign = (): ReactNode => (
  <svg viewBox="-14 -29 28 18" width="20" height="14" aria-hidden="true" style={{ flex: 'none' }}>
    <Crown />
  </svg>
);
