import type { TeachingWords } from '@quri/words';

/** The cards of the lesson, in the order in which they are read. */
export type CardId =
  | 'welcome'
  | 'start'
  | 'tiles'
  | 'layPlain'
  | 'layWall'
  | 'laySnake'
  | 'layRest'
  | 'points'
  | 'slide'
  | 'gap'
  | 'swing'
  | 'walking'
  | 'walk'
  | 'noBlocker'
  | 'carried'
  | 'ride'
  | 'toFirst'
  | 'takeFirst'
  | 'takeSecond'
  | 'guard'
  | 'guardBridge'
  | 'blocked'
  | 'around'
  | 'third'
  | 'choice'
  | 'guardAhead'
  | 'exits'
  | 'stairs'
  | 'swingOut'
  | 'passage'
  | 'guardHome'
  | 'learned'
  | 'diamonds'
  | 'yourTurn';

export type TipId =
  | 'statue'
  | 'passage'
  | 'diamond'
  | 'stall'
  | 'lay'
  | 'plan'
  | 'ride'
  | 'pinned'
  | 'snake'
  | 'walkLast'
  | 'guard'
  | 'hinder';

export type Words = TeachingWords<CardId, TipId>;
