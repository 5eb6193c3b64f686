/** Nothing is hidden: what happened is what everybody sees. */
export type { Seen as Event } from '../view/shapes.ts';
