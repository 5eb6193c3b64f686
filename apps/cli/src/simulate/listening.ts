import { type Choose, frozen, type Game, type Luck, pick, type Seat, type Shape, seats } from '@quri/kernel';
import { isRandom } from '../bot-table.ts';
import { type Contest, MS_TO_THINK } from './contest.ts';

/**
 * A game to be played out whose thinking seats hear everything, entry by entry, as they would at a table:
 * every event is shown to them on its way into the state.
 */
export interface Heard {
  readonly game: Game;
  readonly choose: Choose<Shape>;
}

interface Listener {
  readonly seat: Seat;
  readonly memory: Shape['memory'];
  seen: Shape['seen'][];
}

export function listeningTo({ game, players, options, bots }: Contest, luck: Luck): Heard {
  const thinking = seats(players).filter((seat) => bots[seat] !== undefined && !isRandom(bots[seat]));
  if (thinking.length === 0) return { game, choose: (_state, _seat, offers) => pick(luck, offers) };
  const listeners = thinking.map((seat): Listener => ({ seat, memory: game.recall(players, options, seat), seen: [] }));
  return {
    game: {
      ...game,
      evolve: (state, event) => {
        for (const listener of listeners) {
          const glimpse = game.redact(frozen(state), event, listener.seat);
          if (glimpse !== undefined) listener.seen.push(glimpse);
        }
        game.evolve(state, event);
      },
    },
    // Between two choices lies exactly one entry, so this is where everybody has heard it to its end.
    choose: (state, seat, offers) => {
      let own: { view: Shape['view']; memory: Shape['memory'] } | undefined;
      for (const listener of listeners) {
        const view = game.project(state, listener.seat);
        game.remember(listener.memory, listener.seen, view);
        listener.seen = [];
        if (listener.seat === seat) own = { view, memory: listener.memory };
      }
      const bot = bots[seat];
      if (own === undefined || bot === undefined) return pick(luck, offers);
      const { view, memory } = own;
      return bot.choose({ seat, players, options, view, memory: frozen(memory), offers, luck, ms: MS_TO_THINK });
    },
  };
}
