import { expect, it } from 'vitest';
import { boardViewOf, lookedOn } from '../src/table/play/looked-on.ts';

const view = { viewer: 0, choice: 'camp' };
const position = { seq: 3, ask: 3, offers: [], takeBack: null, view };

it('whoever watches a seat is told the game as one who looks on, and sees what the seat sees', () => {
  const told = lookedOn(position, 0);
  expect(told.view).toEqual({ ...view, viewer: 'spectator' });
  expect(lookedOn(position, 0)).toBe(told);
  expect(boardViewOf(told.view, 0)).toEqual(view);
});

it('for everybody else nothing changes', () => {
  expect(lookedOn(position, null)).toBe(position);
  expect(boardViewOf(view, null)).toBe(view);
  const same = { ...position, view: { turn: 1 } };
  expect(lookedOn(same, 0)).toBe(same);
});
