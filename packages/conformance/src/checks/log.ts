import {
  accept,
  canonical,
  dealFromText,
  frozen,
  heardOf,
  keyOf,
  liveEntries,
  type Mark,
  move,
  restore,
  type Shape,
  type Table,
} from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';
import { asMove } from '../random-game.ts';
import type { Setting } from '../subject.ts';

/** The table as it comes out of a file. */
function restored<G extends Shape>(table: Table<G>, { players, options, seed }: Setting<G>, mark?: Mark): Table<G> {
  const { secret } = dealFromText(table.game, players, options, seed);
  const { opening, entries } = JSON.parse(JSON.stringify({ opening: table.opening, entries: table.entries }));
  return restore(table.game, opening, keyOf(opening, secret), entries, mark);
}

export const replayEqualsPlay: Check = {
  name: 'a replay of the log equals the play: state, asks, hashes, everything anybody heard',
  watch: ({ setting }) => ({
    end: (table) => {
      const again = restored(table, setting);
      mustHold(canonical(again.state) === canonical(table.state), 'the log folds to another state');
      mustHold(canonical(again.asks) === canonical(table.asks), 'the log folds to other asks');
      mustHold(again.head === table.head, 'the log hashes otherwise');
      mustHold(canonical(heardOf(again)) === canonical(heardOf(table)), 'somebody hears something else');
    },
  }),
};

export const savedAtAnyPoint: Check = {
  name: 'a save at any point restores, and plays on the same',
  samples: 30,
  watch: ({ setting }) => ({
    checkpoint: ({ table, next }) => {
      const again = restored(table, setting);
      const evidence = () => ({ next });
      const marked = restored(table, setting, { asks: table.asks, epoch: table.epoch });
      for (const { state } of [again, marked])
        mustHold(canonical(state) === canonical(table.state), 'a save restores to another state', evidence);
      if (next === undefined) return;
      const made = asMove(table, next.seat, next.intent);
      const [here, there] = [move(table, made), move(again, made)];
      mustHold(canonical(here) === canonical(there), 'a restored table plays on otherwise', evidence);
      if (there.ok) accept(again, there.value);
      mustHold(again.entries.length === table.entries.length + 1, 'a restored table refuses to go on', evidence);
    },
  }),
};

export const evolveNeverRolls: Check = {
  name: 'evolve never rolls: no chance, no clock, the same state every time, and the event is left alone',
  watch: ({ subject: { game }, setting: { players, options } }) => ({
    end: (table) => {
      const state = game.blank(players, options);
      for (const { seq, events } of liveEntries(table.entries)) {
        for (const event of events) {
          const evidence = () => ({ seq, event });
          const before = canonical(event);
          const other = game.fork(frozen(state));
          withoutChance(() => game.evolve(other, event), evidence);
          mustHold(canonical(event) === before, 'evolve wrote into the event', evidence);
          game.evolve(state, event);
          mustHold(canonical(other) === canonical(state), 'one event folds to two states', evidence);
        }
      }
      mustHold(canonical(state) === canonical(table.state), 'events alone do not give the state');
    },
  }),
};

/** Runs something with every usual source of chance and time taken away. */
function withoutChance(run: () => void, evidence: () => object): void {
  const { random } = Math;
  const { now } = Date;
  const caught = (): number => {
    mustHold(false, 'evolve asked for chance or time', evidence);
    return 0;
  };
  Math.random = caught;
  Date.now = caught;
  try {
    run();
  } finally {
    Math.random = random;
    Date.now = now;
  }
}
