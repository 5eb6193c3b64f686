import type { Shape, Table } from '@quri/kernel';
import {
  accept,
  canonical,
  type Entry,
  frozen,
  heardOf,
  liveEntries,
  type Mark,
  move,
  restore,
  seedFromText,
  tableKey,
} from '@quri/kernel';
import { type Check, mustHold, type Setting } from '../subject.ts';
import { asMove, sparsely, walk } from '../walk.ts';

const keyOf = (setting: Setting): Uint8Array =>
  tableKey('local', {
    serverSeed: seedFromText(setting.seed),
    bytes: Array.from({ length: setting.players }, () => null),
  });

const throughJson = <G extends Shape>(table: Table<G>): Entry<G>[] =>
  JSON.parse(JSON.stringify(table.entries)) as Entry<G>[];

const restored = <G extends Shape>(table: Table<G>, setting: Setting<G>, mark?: Mark): Table<G> =>
  restore(table.game, JSON.parse(JSON.stringify(table.opening)), keyOf(setting), throughJson(table), mark);

export const replayEqualsPlay: Check = {
  name: 'a replay of the log equals the play: state, asks, hashes, everything anybody heard',
  run: ({ game }, setting) => {
    const table = walk(game, setting, () => {});
    const again = restored(table, setting);
    const where = () => ({ setting });
    mustHold(canonical(again.state) === canonical(table.state), 'the log folds to another state', where);
    mustHold(canonical(again.asks) === canonical(table.asks), 'the log folds to other asks', where);
    mustHold(again.head === table.head, 'the log hashes otherwise', where);
    mustHold(canonical(heardOf(again)) === canonical(heardOf(table)), 'somebody hears something else', where);
  },
};

export const savedAtAnyMoment: Check = {
  name: 'a save at any moment restores, and plays on the same',
  run: ({ game }, setting) => {
    const isDue = sparsely();
    walk(game, setting, ({ table, next }) => {
      if (next !== undefined && !isDue(table.entries.length)) return;
      const again = restored(table, setting);
      const where = () => ({ setting, entries: table.entries.length, next });
      const marked = restored(table, setting, { asks: table.asks, epoch: table.epoch });
      for (const { state } of [again, marked])
        mustHold(canonical(state) === canonical(table.state), 'a save restores to another state', where);
      if (next === undefined) return;
      const made = asMove(table, next.seat, next.intent);
      const [here, there] = [move(table, made), move(again, made)];
      mustHold(canonical(here) === canonical(there), 'a restored table plays on otherwise', where);
      if (there.ok) accept(again, there.value);
      mustHold(again.entries.length === table.entries.length + 1, 'a restored table refuses to go on', where);
    });
  },
};

export const evolveNeverRolls: Check = {
  name: 'evolve never rolls: no chance, no clock, the same state every time, and the event is left alone',
  run: ({ game }, setting) => {
    const table = walk(game, setting, () => {});
    const state = game.blank(setting.players, setting.options);
    for (const entry of liveEntries(table.entries)) {
      for (const event of entry.events) {
        const where = () => ({ setting, seq: entry.seq, event });
        const spelled = canonical(event);
        const other = game.fork(frozen(state));
        withoutChance(() => game.evolve(other, event), where);
        mustHold(canonical(event) === spelled, 'evolve wrote into the event', where);
        game.evolve(state, event);
        mustHold(canonical(other) === canonical(state), 'one event folds to two states', where);
      }
    }
    mustHold(canonical(state) === canonical(table.state), 'events alone do not give the state', () => ({ setting }));
  },
};

/** Runs something with every usual source of chance and time taken away. */
function withoutChance(run: () => void, where: () => unknown): void {
  const { random } = Math;
  const { now } = Date;
  const caught = (): never => mustNotRoll(where);
  Math.random = caught;
  Date.now = caught;
  try {
    run();
  } finally {
    Math.random = random;
    Date.now = now;
  }
}

function mustNotRoll(where: () => unknown): never {
  mustHold(false, 'evolve asked for chance or time', where);
  throw new Error('unreachable');
}
