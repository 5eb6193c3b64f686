import { DURATIONS } from '@quri/board-kit';
import type { GallerySubject } from '@quri/board-kit/gallery';
import { defaultOptions, frozen, type Shape, walkLog } from '@quri/kernel';
import { sayStaged } from '@quri/words';
import { expect } from 'vitest';
import { playRandomGame } from '../random-game.ts';
import { SEED } from '../settings.ts';
import { boardTrial } from './trial.ts';
import type { ViewedStep } from './viewed-steps.ts';

/** What every picture of a board has beside what it shows: where the light falls, and what is on its way. */
export interface Moving {
  readonly focus: unknown;
  readonly flights: readonly unknown[];
}

/** A board, and what the suite has to be told to test it. */
export interface BoardSubject<G extends Shape, Shown extends Moving> extends GallerySubject<G, Shown> {
  /** A picture without what a plan cannot know and is only filled in at rest, if there is such a thing. */
  publicPart?(shown: Shown): Shown;
}

export interface BoardCheck {
  readonly name: string;
  run<G extends Shape, Shown extends Moving>(subject: BoardSubject<G, Shown>, steps: readonly ViewedStep<G>[]): void;
}

const MISSING = /undefined|NaN|\[object/;

/** About so many of them, from beginning to end: a picture takes far longer than a plan. */
const some = <T>(count: number, all: readonly T[]): readonly T[] =>
  all.filter((_, i) => i % Math.ceil(all.length / count) === 0);
const isEnd = <G extends Shape>({ message }: ViewedStep<G>): boolean => message.awaited.length === 0;

const nothingIsMissing: BoardCheck = {
  name: 'draws every view in both languages with nothing missing',
  run: (subject, steps) => {
    const { drawn, offered } = boardTrial(subject);
    for (const { message, where } of [...some(120, steps), ...some(40, steps.filter(isEnd))]) {
      const language = message.seq % 2 === 0 ? 'en' : 'pl';
      expect(drawn(message, { language }), where).not.toMatch(MISSING);
      expect(offered(message, { language }), where).not.toMatch(MISSING);
    }
  },
};

const drawingsAreHidden: BoardCheck = {
  name: 'hides every drawing from those who listen',
  run: (subject, steps) => {
    const { drawn } = boardTrial(subject);
    for (const { message, where } of some(20, steps))
      for (const [svg] of drawn(message).matchAll(/<svg[^>]*>/g)) expect(svg, where).toContain('aria-hidden="true"');
  },
};

const spectatorsHaveNoActions: BoardCheck = {
  name: 'has no actions for somebody who looks on',
  run: (subject, steps) => {
    const { offered } = boardTrial(subject);
    const spectated = steps.filter(({ message }) => message.viewer === 'spectator');
    expect(spectated).not.toEqual([]);
    for (const { message, where } of some(40, spectated)) expect(offered(message), where).toBe('');
  },
};

const plansEndOnTheView: BoardCheck = {
  name: 'a plan, built from two views and what was seen between them, ends exactly on the view',
  run: ({ board: { planOf, shownOf }, publicPart = (shown) => shown }, steps) => {
    for (const { before, message, where } of steps) {
      const beats = planOf(before.view, message.seen, message.view) ?? [];
      const end = beats.at(-1)?.shown ?? shownOf(before.view);
      expect(atRest(publicPart(end)), where).toEqual(atRest(publicPart(shownOf(message.view))));
    }
  },
};

const atRest = <Shown extends Moving>({ focus: _focus, flights: _flights, ...rest }: Shown) => rest;

const beatsTakeTheirTime: BoardCheck = {
  name: 'every beat takes time, and none longer than a staged moment',
  run: ({ board: { planOf } }, steps) => {
    for (const { before, message, where } of steps) {
      for (const { name, ms } of planOf(before.view, message.seen, message.view) ?? []) {
        expect(ms, `${name} ${where}`).toBeGreaterThan(0);
        expect(ms, `${name} ${where}`).toBeLessThanOrEqual(DURATIONS.staged);
      }
    }
  },
};

const jumpsAtFirstSight: BoardCheck = {
  name: 'jumps where there is nothing to start from',
  run: ({ board: { planOf } }, steps) => {
    for (const { message, where } of steps) expect(planOf(null, message.seen, message.view), where).toBeNull();
  },
};

const beatsAreNamed: BoardCheck = {
  name: 'draws the beat it is given and says its name, and none at rest',
  run: (subject, steps) => {
    const { drawn } = boardTrial(subject);
    const staged = steps.flatMap(({ before, message, where }) => {
      const [first] = subject.board.planOf(before.view, message.seen, message.view) ?? [];
      return first === undefined ? [] : [{ message, where, first }];
    });
    expect(staged).not.toEqual([]);
    for (const { message, where, first } of some(20, staged)) {
      const { name, shown } = first;
      expect(drawn(message, { shown, beat: { name, id: 0 }, live: false }), where).toContain(`data-beat="${name}"`);
      expect(drawn(message), where).not.toContain('data-beat');
    }
  },
};

const beatsAreSaid: BoardCheck = {
  name: 'says what it shows in both languages, and every big moment',
  run: ({ board: { planOf }, words }, steps) => {
    const who = (seat: number): string => `seat ${seat}`;
    let said = 0;
    for (const { before, message, where } of steps) {
      for (const { name, says, big } of planOf(before.view, message.seen, message.view) ?? []) {
        if (big === true) expect(says, `${name} ${where}`).toBeDefined();
        if (says === undefined) continue;
        said++;
        for (const text of [words.en, words.pl]) expect(sayStaged(text, says, who), where).not.toMatch(MISSING);
      }
    }
    expect(said).toBeGreaterThan(0);
  },
};

const offersWait: BoardCheck = {
  name: 'keeps its offers in place, marked as disabled, until what they are about was shown',
  run: (subject, steps) => {
    const { offered } = boardTrial(subject);
    const asked = steps.filter(({ message }) => message.offers.length > 0);
    for (const { message, where } of some(40, asked)) {
      const [live, waiting] = [offered(message), offered(message, { live: false })];
      expect(enabledButtons(waiting), where).toEqual([]);
      expect(buttonsIn(waiting).length, where).toBe(buttonsIn(live).length);
    }
    expect(asked.some(({ message }) => enabledButtons(offered(message)).length > 0)).toBe(true);
  },
};

const buttonsIn = (html: string): readonly string[] => [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
const enabledButtons = (html: string): readonly string[] =>
  buttonsIn(html).filter((tag) => !tag.includes('aria-disabled="true"') && !/ disabled/.test(tag));

const historyEndsOnTheScores: BoardCheck = {
  name: 'has a score history that ends with the scores of the game',
  run: <G extends Shape>({ game, board }: BoardSubject<G, never>) => {
    const { min, max } = game.meta.players(defaultOptions<G['options']>(game.meta.options, 2));
    for (const players of [min, max]) {
      const options = defaultOptions<G['options']>(game.meta.options, players);
      const { opening, entries, state } = playRandomGame(game, { players, options, seed: SEED });
      const all: G['seen'][] = [];
      for (const { seen } of walkLog(game, opening, entries, ['spectator'])) all.push(...seen('spectator'));
      expect(board.scoreHistory(all, players).at(-1), `${players} players`).toEqual(
        game.outcome(frozen(state))?.scores,
      );
    }
  },
};

/** Everything a board must hold to. */
export const boardChecks: readonly BoardCheck[] = [
  nothingIsMissing,
  drawingsAreHidden,
  spectatorsHaveNoActions,
  plansEndOnTheView,
  beatsTakeTheirTime,
  jumpsAtFirstSight,
  beatsAreNamed,
  beatsAreSaid,
  offersWait,
  historyEndsOnTheScores,
];
