import { type Bot, type Game, invariantBroken } from '@quri/kernel';
import { bots as sampleBots } from '@quri/sample/bots';
import { sample } from '@quri/sample/game';
import { words } from '@quri/sample/words';
import { type Shelved, shelf } from '@quri/shelf';

/** The sample, and a game with a bug of ours in it: nobody can stop without breaking an invariant. */
const fragile: typeof sample = {
  ...sample,
  meta: { ...sample.meta, id: 'fragile' },
  decide: (s, by, intent) => (intent.type === 'stop' ? invariantBroken('a bug of ours') : sample.decide(s, by, intent)),
};

/** Bots that do what a bot must not. */
const badBots: readonly Bot[] = [
  {
    id: 'sleepy',
    choose: ({ offers }) => {
      for (;;) if (offers.length > 100) break;
      return { type: 'dip' };
    },
  },
  {
    id: 'crashing',
    choose: () => {
      throw new Error('I have crashed');
    },
  },
  { id: 'cheating', choose: () => ({ type: 'win' }) },
  {
    id: 'hoarding',
    choose: () => {
      const hoard: number[][] = [];
      for (;;) hoard.push(Array.from({ length: 10_000 }, () => hoard.length));
    },
  },
  /** Says what it was given, by way of its error. */
  {
    id: 'telling',
    choose: (asked) => {
      const { luck: _luck, ...given } = asked;
      throw new Error(`given ${JSON.stringify(given)}`);
    },
  },
];

export const testShelf: readonly Shelved[] = [
  ...shelf,
  {
    game: sample as unknown as Game,
    bots: [...(sampleBots as unknown as Bot[]), ...badBots],
    traits: () => '',
    words: words as never,
  },
  { game: fragile as unknown as Game, bots: sampleBots as unknown as Bot[], traits: () => '', words: words as never },
];
