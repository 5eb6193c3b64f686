import { chosenSteps } from '@quri/board-kit';
import type { GallerySubject, Message, Policy, Scenes } from '@quri/board-kit/gallery';
import { pick } from '@quri/kernel';
import type { Step } from '../src/board/choosing/steps.ts';
import { type GoldRaiders, goldRaiders } from '../src/game.ts';
import * as board from '../src/screen.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import type { Seen, View } from '../src/view/shapes.ts';
import type { Intent } from '../src/vocabulary.ts';

/** Few stacks, some of them high; Recons and Steals are used as often as stacked. */
const sensible: Policy<GoldRaiders> = (offers, _, rng) => {
  const kind = pick(rng, [...new Set(offers.map(({ type }) => type))]);
  const those = offers.filter(({ type }) => type === kind);
  const onto = those.filter((one) => 'onto' in one && one.onto !== 'new');
  return pick(rng, onto.length > 0 && rng.fraction() < 0.72 ? onto : those);
};

/** Every card beside the others. */
export const spreading: Policy<GoldRaiders> = (offers, _, rng) => {
  const fresh = offers.filter((one) => one.type === 'stackCard' && one.onto === 'new');
  return pick(rng, fresh.length > 0 ? fresh : offers);
};

export const SUBJECT: GallerySubject<GoldRaiders> = {
  game: goldRaiders,
  board,
  words: { en, pl },
  policy: sensible,
};

type Sent = Message<GoldRaiders>;

const stacks = ({ raiders }: View): number => raiders.reduce((sum, one) => sum + one.stacks.length, 0);
const offered = ({ offers }: Sent, type: Intent['type']): boolean => offers.some((one) => one.type === type);
const asking = ({ offers }: Sent): boolean => offers.length > 0;

type Revealed = Extract<Seen, { type: 'stackRevealed' }>;
const revealed = ({ seen }: Sent, fits: (one: Revealed) => boolean): boolean =>
  seen.some((one) => one.type === 'stackRevealed' && fits(one));

const stealing = chosenSteps<Step>({ ask: 'card', card: 'steal' }, { ask: 'use', use: 'effect', card: 'steal' });

export const SCENES: Scenes<GoldRaiders> = {
  early: { players: 4, fits: (m) => asking(m) && m.view.hand.length === 7 && m.view.round === 1 },
  two: {
    players: 2,
    options: { trail: 15 },
    fits: (m) =>
      m.view.round >= 2 && m.view.hand.length === 3 && offered(m, 'stackCard') && m.view.hand.includes('mile2'),
    draft: chosenSteps<Step>({ ask: 'card', card: 'mile2' }, { ask: 'use', use: 'lay', card: 'mile2' }),
  },
  late: {
    players: 6,
    fits: (m) =>
      asking(m) && m.view.round >= 3 && m.view.hand.length === 2 && m.view.discards.length > 4 && stacks(m.view) > 13,
  },
  crowded: {
    players: 6,
    policy: spreading,
    options: { trail: 60 },
    fits: (m) => asking(m) && m.view.hand.length === 1 && offered(m, 'steal'),
    draft: stealing,
  },
  use: {
    players: 4,
    fits: (m) => offered(m, 'peek') && m.view.hand.length > 2 && stacks(m.view) > 5,
    draft: chosenSteps<Step>({ ask: 'card', card: 'recon' }),
  },
  stealing: {
    players: 4,
    fits: (m) => offered(m, 'steal') && m.view.hand.length < 5 && m.view.raiders.every((one) => one.stacks.length > 1),
    draft: stealing,
  },
  peek: { players: 4, fits: ({ view }) => view.peek?.faces?.length === 4 },
  tallPeek: { players: 6, fits: ({ view }) => (view.peek?.faces?.length ?? 0) > 9 },
  watching: { players: 4, fits: ({ view }) => view.peek?.faces === null && view.peek.owner === view.viewer },
  theft: {
    players: 4,
    fits: ({ seen }) => seen.some((one) => one.type === 'stackStolen' && one.size > 3),
    beats: ['steal'],
  },
  reveal: {
    players: 4,
    fits: (m) => revealed(m, ({ reading }) => reading.spaces > 5 && reading.counted.length > 4),
    beats: ['turn', 'tally', 'walk'],
  },
  bandits: {
    players: 4,
    fits: (m) => m.view.round > 2 && revealed(m, ({ reading, from }) => reading.spaces < -3 && from > 6),
    beats: ['tally'],
  },
  day: {
    players: 4,
    fits: (m) =>
      offered(m, 'revealStack') &&
      m.view.raiders.some((one) => one.stacks.filter(({ kind }) => kind === 'open').length > 1),
  },
  day6: {
    players: 6,
    fits: (m) =>
      offered(m, 'revealStack') &&
      m.view.raiders.filter((one) => one.stacks.some(({ kind, size }) => kind === 'open' && size > 4)).length > 2,
  },
  reminded: {
    players: 4,
    options: { memoryAid: true, trail: 5 },
    fits: (m) => asking(m) && m.view.hand.length === 2 && stacks(m.view) > 8,
  },
  lookOn: { players: 6, viewer: 'spectator', fits: ({ view }) => stacks(view) > 9 },
  end: { players: 4, options: { trail: 12 }, fits: ({ view }) => view.final !== null },
  end6: { players: 6, options: { trail: 10 }, fits: ({ view }) => view.final?.reason === 'miles' },
};
