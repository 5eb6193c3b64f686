import type { CSSProperties, ReactNode } from 'react';

/** The frame of a cover: 400 by 300. It fills any card of the home screen; where that is wider, the top is cut off. */
export const CoverFrame = ({ style, children }: { readonly style?: CSSProperties; readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMax slice"
    width="100%"
    height="100%"
    aria-hidden="true"
    style={{ display: 'block', ...style }}
  >
    {children}
  </svg>
);
