import type { News } from '@quri/protocol';

/** Did this dispatch in the game? Other news is about the table, and no game has words or pictures for it. */
export const isGameNews = ({ kind }: Pick<News, 'kind'>): boolean => kind === 'start' || kind === 'move';
