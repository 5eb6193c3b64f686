import type { Figures } from '@quri/board-kit';
import { CardFaces, readings } from './cards.tsx';
import { NightAndDay, Peeking, Stacking, Stealing } from './night.tsx';
import { AtTheTemple } from './temple.tsx';
import { RaidersFigure, TrailFigure } from './trail.tsx';

/** The pictures of the rulebook, by the names it has for them. */
export const FIGURES: Figures = {
  cards: CardFaces,
  trail: TrailFigure,
  raiders: RaidersFigure,
  'night-and-day': NightAndDay,
  stacking: Stacking,
  peek: Peeking,
  steal: Stealing,
  bandits: readings(['mile1', 'mile2', 'bandits', 'mile3'], ['bandits', 'bandits']),
  sequence: readings(['mile1', 'mile2', 'mile3'], ['mile2', 'mile1', 'mile3'], ['mile1', 'mile2', 'mile1', 'mile2']),
  'recon-between': readings(['mile1', 'recon', 'mile2'], ['mile1', 'steal', 'mile2']),
  triplets: readings(['mile1', 'mile2', 'mile2', 'mile2'], ['steal', 'steal', 'steal']),
  temple: AtTheTemple,
};
