import { type BoardProps, beat, DURATIONS, type GameScreen, inSequence } from '@quri/board-kit';
import type { BoardSubject } from '@quri/conformance/board';
import { sample as entry } from '@quri/sample';
import { type Sample, sample } from '@quri/sample/game';
import { createElement, type ReactNode } from 'react';

/** As little of a board as there can be: it draws the pot. */
export interface Pot {
  readonly pot: number;
  readonly focus: 'pot';
  readonly flights: readonly number[];
}

export type ToySubject = BoardSubject<Sample, Pot>;
type ToyProps = BoardProps<Sample['view'], Sample['intent'], Pot>;
type ToyScreen = GameScreen<Sample['view'], Sample['seen'], Sample['intent'], Pot>;

const shownOf: ToyScreen['shownOf'] = ({ pot }) => ({ pot, focus: 'pot', flights: [] });

const planOf: ToyScreen['planOf'] = (before, seen) =>
  before &&
  inSequence(
    shownOf(before),
    ...seen.map((one) => (now: Pot) => {
      if (one.type === 'coinDrawn')
        return {
          ...beat('coin', DURATIONS.piece, now, {
            pot: now.pot + (one.token.coin ?? 0),
            flights: [one.token.coin ?? 0],
          }),
          says: one,
        };
      return one.type === 'ratDrawn' || one.type === 'stopped'
        ? { ...beat('empty', DURATIONS.card, now, { pot: 0 }), says: one, big: true }
        : [];
    }),
  );

const Board = ({ shown, beat }: ToyProps): ReactNode =>
  createElement(
    'section',
    { 'data-beat': beat?.name },
    createElement('svg', { 'aria-hidden': true }, createElement('circle', { r: shown.pot })),
  );

const Actions = ({ offers, live, label }: ToyProps): readonly ReactNode[] =>
  offers.map((offer, i) => createElement('button', { key: i, type: 'button', 'aria-disabled': !live }, label(offer)));

const scoreHistory: ToyScreen['scoreHistory'] = (seen, players) => {
  const scores = Array.from({ length: players }, () => 0);
  const add = (seat: number, points: number): void => {
    scores[seat] = (scores[seat] ?? 0) + points;
  };
  for (const one of seen) {
    if (one.type === 'stopped') add(one.seat, one.kept);
    if (one.type === 'charmsShown') for (const [seat, { value }] of one.worn.entries()) add(seat, value);
  }
  return [scores];
};

export const toy: ToySubject & { readonly board: ToyScreen } = {
  game: sample,
  board: { Board, Actions, scoreHistory, scoreSteps: () => 'turns', shownOf, planOf, sounds: {} },
  words: { en: await entry.text.en(), pl: await entry.text.pl() },
};
