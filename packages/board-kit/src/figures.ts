import type { ReactNode } from 'react';

/** A picture in a rulebook, drawn from the pieces of the board. What it shows is said by its caption. */
export interface FigureProps {
  readonly language: 'en' | 'pl';
}

export type Figures = Readonly<Record<string, (props: FigureProps) => ReactNode>>;
