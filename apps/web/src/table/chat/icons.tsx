import type { ReactNode } from 'react';

const Icon = ({ d }: { readonly d: string }): ReactNode => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
    <path d={d} />
  </svg>
);

export const SendIcon = (): ReactNode => <Icon d="M4 12h15M12 5l7 7-7 7" />;
/** A speech bubble built from steps. */
export const PhrasesIcon = (): ReactNode => <Icon d="M4 4h16v11h-8v4H8v-4H4zM8 9h8" />;
export const MoreIcon = (): ReactNode => <Icon d="M5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2z" />;
