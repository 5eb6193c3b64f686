import type { GameEngine } from '@quri/catalogue';
import { botsIn, type Finding, newsOf, type Replay, type Viewer, verify, walkLog } from '@quri/kernel';
import type { News, Position } from '@quri/protocol';
import { roomOf } from '../room-view.ts';
import type { LocalSeat } from '../worker-messages.ts';
import { logPositions } from './log-positions.ts';
import type { Eyes } from './replay-messages.ts';

export type OpenReplay = ReturnType<typeof openReplay>;

/** A replay that is being looked at. Its log is trusted: a file from outside is checked before. */
export function openReplay(id: string, replay: Replay, { game }: Pick<GameEngine, 'game'>) {
  const { opening, entries, names } = replay;
  const stateAt = logPositions(game, opening, entries);
  const bots = botsIn(replay);
  const seats = names.map((name, seat): LocalSeat => {
    const level = bots[seat] ?? null;
    return level === null ? { kind: 'person', name } : { kind: 'bot', level };
  });
  const options = { ...opening.options };
  /** What is told of the game does not differ: the secrets of everybody are in the positions. */
  const toldTo = (eyes: Eyes): Viewer => (eyes === 'everything' ? 'spectator' : eyes);
  let found: readonly Finding[] | undefined;
  return {
    replay,
    /** What a page has to know of a replay to show it. */
    summary: () => ({
      /** The worker knows it by this. */
      replay: id,
      room: roomOf({ id: opening.table, game: opening.game, options, seats }, null, false),
      /** The entries one stops at: all but those of clocks, of which nothing is seen. */
      stops: entries.flatMap(({ kind, seq }) => (kind === 'clock' ? [] : [seq])),
      /** Nothing is hidden from anybody. */
      open: game.open === true,
      /** People brought numbers of their own to the shuffle. */
      ownNumbers: replay.secret.bytes.some((bytes) => bytes !== null),
      /** The view with all secrets is another one than the spectator's. */
      full: game.projectAll !== undefined,
    }),
    news: (eyes: Eyes): readonly News[] => {
      const viewer = toldTo(eyes);
      return Array.from(walkLog(game, opening, entries, [viewer]), ({ entry, seen }) => newsOf(entry, seen(viewer)));
    },
    /** Nothing is offered to anybody: it is over. */
    position: (eyes: Eyes, seq: number): Position => {
      const state = stateAt(seq);
      const view = (eyes === 'everything' && game.projectAll?.(state)) || game.project(state, toldTo(eyes));
      return { seq, view, offers: [], ask: null, takeBack: null };
    },
    verify: (): readonly Finding[] => {
      found ??= verify(replay, game);
      return found;
    },
  };
}
