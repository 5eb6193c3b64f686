import {
  canonical,
  draftOf,
  frozen,
  luckFrom,
  memoryOf,
  type Shape,
  type Table,
  type Viewer,
  viewers,
} from '@quri/kernel';
import { type Check, mustHold, type Subject } from '../subject.ts';
import { walk } from '../walk.ts';
import { worldsBehind } from '../worlds.ts';

const IMAGININGS_A_WORLD = 40;
const LEAST_IMAGININGS = 200;

export const imaginedWorldsAreThePossibleOnes: Check = {
  name: 'non-interference (d): on a tiny deck the imagined worlds are exactly those that brute force finds',
  for: 'secrets',
  tinyOnly: true,
  run: (subject, setting) => {
    const { game, players, options, moves } = subject.tiny;
    const tables: Table[] = [];
    walk(game, { players, options, seed: setting.seed }, ({ table }) => {
      if (table.entries.length <= moves) tables.push(draftOf(table) as unknown as Table);
    });
    const last = tables.at(-1);
    for (const table of last === undefined ? [] : [last, tables[Math.floor(tables.length / 2)] ?? last]) {
      for (const viewer of viewers(players)) compareWorlds(subject as unknown as Subject, table, viewer, setting.seed);
    }
  },
};

function compareWorlds(subject: Subject<Shape>, table: Table, viewer: Viewer, seed: string): void {
  const { game } = subject.tiny;
  const spelled = (world: object): string => canonical(subject.secrets(frozen(world), viewer));
  const possible = new Set(worldsBehind(table, viewer).map(spelled));
  const memory = memoryOf(table, viewer);
  const view = game.project(frozen(table.state), viewer);
  const luck = luckFrom(seed);
  const imagined = new Set<string>();
  const tries = Math.max(LEAST_IMAGININGS, possible.size * IMAGININGS_A_WORLD);
  for (let i = 0; i < tries; i++) imagined.add(spelled(game.imagine(view, frozen(memory), luck)));
  const where = () => ({
    seed,
    viewer,
    entries: table.entries.length,
    possible: possible.size,
    imagined: imagined.size,
  });
  for (const world of imagined)
    mustHold(possible.has(world), 'an impossible world is imagined', () => ({ ...where(), world }));
  for (const world of possible)
    mustHold(imagined.has(world), 'a possible world is never imagined', () => ({ ...where(), world }));
}
