import { gemsHomeNow, type Position } from './position.ts';

/** Would going home now lose the game? Then there is nothing to be lost by going on. */
export function campLoses(position: Position): boolean {
  const { roundsLeft, wealth, rivalInside, rivalOut } = position;
  return roundsLeft === 0 && wealth + gemsHomeNow(position) <= Math.max(rivalInside, rivalOut);
}
