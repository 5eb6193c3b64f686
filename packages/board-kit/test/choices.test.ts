import { describe, expect, test } from 'vitest';
import { choicesOf, choosingOf, chosenSteps, type Draft } from '../src/index.ts';

/** Pieces that move to a space and may turn there, and a pass: as small as a game with steps can be. */
type Intent =
  | { readonly type: 'move'; readonly piece: string; readonly to: number; readonly turn: number }
  | { readonly type: 'pass' };
type Step =
  | { readonly ask: 'piece'; readonly piece: string }
  | { readonly ask: 'space'; readonly to: number }
  | { readonly ask: 'turn'; readonly turn: number }
  | { readonly ask: 'pass' };

const choices = choicesOf<Intent, Step>({
  stepsOf: (intent) =>
    intent.type === 'pass'
      ? [{ ask: 'pass' }]
      : [
          { ask: 'piece', piece: intent.piece },
          { ask: 'space', to: intent.to },
          { ask: 'turn', turn: intent.turn },
        ],
  implied: ['space'],
});

const move = (piece: string, to: number, turn: number): Intent => ({ type: 'move', piece, to, turn });
const pass: Intent = { type: 'pass' };
const OFFERS = [move('a', 1, 0), move('a', 1, 1), move('a', 2, 0), move('b', 3, 0), move('b', 3, 1), pass];
const piece = (name: string): Step => ({ ask: 'piece', piece: name });
const space = (to: number): Step => ({ ask: 'space', to });

describe('choices', () => {
  test('offer each step once, in the order of the offers', () => {
    expect(choices.optionsAfter(OFFERS, [])).toEqual([piece('a'), piece('b'), { ask: 'pass' }]);
    expect(choices.optionsAfter(OFFERS, [piece('a')])).toEqual([space(1), space(2)]);
    expect(choices.optionsAfter(OFFERS, [space(1)])).toEqual([]);
  });

  test('are an intent when nothing is missing, and not before', () => {
    expect(choices.intentOf(OFFERS, [piece('a'), space(1)])).toBeUndefined();
    expect(choices.intentOf(OFFERS, [piece('a'), space(1), { ask: 'turn', turn: 1 }])).toBe(OFFERS[1]);
    expect(choices.intentOf(OFFERS, [{ ask: 'pass' }])).toBe(pass);
  });

  test('skip what has one answer where the game says so, on the way there and back', () => {
    expect(choices.onwards(OFFERS, [], [piece('b')])).toEqual([piece('b'), space(3)]);
    expect(choices.backFrom(OFFERS, [piece('b'), space(3)])).toEqual([]);
    expect(choices.backFrom(OFFERS, [piece('a'), space(1)])).toEqual([piece('a')]);
    // A turn has one answer as well, but is asked all the same.
    expect(choices.onwards(OFFERS, [piece('a')], [space(2)])).toEqual([piece('a'), space(2)]);
  });

  test('know what is missing for every intent that is still possible', () => {
    expect(choices.missingSteps(OFFERS, [piece('b'), space(3)])).toEqual([
      [{ ask: 'turn', turn: 0 }],
      [{ ask: 'turn', turn: 1 }],
    ]);
  });
});

describe('choosing', () => {
  /** A board whose draft is kept as its host would keep it. */
  function board({ pending = null, live = true }: { pending?: Intent | null; live?: boolean } = {}) {
    const sent: Intent[] = [];
    const skips: true[] = [];
    const skip = (): void => void skips.push(true);
    let value: unknown = null;
    const draft = (): Draft => ({
      value,
      set: (next) => {
        value = next;
      },
    });
    const play = (...intents: readonly Intent[]): void => void sent.push(...intents);
    return {
      sent,
      skips,
      now: () => choosingOf(choices, { offers: OFFERS, live, skip, play, pending, draft: draft() }),
    };
  }

  test('takes step after step and sends what they come to', () => {
    const { sent, now } = board();
    now().choose(piece('b'));
    expect(now()).toMatchObject({ taken: [piece('b'), space(3)], changes: 1, sent: false });
    expect(now().meaning({ ask: 'turn', turn: 1 })).toBe(OFFERS[4]);
    now().choose({ ask: 'turn', turn: 1 });
    expect(sent).toEqual([OFFERS[4]]);
    // Should it be refused, the same may be chosen again.
    expect(now()).toMatchObject({ taken: [piece('b'), space(3)], changes: 2, sent: true });
  });

  test('goes back, and remembers from where', () => {
    const { now } = board();
    expect(now().back).toBeNull();
    now().choose(piece('a'));
    now().choose(space(2));
    now().back?.();
    expect(now()).toMatchObject({ taken: [piece('a')], undone: space(2) });
    now().back?.();
    expect(now()).toMatchObject({ taken: [], undone: piece('a') });
  });

  test('does nothing while something is on its way', () => {
    const { sent, now } = board({ pending: pass });
    now().choose({ ask: 'pass' });
    expect([sent, now().taken, now().changes, now().back]).toEqual([[], [], 0, null]);
  });

  test('only skips until what is asked about was shown', () => {
    const { sent, skips, now } = board({ live: false });
    now().choose({ ask: 'pass' });
    now().choose(piece('a'));
    expect([sent, now().taken, now().changes, now().back]).toEqual([[], [], 0, null]);
    expect(skips).toHaveLength(2);
  });

  test('jumps to other steps without moving the focus, and does what completes an intent', () => {
    const { sent, now } = board();
    now().choose(piece('a'));
    now().jumpTo([piece('b'), space(3)], { anchor: 7 });
    expect(now()).toMatchObject({ taken: [piece('b'), space(3)], changes: 1, undone: null, anchor: 7 });
    now().jumpTo([{ ask: 'pass' }]);
    expect(sent).toEqual([pass]);
  });

  test('sends an intent whatever was chosen, unless something is on its way or still to be shown', () => {
    const { sent, now } = board();
    now().choose(piece('a'));
    now().send(pass);
    expect(sent).toEqual([pass]);
    expect(now()).toMatchObject({ taken: [], changes: 2, sent: true });
    const pending = board({ pending: pass });
    pending.now().send(pass);
    const early = board({ live: false });
    early.now().send(pass);
    expect([pending.sent, early.sent, early.skips]).toEqual([[], [], [true]]);
  });

  test('keeps the cost that is considered, and what was chosen with it', () => {
    const { now } = board();
    now().choose(piece('a'));
    now().consider(2);
    expect(now()).toMatchObject({ taken: [piece('a')], changes: 1, considered: 2 });
    now().consider(0);
    expect(now()).toMatchObject({ taken: [piece('a')], considered: 0 });
    const early = board({ live: false });
    early.now().consider(2);
    expect(early.now().considered).toBeUndefined();
  });

  test('goes on from steps that a draft begins with', () => {
    const draft = { value: chosenSteps<Step>(piece('a')), set: () => {} };
    const { options } = choosingOf(choices, {
      offers: OFFERS,
      live: true,
      skip: () => {},
      play: () => {},
      pending: null,
      draft,
    });
    expect(options).toEqual([space(1), space(2)]);
  });
});
