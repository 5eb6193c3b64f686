import { asViewer, type Message, playedOut, type Wanted } from './expedition-log.ts';

export interface Scene {
  readonly log: readonly Message[];
  /** The message to look at. */
  readonly at: number;
}

/** Looks through seeds for a game that has what we want to see. */
function found(wanted: Omit<Wanted, 'seed'>, fits: (log: readonly Message[]) => number): Scene {
  for (let i = 0; i < 4000; i++) {
    const log = playedOut({ ...wanted, seed: `scene ${i}` });
    const at = fits(log);
    if (at >= 0) return { log, at };
  }
  throw new Error('no game has such a moment');
}

const bold = () => 0.03;

export const SCENES: Readonly<Record<string, (viewer: number) => Scene>> = {
  first: (v) =>
    found({ players: 4, viewer: asViewer(v) }, (log) => (log[1]?.view.path[0]?.card.kind === 'treasure' ? 1 : -1)),
  choosing: (v) =>
    found({ players: 5, viewer: asViewer(v) }, (log) =>
      log.findIndex(
        ({ view, offers }) =>
          view.round === 3 &&
          view.path.length >= 5 &&
          offers.length > 0 &&
          view.choice === null &&
          view.removed.length > 0 &&
          view.explorers.filter(({ chosen }) => chosen).length === 2 &&
          view.explorers.some(({ inside, artifacts }) => !inside && artifacts.length > 0),
      ),
    ),
  chosen: (v) =>
    found({ players: 3, viewer: asViewer(v) }, (log) =>
      log.findIndex(({ view }) => view.round === 2 && view.path.length === 4 && view.choice !== null),
    ),
  long: (v) =>
    found({ players: 8, viewer: asViewer(v), leaving: bold }, (log) =>
      log.findIndex(
        ({ view, offers }) =>
          view.round >= 3 &&
          view.path.length >= 12 &&
          offers.length > 0 &&
          view.explorers.filter(({ inside }) => inside).length >= 5 &&
          view.explorers.filter(({ chosen }) => chosen).length === 3,
      ),
    ),
  bust: (v) =>
    found({ players: 6, viewer: asViewer(v), leaving: bold }, (log) =>
      log.findIndex(
        ({ seen }, i) => seen.some(({ type }) => type === 'hazardStruck') && (log[i - 1]?.view.path.length ?? 0) >= 6,
      ),
    ),
  leave: (v) =>
    found({ players: 5, viewer: asViewer(v) }, (log) =>
      log.findIndex(
        ({ seen }) =>
          seen.some((one) => one.type === 'leaversSettled' && one.artifacts.length > 0 && one.share > 0) &&
          seen.some((one) => one.type === 'treasureFound' && one.share > 1 && one.inside.length > 1),
      ),
    ),
  end: (v) => {
    const log = playedOut({ players: 8, viewer: asViewer(v), seed: 'the end' });
    return { log, at: log.length - 1 };
  },
  end4: (v) => {
    const log = playedOut({ players: 4, viewer: asViewer(v), seed: 'another end' });
    return { log, at: log.length - 1 };
  },
  modern: (v) =>
    found({ players: 4, viewer: asViewer(v), options: { edition: 'modern', openTents: true }, leaving: bold }, (log) =>
      log.findIndex(
        ({ view, offers }) =>
          offers.length > 0 && view.path.length >= 8 && view.path.some(({ card }) => card.kind === 'artifact'),
      ),
    ),
};
