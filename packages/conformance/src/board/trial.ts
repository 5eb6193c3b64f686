import { type GallerySubject, type Message, type PlayOptions, playThrough, propsOf } from '@quri/board-kit/gallery';
import { at, type Shape } from '@quri/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

type Some<G extends Shape, Shown> = Parameters<typeof propsOf<G, Shown>>[2];

/** A board on trial: what it makes of a message, as a page without a browser. */
export const boardTrial = <G extends Shape, Shown>(subject: GallerySubject<G, Shown>) => ({
  played: (options: PlayOptions<G>): readonly Message<G>[] => playThrough(subject, options),
  props: (message: Message<G>, some?: Some<G, Shown>) => propsOf(subject, message, some),
  drawn: (message: Message<G>, some?: Some<G, Shown>): string =>
    renderToString(createElement(subject.board.Board, propsOf(subject, message, some))),
  offered: (message: Message<G>, some?: Some<G, Shown>): string =>
    renderToStaticMarkup(createElement(subject.board.Actions, propsOf(subject, message, some))),
});

/** Each message of a log but the first, with the one before it. */
export const inPairs = <M>(log: readonly M[]): readonly (readonly [before: M, message: M])[] =>
  log.slice(1).map((message, i) => [at(log, i), message]);
