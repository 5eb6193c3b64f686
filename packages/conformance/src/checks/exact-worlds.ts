import {
  canonical,
  draftOf,
  frozen,
  memoryOf,
  type Shape,
  seededRng,
  type Table,
  type Viewer,
  viewers,
} from '@quri/kernel';
import { type Check, mustHold, type Watched } from '../check.ts';
import { possibleWorlds } from '../possible-worlds.ts';
import { playRandomGame } from '../random-game.ts';
import type { Subject } from '../subject.ts';

const IMAGININGS_A_WORLD = 40;
const LEAST_IMAGININGS = 200;

export const imaginedWorldsAreThePossibleOnes: Check = {
  name: 'non-interference (d): on a tiny deck the imagined worlds are exactly those that brute force finds',
  for: 'secrets',
  tinyOnly: true,
  watch: <G extends Shape>({ subject, setting: { seed } }: Watched<G>) => {
    const { game, players, options, moves } = subject.tiny;
    const tables: Table<G>[] = [];
    playRandomGame(game, { players, options, seed }, ({ table }) => {
      if (table.entries.length <= moves) tables.push(draftOf(table));
    });
    for (const table of [tables.at(-1), tables[Math.floor(tables.length / 2)]])
      for (const viewer of viewers(players)) if (table !== undefined) compareWorlds(subject, table, viewer, seed);
    return {};
  },
};

function compareWorlds<G extends Shape>(subject: Subject<G>, table: Table<G>, viewer: Viewer, seed: string): void {
  const { game } = subject.tiny;
  const secretsIn = (world: G['state']): string => canonical(subject.secrets(frozen(world), viewer));
  const possible = new Set(possibleWorlds(table, viewer).map(secretsIn));
  const memory = memoryOf(table, viewer);
  const view = game.project(frozen(table.state), viewer);
  const rng = seededRng(seed);
  const imagined = new Set<string>();
  const tries = Math.max(LEAST_IMAGININGS, possible.size * IMAGININGS_A_WORLD);
  for (let i = 0; i < tries; i++) imagined.add(secretsIn(game.imagine(view, frozen(memory), rng)));
  const evidence = (world: string) => () => ({
    viewer,
    entries: table.entries.length,
    possible: possible.size,
    imagined: imagined.size,
    world,
  });
  for (const world of imagined) mustHold(possible.has(world), 'an impossible world is imagined', evidence(world));
  for (const world of possible) mustHold(imagined.has(world), 'a possible world is never imagined', evidence(world));
}
