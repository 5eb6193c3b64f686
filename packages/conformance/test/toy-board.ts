import { type BoardProps, beat, DURATIONS, inSequence, useStaging } from '@quri/board-kit';
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
type ToyProps = BoardProps<Sample['view'], Sample['seen'], Sample['intent']>;

const shownOf: ToySubject['shownOf'] = ({ pot }) => ({ pot, focus: 'pot', flights: [] });

const planOf: ToySubject['planOf'] = (before, seen) =>
  before &&
  inSequence(
    shownOf(before),
    ...seen.map((one) => (now: Pot) => {
      if (one.type === 'coinDrawn')
        return beat('coin', DURATIONS.piece, now, {
          pot: now.pot + (one.token.coin ?? 0),
          flights: [one.token.coin ?? 0],
        });
      return one.type === 'ratDrawn' || one.type === 'stopped' ? beat('empty', DURATIONS.card, now, { pot: 0 }) : [];
    }),
  );

function Board(props: ToyProps): ReactNode {
  const { shown, beat } = useStaging(props, { shownOf, planOf });
  return createElement(
    'section',
    { 'data-beat': beat?.name },
    createElement('svg', { 'aria-hidden': true }, createElement('circle', { r: shown.pot })),
  );
}

const Actions = ({ offers, label }: ToyProps): readonly ReactNode[] =>
  offers.map((offer, i) => createElement('button', { key: i, type: 'button' }, label(offer)));

const scoreHistory: ToySubject['board']['scoreHistory'] = (seen, players) => {
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

export const toy: ToySubject = {
  game: sample,
  board: { Board, Actions, scoreHistory },
  words: { en: await entry.text.en(), pl: await entry.text.pl() },
  shownOf,
  planOf,
};
