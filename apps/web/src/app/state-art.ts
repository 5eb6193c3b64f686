/** Drawings of 400 by 200 in public/art, for pages and panels that say why there is nothing else to be seen. */
export type StateArt =
  | 'closed-door'
  | 'lost-trail'
  | 'broken-bridge'
  | 'crowded-camp'
  | 'fallen-stones'
  | 'dawn'
  | 'empty-camp';

export const stateArt = (art: StateArt): string => `/art/${art}.svg`;
