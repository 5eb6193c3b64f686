import {
  accept,
  canonical,
  draftOf,
  frozen,
  move,
  ownMoves,
  type Shape,
  type Table,
  takeBack,
  viewers,
} from '@quri/kernel';
import { type Check, mustHold } from '../subject.ts';
import { asMove, walk } from '../walk.ts';

export const takenBackIsAsItWas: Check = {
  name: 'a move that is taken back leaves no trace: the same state, views and offers, and the same move comes of it again',
  run: ({ game }, setting) => {
    if (!game.meta.takeBack) return;
    walk(game, setting, ({ table, next }) => {
      if (next === undefined) return;
      const { seat, intent } = next;
      const where = () => ({ setting, next, entries: table.entries.length });
      const before = spelled(table);
      const draft = draftOf(table);
      const made = move(draft, asMove(draft, seat, intent));
      mustHold(made.ok, 'an offered intent was refused', where);
      accept(draft, made.value);
      const own = ownMoves(draft, seat);
      if (own === null) return;
      const back = takeBack(draft, { seat, to: own.last, consent: [] }, { actor: 'human', at: 1 });
      mustHold(back.ok, 'a move may be taken back and may not', where);
      accept(draft, back.value);
      mustHold(spelled(draft) === before, 'a move that was taken back left a trace', where);
      const again = move(draft, asMove(draft, seat, intent));
      const same = again.ok && canonical(happened(again.value)) === canonical(happened(made.value));
      mustHold(same, 'after a take-back the same move makes something else happen', where);
    });
  },
};

const happened = ({ entry, state }: { readonly entry: object; readonly state: object }): object => ({
  events: (entry as { readonly events?: unknown }).events,
  state,
});

const spelled = <G extends Shape>({ game, state, opening }: Table<G>): string =>
  canonical([
    state,
    viewers(opening.players).map((viewer) => [
      game.project(frozen(state), viewer),
      viewer === 'spectator' ? [] : game.legal(frozen(state), viewer),
    ]),
  ]);
