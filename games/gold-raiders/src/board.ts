import type { BoardDoor } from '@quri/board-kit';
import { GoldRaidersActions } from './board/actions.tsx';
import { GoldRaidersBoard } from './board/board.tsx';
import { scoreHistory } from './board/score-history.ts';
import type { Seen, View } from './view/shapes.ts';
import type { Intent } from './vocabulary.ts';

export const board: BoardDoor<View, Seen, Intent> = {
  Board: GoldRaidersBoard,
  Actions: GoldRaidersActions,
  scoreHistory,
};
