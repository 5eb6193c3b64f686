import { Sign } from '@quri/board-kit';
import type { ReactNode } from 'react';

export const NextSign = (): ReactNode => <Sign d="M7 4l6 6-6 6" />;
export const BeforeSign = (): ReactNode => <Sign d="M13 4l-6 6 6 6" />;
export const WalkSign = (): ReactNode => (
  <Sign d="M6 8c-2 0-2-5 0-5s2 5 0 5zM14 12c-2 0-2-5 0-5s2 5 0 5zM5 11h2M13 15h2" />
);
