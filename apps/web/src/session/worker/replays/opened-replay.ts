import type { GameEngine } from '@quri/catalogue';
import { botsIn, type Finding, newsOf, type Replay, type Viewer, verify, walkLog } from '@quri/kernel';
import type { News, Position } from '@quri/protocol';
import { roomOf } from '../room-view.ts';
import type { LocalSeat } from '../worker-messages.ts';
import { logPositions } from './log-positions.ts';
import type { Eyes, ReplaySummary } from './replay-messages.ts';

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
  const full = game.projectAll !== undefined;
  /** What is told of the game does not differ: the secrets of everybody are in the positions. */
  const toldTo = (eyes: Eyes): Viewer => (eyes === 'everything' ? 'spectator' : eyes);
  let found: readonly Finding[] | undefined;
  return {
    replay,
    summary: (): ReplaySummary => ({
      replay: id,
      room: roomOf({ id: opening.table, game: opening.game, options, seats }, null, false),
      stops: entries.flatMap(({ kind, seq }) => (kind === 'clock' ? [] : [seq])),
      open: game.open === true,
      ownNumbers: replay.secret.bytes.some((bytes) => bytes !== null),
      full,
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
