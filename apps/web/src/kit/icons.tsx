import type { ReactNode } from 'react';

interface IconProps {
  readonly d: string;
  readonly size?: number;
  readonly filled?: boolean;
}

export const Icon = ({ d, size = 20, filled = false }: IconProps): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d={d} />
  </svg>
);

/** Signs of the shell, built from steps like everything else. */
export const MenuIcon = (): ReactNode => <Icon d="M3 5h12v0M3 12h18M9 19h12" />;
export const CloseIcon = (): ReactNode => <Icon d="m5 5 14 14M19 5 5 19" />;
export const LogIcon = (): ReactNode => <Icon d="M5 3h14v18H5zM9 8h6M9 12h6M9 16h3" />;
export const BookIcon = (): ReactNode => <Icon d="M12 6v14M12 6H3v13h9M12 6h9v13h-9M16 10h2M16 14h2M6 10h2M6 14h2" />;
export const UndoIcon = (): ReactNode => <Icon d="M9 4 4 9l5 5M4 9h10a6 6 0 0 1 0 12h-4" />;
export const UndoAllIcon = (): ReactNode => <Icon d="M14 4 9 9l5 5M8 4 3 9l5 5M9 9h6a6 6 0 0 1 0 12h-4" />;
export const FastForwardIcon = (): ReactNode => <Icon d="M4 5v14l8-7zM12 5v14l8-7z" />;
export const BinIcon = (): ReactNode => <Icon d="M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7" />;
export const PlusIcon = (): ReactNode => <Icon d="M12 4v16M4 12h16" />;
export const MinusIcon = (): ReactNode => <Icon d="M4 12h16" />;
