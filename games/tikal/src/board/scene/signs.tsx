import type { ReactNode } from 'react';

/** A crown on top of a medal around the origin. */
export const Crown = (): ReactNode => (
  <path
    fill="#e6b94a"
    stroke="var(--ink)"
    strokeWidth="1.600"
    strokeLinejoin="round"
    d="M-11-13-13-25l7 5 6-8 6 8 7-5-2 12z"
  />
);

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

const Icon = ({ d, size = 20 }: { readonly d: string; readonly size?: number }): ReactNode => (
  <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
    <path d={d} fill="none" stroke="currentColor" strokeWidth="1.800" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export const TurnSign = (): ReactNode => <Icon d="M16 10a6 6 0 1 1-2-4.500M16 2v4h-4" />;
export const PlusSign = (): ReactNode => <Icon d="M10 4v12M4 10h12" />;
export const MinusSign = (): ReactNode => <Icon d="M4 10h12" />;
export const WholeSign = (): ReactNode => <Icon d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />;
export const ScoreSign = (): ReactNode => <Icon d="M3 16h14M4 13 3 5l4 3 3-5 3 5 4-3-1 8z" />;
export const ChangedSign = (): ReactNode => <Icon d="M10 5v5l3 2M3 10a7 7 0 1 0 2-5L3 7M3 3v4h4" />;
export const SwapSign = (): ReactNode => <Icon d="M4 7h12l-3-3M16 13H4l3 3" />;
