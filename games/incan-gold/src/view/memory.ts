import { unreachable } from '@quri/kernel';
import type { Seen, View } from './shapes.ts';

/** What a listener adds up that the table does not show: everybody's tent, counted from what was carried into it. */
export interface Memory {
  tents: number[];
  beside: number[];
}

export const emptyMemory = (players: number): Memory => ({
  tents: Array.from({ length: players }, () => 0),
  beside: Array.from({ length: players }, () => 0),
});

export function remember(memory: Memory, seen: readonly Seen[], _view: View): void {
  for (const one of seen) note(memory, one);
}

function note(memory: Memory, seen: Seen): void {
  switch (seen.type) {
    case 'treasureFound':
      for (const seat of seen.inside) memory.beside[seat] = (memory.beside[seat] ?? 0) + seen.share;
      return;
    case 'leaversSettled':
      for (const seat of seen.leavers) {
        memory.tents[seat] = (memory.tents[seat] ?? 0) + (memory.beside[seat] ?? 0) + seen.share;
        memory.beside[seat] = 0;
      }
      return;
    case 'roundEnded':
      memory.beside.fill(0);
      return;
    case 'roundBegun':
    case 'artifactFound':
    case 'hazardMet':
    case 'hazardStruck':
    case 'choiceMade':
    case 'choicesRevealed':
      return;
    default:
      unreachable(seen);
  }
}
