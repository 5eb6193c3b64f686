import type { Figures } from '@quri/board-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A picture of a rulebook as a page gets it. */
export const figureMarkup = (figures: Figures, name: string, language: 'en' | 'pl' = 'en'): string => {
  const figure = figures[name];
  if (figure === undefined) throw new Error(`there is no figure ${name}`);
  return renderToStaticMarkup(createElement(figure, { language }));
};
