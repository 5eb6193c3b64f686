import { pick, seededRng } from '@quri/kernel';
import { expect, test } from 'vitest';
import { bots } from '../src/engine.ts';
import { EDITIONS } from '../src/vocabulary.ts';
import { departuresIn } from './departures.ts';

test('no bot but the random one goes home to certain defeat in the last round', () => {
  const rng = seededRng('certain defeat');
  let departures = 0;
  for (let game = 0; game < 240; game++) {
    const edition = game % 2 === 0 ? 'incan-gold' : pick(rng, EDITIONS);
    // Half of the tables are condor's alone, the rest is mixed.
    const company = game % 4 < 2 ? bots.slice(-1) : bots.slice(1);
    const seated = Array.from({ length: 3 + (game % 4) }, () => pick(rng, company));
    const { last, lost } = departuresIn(seated, edition, `certain defeat/${game}`);
    expect(lost, `game ${game}`).toBe(0);
    departures += last;
  }
  expect(departures).toBeGreaterThan(100);
});
