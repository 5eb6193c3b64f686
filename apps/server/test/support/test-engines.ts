import { type GameEngine, loadEngines } from '@quri/catalogue';
import { type Bot, invariantBroken } from '@quri/kernel';
import { bots as sampleBots } from '@quri/sample/engine';
import { sample } from '@quri/sample/game';
import { type Intent, openGames } from './stroll.ts';

/** The sample, and a game with a bug of ours in it: nobody can stop without breaking an invariant. */
const fragile: typeof sample = {
  ...sample,
  meta: { ...sample.meta, id: 'fragile' },
  decide: (s, by, intent) => (intent.type === 'stop' ? invariantBroken('a bug of ours') : sample.decide(s, by, intent)),
};

/** The sample, as if the name of a charm were 100 bytes shorter than the longest. */
const filling: typeof sample = {
  ...sample,
  meta: { ...sample.meta, id: 'filling' },
  shortfall: { seen: (one) => (one.type === 'charmWorn' && one.charm ? 100 : 0), view: () => 0 },
};

/** Bots that do what a bot must not, above those that do what they should. */
const badBots: readonly Bot[] = [
  {
    id: 'crashing',
    choose: () => {
      throw new Error('I have crashed');
    },
  },
  { id: 'cheating', choose: () => ({ type: 'win' }) },
  /** Says what it was given, by way of its error. */
  {
    id: 'telling',
    choose: (asked) => {
      const { rng: _rng, ...given } = asked;
      throw new Error(`given ${JSON.stringify(given)}`);
    },
  },
  {
    id: 'hoarding',
    choose: () => {
      const hoard: number[][] = [];
      for (;;) hoard.push(Array.from({ length: 10_000 }, () => hoard.length));
    },
  },
  {
    id: 'sleepy',
    choose: ({ offers }) => {
      for (;;) if (offers.length > 100) break;
      return { type: 'dip' };
    },
  },
];

/** As on a machine that has little time for it: thirty times as long as it usually takes. */
const slow: Bot = {
  id: 'slow',
  choose: ({ offers, ms }) => {
    const start = performance.now();
    while (performance.now() - start < 30 * ms);
    return offers[0] ?? { type: 'stop' };
  },
};

const STEP: Intent = { type: 'step', feet: 1 };

/** Bots that answer with a list. */
const strollers: readonly Bot[] = [
  { id: 'walking', choose: () => [STEP, STEP, STEP, { type: 'rest' }] },
  /** What it digs up is not known when it answers: what it says about the time after it is not heard. */
  {
    id: 'digging',
    choose: ({ view }) =>
      (view as { found: readonly string[] }).found.length > 0
        ? { type: 'rest' }
        : [STEP, { type: 'dig' }, STEP, STEP, { type: 'rest' }],
  },
  /** Its second step is one nobody can make. */
  {
    id: 'stumbling',
    choose: ({ view, seat }) =>
      (view as { at: readonly number[] }).at[seat] === 0 ? [STEP, { type: 'fly' }, { type: 'rest' }] : { type: 'rest' },
  },
  /** Begins well and goes on without end. */
  { id: 'restless', choose: () => Array.from({ length: 100 }, () => STEP) },
  /** Thinks longer than others may, for its level says that it does. */
  {
    id: 'slow',
    ms: 60_000,
    choose: ({ ms, now }) => {
      const begun = now();
      while (now() - begun < 60);
      if (ms !== 60_000) throw new Error(`given ${ms} ms`);
      return [STEP, { type: 'rest' }];
    },
  },
];

export const testEngines: readonly GameEngine[] = [
  ...(await loadEngines()),
  { game: sample, bots: [...sampleBots, ...badBots] },
  { game: fragile, bots: sampleBots },
  { game: filling, bots: sampleBots },
  { game: { ...sample, meta: { ...sample.meta, id: 'allCrash' } }, bots: badBots.slice(0, 1) },
  { game: { ...sample, meta: { ...sample.meta, id: 'allSlow' } }, bots: [slow] },
  ...openGames.map((game) => ({ game, bots: strollers })),
];
