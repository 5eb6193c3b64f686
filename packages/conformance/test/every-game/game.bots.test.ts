import { playRandomGame, SEED, sampleOf } from '@quri/conformance';
import { asList, defaultOptions, frozen, sameJson, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { gameEntry } from './game-folder.ts';

const { game, bots } = await gameEntry.engine();
const { min, max } = game.meta.players(defaultOptions<object>(game.meta.options, 2));

/** Of a game. */
const MOST_QUESTIONS = 150;

describe(`the bots of ${game.meta.id}`, () => {
  test('are listed from weak to strong as the entry has them', () => {
    expect(bots.map(({ id }) => id)).toEqual(gameEntry.bots);
  });

  test.each(bots)('$id answers with an offer, wherever it is asked', (bot) => {
    const rng = seededRng(`bots ${SEED}`);
    for (const players of [min, max]) {
      const options = defaultOptions<object>(game.meta.options, players);
      const setting = { players, options, seed: `bots ${SEED}` };
      let length = 0;
      playRandomGame(game, setting, () => length++);
      const due = sampleOf(length, MOST_QUESTIONS, rng);
      let at = 0;
      playRandomGame(game, setting, ({ table, memory, next }) => {
        if (!due.has(at++) || next === undefined) return;
        const { seat } = next;
        const offers = game.legal(frozen(table.state), seat);
        const view = game.project(frozen(table.state), seat);
        // The clock runs on whenever it is read, so that a bot that searches stops at once.
        let now = 0;
        const asked = { seat, players, options, view, memory: memory(seat), offers, rng, ms: 1, now: () => now++ };
        const [answer] = asList(bot.choose(asked));
        const isOffered = offers.some((offer) => sameJson(offer, answer));
        expect(isOffered, isOffered ? '' : JSON.stringify({ seat, answer, offers })).toBe(true);
      });
    }
  });
});
