import { canonical, frozen, viewers, walkLog } from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';

export const foldingWhatWasSeenGivesTheView: Check = {
  name: 'folding what was seen gives the view: a screen that has seen all events of an open game knows its state',
  for: 'open',
  watch: ({ subject: { game }, setting: { players, options } }) => ({
    end: ({ opening, entries }) => {
      for (const viewer of viewers(players)) {
        const folded = game.blank(players, options);
        for (const { entry, seen, state } of walkLog(game, opening, entries, [viewer])) {
          for (const one of seen(viewer)) game.evolve(folded, one);
          const view = canonical(game.project(frozen(state), viewer));
          const evidence = () => ({ viewer, seq: entry.seq, view, folded });
          mustHold(canonical(folded) === view, 'what was seen folds to another view', evidence);
        }
      }
    },
  }),
};
