import type { Pick } from '../src/board/choosing/routes.ts';
import type { View } from '../src/view/shapes.ts';
import { asViewer, type Message, playedOut, spreading, type Wanted } from './raid-log.ts';

export interface Scene {
  readonly log: readonly Message[];
  /** The message to look at. */
  readonly at: number;
  /** What has been chosen so far. */
  readonly picked?: readonly Pick[];
}

/** Looks through seeds for a game that has what we want to see. */
function found(
  wanted: Omit<Wanted, 'seed'>,
  fits: (message: Message, i: number, log: readonly Message[]) => boolean,
  picked: readonly Pick[] = [],
): Scene {
  for (let i = 0; i < 600; i++) {
    const log = playedOut({ ...wanted, seed: `scene ${i}` });
    const at = log.findIndex(fits);
    if (at >= 0) return { log, at, picked };
  }
  throw new Error('no game has such a moment');
}

const stacks = ({ raiders }: View): number => raiders.reduce((sum, one) => sum + one.stacks.length, 0);
const offered = ({ offers }: Message, type: string): boolean => offers.some((one) => one.type === type);
const asking = ({ offers }: Message): boolean => offers.length > 0;

const LAYING: readonly Pick[] = [
  { ask: 'card', card: 'mile2' },
  { ask: 'use', use: 'lay', card: 'mile2' },
];
const STEALING: readonly Pick[] = [
  { ask: 'card', card: 'steal' },
  { ask: 'use', use: 'effect', card: 'steal' },
];

export const SCENES: Readonly<Record<string, (viewer: number) => Scene>> = {
  early: (v) =>
    found({ players: 4, viewer: asViewer(v) }, (m) => asking(m) && m.view.hand.length === 7 && m.view.round === 1),
  two: (v) =>
    found(
      { players: 2, viewer: asViewer(v), options: { trail: 15 } },
      (m) => m.view.round >= 2 && m.view.hand.length === 3 && offered(m, 'stackCard') && m.view.hand.includes('mile2'),
      LAYING,
    ),
  late: (v) =>
    found(
      { players: 6, viewer: asViewer(v) },
      (m) =>
        asking(m) && m.view.round >= 3 && m.view.hand.length === 2 && m.view.discards.length > 4 && stacks(m.view) > 13,
    ),
  crowded: (v) =>
    found(
      { players: 6, viewer: asViewer(v), playing: spreading, options: { trail: 60 } },
      (m) => asking(m) && m.view.hand.length === 1 && offered(m, 'steal'),
      STEALING,
    ),
  use: (v) =>
    found(
      { players: 4, viewer: asViewer(v) },
      (m) => offered(m, 'peek') && m.view.hand.length > 2 && stacks(m.view) > 5,
      [{ ask: 'card', card: 'recon' }],
    ),
  stealing: (v) =>
    found(
      { players: 4, viewer: asViewer(v) },
      (m) => offered(m, 'steal') && m.view.hand.length < 5 && m.view.raiders.every((one) => one.stacks.length > 1),
      STEALING,
    ),
  peek: (v) => found({ players: 4, viewer: asViewer(v) }, ({ view }) => (view.peek?.faces?.length ?? 0) === 4),
  tallPeek: (v) => found({ players: 6, viewer: asViewer(v) }, ({ view }) => (view.peek?.faces?.length ?? 0) > 9),
  watching: (v) =>
    found(
      { players: 4, viewer: asViewer(v) },
      ({ view }) => view.peek !== null && view.peek.faces === null && view.peek.owner === v,
    ),
  theft: (v) =>
    found({ players: 4, viewer: asViewer(v) }, ({ seen }) =>
      seen.some((one) => one.type === 'stackStolen' && one.size > 3),
    ),
  reveal: (v) =>
    found({ players: 4, viewer: asViewer(v) }, ({ seen }) =>
      seen.some((one) => one.type === 'stackRevealed' && one.reading.spaces > 5 && one.reading.counted.length > 4),
    ),
  bandits: (v) =>
    found({ players: 4, viewer: asViewer(v) }, ({ seen, view }) =>
      seen.some((one) => one.type === 'stackRevealed' && one.reading.spaces < -3 && one.from > 6 && view.round > 2),
    ),
  day: (v) =>
    found(
      { players: 4, viewer: asViewer(v) },
      (m) =>
        offered(m, 'revealStack') &&
        m.view.raiders.some((one) => one.stacks.filter(({ kind }) => kind === 'open').length > 1),
    ),
  day6: (v) =>
    found(
      { players: 6, viewer: asViewer(v) },
      (m) =>
        offered(m, 'revealStack') &&
        m.view.raiders.filter((one) => one.stacks.some(({ kind, size }) => kind === 'open' && size > 4)).length > 2,
    ),
  reminded: (v) =>
    found(
      { players: 4, viewer: asViewer(v), options: { memoryAid: true, trail: 5 } },
      (m) => asking(m) && m.view.hand.length === 2 && stacks(m.view) > 8,
    ),
  lookOn: () => found({ players: 6, viewer: asViewer(-1) }, ({ view }) => stacks(view) > 9),
  end: (v) => {
    const log = playedOut({ players: 4, viewer: asViewer(v), seed: 'the end', options: { trail: 12 } });
    return { log, at: log.length - 1 };
  },
  end6: (v) =>
    found({ players: 6, viewer: asViewer(v), options: { trail: 10 } }, ({ view }) => view.final?.reason === 'miles'),
};
