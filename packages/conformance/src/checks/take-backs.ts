import {
  accept,
  canonical,
  draftOf,
  frozen,
  move,
  ownMoves,
  type Shape,
  type Step,
  type Table,
  takeBack,
  viewers,
} from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';
import { asMove } from '../random-game.ts';

export const takenBackIsAsItWas: Check = {
  name: 'a move that is taken back leaves no trace: the same state, views and offers, and the same move comes of it again',
  watch: ({ subject: { game } }) => {
    if (!game.meta.takeBack) return {};
    return {
      checkpoint: ({ table, next }) => {
        if (next === undefined) return;
        const { seat, intent } = next;
        const evidence = () => ({ next });
        const before = shown(table);
        const draft = draftOf(table);
        const made = move(draft, asMove(draft, seat, intent));
        mustHold(made.ok, 'an offered intent was refused', evidence);
        accept(draft, made.value);
        const own = ownMoves(draft, seat);
        if (own === null) return;
        const back = takeBack(draft, { seat, to: own.last, consent: [] }, { actor: 'human', at: 1 });
        mustHold(back.ok, 'a move may be taken back and may not', evidence);
        accept(draft, back.value);
        mustHold(shown(draft) === before, 'a move that was taken back left a trace', evidence);
        const again = move(draft, asMove(draft, seat, intent));
        const same = again.ok && canonical(happened(again.value)) === canonical(happened(made.value));
        mustHold(same, 'after a take-back the same move makes something else happen', evidence);
      },
    };
  },
};

const happened = <G extends Shape>({ entry, state }: Step<G>): object => ({
  events: entry.kind === 'move' ? entry.events : [],
  state,
});

/** The state, and all that anybody is shown of it. */
const shown = <G extends Shape>({ game, state, opening }: Table<G>): string =>
  canonical([
    state,
    viewers(opening.players).map((viewer) => [
      game.project(frozen(state), viewer),
      viewer === 'spectator' ? [] : game.legal(frozen(state), viewer),
    ]),
  ]);
