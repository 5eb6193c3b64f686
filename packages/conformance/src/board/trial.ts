import { type Exhibit, type Message, playedOut, propsOf, type Wanted } from '@quri/board-kit/gallery';
import type { Shape } from '@quri/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

type Some<G extends Shape> = Parameters<typeof propsOf<G>>[2];

/** A board on trial: what it makes of a message, as a page without a browser. */
export const boardTrial = <G extends Shape>(exhibit: Exhibit<G>) => ({
  played: (wanted: Wanted<G>): readonly Message<G>[] => playedOut(exhibit, wanted),
  props: (message: Message<G>, some?: Some<G>) => propsOf(exhibit, message, some),
  drawn: (message: Message<G>, some?: Some<G>): string =>
    renderToString(createElement(exhibit.board.Board, propsOf(exhibit, message, some))),
  offered: (message: Message<G>, some?: Some<G>): string =>
    renderToStaticMarkup(createElement(exhibit.board.Actions, propsOf(exhibit, message, some))),
  cover: (): string => renderToStaticMarkup(createElement(exhibit.Cover)),
});

/** Each message of a log but the first, with the one before it. */
export const inPairs = <M>(log: readonly M[]): readonly (readonly [before: M, message: M])[] =>
  log.slice(1).map((message, i) => [log[i] as M, message] as const);
