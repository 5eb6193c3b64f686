import { heardAfter, type News as KernelNews, NOTHING_HEARD, newsText } from '@quri/kernel';
import type { News } from '@quri/protocol';
import type { Visit } from './visit.ts';

/** The running hash of all this, as a client would work it out. */
export const heardIn = (all: readonly News[]): string =>
  all.reduce((before, news) => heardAfter(before, newsText(news as KernelNews)), NOTHING_HEARD);

/** The frames with news, as they came. */
export const newsFrames = (one: Visit): string[] => one.frames.filter((text) => text.startsWith('{"type":"news"'));
