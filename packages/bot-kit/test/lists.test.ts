import { type Bot, type BotQuestion, canonical, type Game, seededRng } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { botPlayer, mirroredDice, playBots, playMatch } from '../src/arena.ts';
import { type Stairs, stairs } from './stairs.ts';

const CLIMB = { type: 'climb' } as const;
const REST = { type: 'rest' } as const;
const LEAP = { type: 'leap' } as const;
const players = 2;

const setup = (game: Game<Stairs> = stairs) => ({ game, players, options: {}, dice: mirroredDice('stairs') });
const rngOf = () => seededRng('x');

/** A bot, and every question it was asked. */
function noting(choose: Bot<Stairs>['choose']): Bot<Stairs> & { readonly asked: BotQuestion<Stairs>[] } {
  const asked: BotQuestion<Stairs>[] = [];
  return {
    id: 'noting',
    asked,
    choose: (question) => {
      asked.push(question);
      return choose(question);
    },
  };
}

/** Climbs three steps and rests, one by one. */
const stepByStep = () => noting(({ view }) => (view.steps < 3 ? CLIMB : REST));
const atOnce = (...intents: readonly Stairs['intent'][]) => noting(() => intents);

const match = (bots: readonly Bot<Stairs>[], game = stairs) =>
  playMatch(setup(game), bots.map(botPlayer), {
    ms: 5,
    clock: () => 0,
    rngOf,
    fallbackRng: seededRng('fallbackRng'),
  });

describe('a list of intents', () => {
  it('is played without asking again, and the game is the same as one by one', () => {
    const [slow, other, quick] = [stepByStep(), stepByStep(), atOnce(CLIMB, CLIMB, CLIMB, REST)];
    const single = playBots(setup(), [slow, other], rngOf, 5);
    expect(playBots(setup(), [quick, stepByStep()], rngOf, 5)).toEqual(single);
    expect([slow.asked.length, quick.asked.length]).toEqual([15, 4]);
  });

  it('ends where something seals: what comes after a turn is over is not played', () => {
    const greedy = atOnce(CLIMB, REST, CLIMB, CLIMB, REST);
    playBots(setup(), [greedy, stepByStep()], rngOf, 5);
    expect(greedy.asked.map(({ view }) => view.places[0])).toEqual([0, 1, 2, 3]);
  });

  it('ends where something is drawn, though more would be offered', () => {
    const resting = noting(({ view }) => (view.steps === 0 ? [LEAP, REST] : REST));
    playBots(setup(), [resting, stepByStep()], rngOf, 5);
    expect(resting.asked.slice(0, 2).map(({ view }) => view.steps)).toEqual([0, 3]);
  });

  it('ends where the next one is not offered', () => {
    const eager = noting(({ view }) => (view.steps === 3 ? REST : [CLIMB, CLIMB, CLIMB, CLIMB]));
    playBots(setup(), [eager, stepByStep()], rngOf, 5);
    expect(eager.asked.slice(0, 2).map(({ view }) => view.steps)).toEqual([0, 3]);
  });

  it('is heard entry by entry by everybody, as at a table', () => {
    const words = (bot: Bot<Stairs>): readonly string[] => {
      const heard: string[] = [];
      const verbatim = {
        ...stairs,
        emptyMemory: () => ({ words: [] }),
        remember: (memory: unknown, seen: readonly object[], view: object) =>
          void (memory as { words: string[] }).words.push(canonical([seen, view])),
      } as unknown as Game<Stairs>;
      const listening = noting(({ view, memory }) => {
        heard.splice(0, heard.length, ...(memory as { words: string[] }).words);
        return view.steps < 3 ? CLIMB : REST;
      });
      playBots(setup(verbatim), [bot, listening], rngOf, 5);
      return heard;
    };
    const one = words(stepByStep());
    expect(words(atOnce(CLIMB, CLIMB, CLIMB, REST))).toEqual(one);
    expect(one.length).toBeGreaterThan(20);
  });
});

describe('in a match', () => {
  it('a list counts as one move, and is judged by its first', async () => {
    const { seats } = await match([atOnce(CLIMB, CLIMB, CLIMB, REST), stepByStep()]);
    expect(seats.map(({ moves, faults }) => [moves, faults.length])).toEqual([
      [4, 0],
      [12, 0],
    ]);
  });

  it.each([
    ['that begins with what is not offered', [REST, CLIMB]],
    ['with nothing in it', []],
    ['of lists', [[CLIMB]]],
  ])('a list %s is a fault', async (_what, answer) => {
    const bot = noting(({ view }) => (view.steps === 0 ? (answer as never) : REST));
    const { seats } = await match([bot, stepByStep()]);
    expect(seats[0]?.faults[0]).toBe('illegal');
  });

  it('a list is played up to what cannot be read', async () => {
    const bot = noting(({ view }) => (view.steps === 3 ? REST : [CLIMB, CLIMB, { type: 'fly' } as never, CLIMB]));
    const { seats } = await match([bot, stepByStep()]);
    expect(seats[0]?.faults).toEqual([]);
    expect(bot.asked.slice(0, 3).map(({ view }) => view.steps)).toEqual([0, 2, 3]);
  });
});

describe('what a bot was shown of an open game', () => {
  it('stays as it was while the game goes on', () => {
    const bot = stepByStep();
    playBots(setup(), [bot, stepByStep()], rngOf, 5);
    expect(bot.asked.map(({ view }) => view.places[0])).toEqual([0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11]);
    expect(new Set(bot.asked.map(({ view }) => view)).size).toBe(15);
  });
});
