/** Nothing is hidden: what happened is what everybody sees. */
export type { Seen as Event, SeenOf as EventOf } from '../view/shapes.ts';
