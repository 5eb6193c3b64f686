import type { ReactNode } from 'react';

const Icon = ({ d, filled = false }: { readonly d: string; readonly filled?: boolean }): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    aria-hidden="true"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d={d} />
  </svg>
);

export const PlayIcon = (): ReactNode => <Icon d="M7 4v16l13-8z" filled />;
export const PauseIcon = (): ReactNode => <Icon d="M6 4h4v16H6zM14 4h4v16h-4z" filled />;
export const StepBackIcon = (): ReactNode => <Icon d="M6 5v14M18 5v14l-9-7z" />;
export const StepOnIcon = (): ReactNode => <Icon d="M18 5v14M6 5v14l9-7z" />;
export const MoreIcon = (): ReactNode => <Icon d="M4 11h2v2H4zM11 11h2v2h-2zM18 11h2v2h-2z" filled />;
