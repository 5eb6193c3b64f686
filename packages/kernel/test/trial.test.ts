import type { Sample } from '@quri/sample/game';
import { describe, expect, it } from 'vitest';
import { frozen, type MoveEntry, move, seat, tryIntents } from '../src/index.ts';
import {
  dealt,
  everybodyWears,
  granted,
  making,
  offersOf,
  play,
  refusalOf,
  type SampleTable,
  wear,
  whim,
} from './sample-table.ts';

const tried = (table: SampleTable, by: number, ...intents: readonly unknown[]) =>
  tryIntents(table.game, frozen(table.state), seat(by), intents);

describe('what is tried', () => {
  it('is what the move then shows, and changes nothing', () => {
    const { table } = dealt('trial', { players: 3 });
    const before = structuredClone(table.state);
    const [offer] = offersOf(table, 1);
    const trial = granted(tried(table, 1, offer));
    expect(table.state).toEqual(before);
    const step = granted(move(table, making(table, 1, offer)));
    expect(trial).toEqual({
      seen: step.seen[1],
      view: table.game.project(frozen(step.state), seat(1)),
      offers: step.offers[1],
      stopped: false,
    });
  });

  it('stops before a draw, and does not tell what would be drawn', () => {
    const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const { table } = dealt(seed);
      everybodyWears(table);
      return { trial: granted(tried(table, 0, { type: 'dip' }, { type: 'dip' })), table };
    });
    for (const { trial, table } of answers) {
      expect(trial).toMatchObject({ seen: [], offers: [], stopped: true });
      // Whatever comes is there for the move to find.
      const drawn = granted(move(table, making(table, 0, { type: 'dip' })));
      expect(drawn.seen[0]?.length).toBeGreaterThan(0);
    }
  });

  it('goes as far as a move that may be taken back, in whole games', () => {
    const kinds = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { table } = dealt(seed, { players: 3, options: { turns: 2, proudCharms: false } });
      const policy = whim(seed);
      for (let by = table.game.awaited(table.state)[0]; by !== undefined; by = table.game.awaited(table.state)[0]) {
        const intent = policy(offersOf(table, by));
        const trial = granted(tried(table, by, intent));
        const step = play(table, by, intent);
        const shown = step.seen[by] ?? [];
        expect(trial.stopped).toBe((step.entry as MoveEntry<Sample>).sealed);
        expect(shown.slice(0, trial.seen.length)).toEqual(trial.seen);
        if (!trial.stopped) expect([trial.seen, trial.offers]).toEqual([shown, step.offers[by]]);
        for (const { type } of shown.slice(trial.seen.length)) kinds.add(type);
        for (const { type } of trial.seen) expect(['coinDrawn', 'ratDrawn', 'charmsShown']).not.toContain(type);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['coinDrawn', 'ratDrawn', 'charmsShown']));
  });

  it('is the same in two worlds that look alike', () => {
    const trials = [0, 1].map((which) => {
      const { table } = dealt('worlds', { players: 3 });
      wear(table, 1, which);
      return offersOf(table, 0).map((offer) => tried(table, 0, offer));
    });
    expect(trials[0]).toEqual(trials[1]);
  });

  it('is refused by the rules as the move is', () => {
    const { table } = dealt('refused');
    const refusal = refusalOf(tried(table, 0, { type: 'dip' }));
    expect(refusal).toEqual(refusalOf(move(table, making(table, 0, { type: 'dip' }))));
    expect(refusal).toHaveProperty('rule');
    expect(refusalOf(tried(table, 0, { type: 'dance' }))).toEqual({ code: 'malformed' });
  });
});
