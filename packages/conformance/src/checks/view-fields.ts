import { equalJson, frozen, type Viewer, viewers } from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';

/** Servers send of a view what has changed: a field that is left out is as it was, so none can be taken away. */
export const viewsKeepTheirFields: Check = {
  name: 'a view has the same fields for every viewer, at every moment',
  watch: ({ subject: { game }, setting }) => {
    let first: string | undefined;
    return {
      checkpoint: ({ table }) => {
        for (const viewer of viewers(setting.players)) {
          const fields = fieldsOf(game.project(frozen(table.state), viewer)).join();
          first ??= fields;
          mustHold(fields === first, 'a view has other fields than before', () => ({ viewer, fields, first }));
        }
      },
    };
  },
};

/** What everybody sees alike is compared once for all, and left out where it has not changed. */
export const sharedFieldsAreTheSame: Check = {
  name: 'all fields of a view that are not declared a viewer’s own are the same to everybody',
  for: 'secrets',
  watch: ({ subject: { game }, setting }) => ({
    checkpoint: ({ table }) => {
      const { ownFields } = game;
      if (ownFields === undefined) return;
      const viewOf = (viewer: Viewer): object => game.project(frozen(table.state), viewer);
      const everybodys = viewOf('spectator');
      const shared = fieldsOf(everybodys).filter((field) => !ownFields.includes(field));
      for (const viewer of viewers(setting.players)) {
        const view = viewOf(viewer);
        for (const field of shared) {
          const isSame = equalJson(Reflect.get(view, field), Reflect.get(everybodys, field));
          mustHold(isSame, 'a shared field differs between viewers', () => ({ viewer, field }));
        }
      }
    },
  }),
};

const fieldsOf = (view: object): readonly string[] =>
  Object.entries(view)
    .flatMap(([field, value]) => (value === undefined ? [] : [field]))
    .sort();
