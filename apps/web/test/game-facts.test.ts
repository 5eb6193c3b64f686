import { catalogue } from '@quri/catalogue';
import { describe, expect, it } from 'vitest';
import { gameEntry, knowsGame, playersOf } from '../src/app/game-facts.ts';

describe('what the page knows of a game without loading it', () => {
  it('players, minutes, options and bots', () => {
    expect(playersOf('incan-gold')).toEqual({ min: 3, max: 8 });
    expect(gameEntry('incan-gold').meta.minutes).toEqual({ min: 20, max: 30 });
    expect(Object.keys(gameEntry('incan-gold').meta.options)).toContain('edition');
    expect(gameEntry('incan-gold').bots).toEqual(['random', 'greedy', 'mixed', 'condor']);
  });

  it('IG-C4: how many may play with the options set; those that do not fit count as unset', () => {
    expect(playersOf('incan-gold', { twoPlayers: true })).toEqual({ min: 2, max: 8 });
    expect(playersOf('incan-gold', { twoPlayers: 'perhaps' })).toEqual({ min: 3, max: 8 });
  });

  it('agrees with what the engines say', async () => {
    for (const { meta, bots, engine } of catalogue) {
      const loaded = await engine();
      expect(loaded.game.meta).toBe(meta);
      expect(loaded.bots.map(({ id }) => id)).toEqual(bots);
    }
  });

  it('and which games there are', () => {
    expect([knowsGame('gold-raiders'), knowsGame('sample')]).toEqual([true, false]);
  });
});
