import type { ReactNode } from 'react';

/** Every picture by itself, large and small, row by row. */
export const Sheet = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <main className="sheet">{children}</main>
);

export const Row = ({ children }: { readonly children: ReactNode }): ReactNode => <div className="row">{children}</div>;

/** A picture at a size. */
export const Box = ({ w, h, children }: { readonly w: number; readonly h: number; readonly children: ReactNode }) => (
  <div style={{ width: w, height: h, position: 'relative' }}>{children}</div>
);
