import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons.tsx';

export const SendIcon = (): ReactNode => <Icon d="M4 12h15M12 5l7 7-7 7" />;
/** A speech bubble built from steps. */
export const PhrasesIcon = (): ReactNode => <Icon d="M4 4h16v11h-8v4H8v-4H4zM8 9h8" />;
export const MoreIcon = (): ReactNode => <Icon d="M5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2z" />;
