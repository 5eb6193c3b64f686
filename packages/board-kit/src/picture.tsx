import type { ReactNode } from 'react';

interface PictureProps {
  /** The part of the drawing that is shown. */
  readonly box: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A drawing in a picture of its own. */
export const Picture = ({ box, width, height, children }: PictureProps): ReactNode => (
  <svg viewBox={box} width={width} height={height} aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
    {children}
  </svg>
);

/** The same as large as its place; what reaches beyond the box is shown too. */
export const WidePicture = ({ box, children }: Pick<PictureProps, 'box' | 'children'>): ReactNode => (
  <svg viewBox={box} width="100%" height="100%" aria-hidden="true" style={{ display: 'block', overflow: 'visible' }}>
    {children}
  </svg>
);
