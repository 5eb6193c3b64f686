import { frozen, sameJson, viewers } from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';

/** Servers leave out of what they send what has not changed, and compare what is shared by all once for everybody. */
export const sharedFieldsAreTheSame: Check = {
  name: 'all fields of a view that are not declared a viewer’s own are the same to everybody, and none ever disappears',
  for: 'secrets',
  watch: ({ subject: { game }, setting }) => {
    const audience = viewers(setting.players);
    let known: readonly string[] = [];
    return {
      checkpoint: ({ table }) => {
        const { ownFields } = game;
        if (ownFields === undefined) return;
        const [first = {}, ...others] = audience.map((viewer) => ({ ...game.project(frozen(table.state), viewer) }));
        const shared = Object.entries(first).filter(([field]) => !ownFields.includes(field));
        for (const other of others)
          for (const [field, value] of shared) {
            const there: unknown = Reflect.get(other, field);
            mustHold(sameJson(value, there), 'a shared field differs between viewers', () => ({ field, value, there }));
          }
        const fields = shared.flatMap(([field, value]) => (value === undefined ? [] : [field]));
        const gone = known.filter((field) => !fields.includes(field));
        mustHold(gone.length === 0, 'a shared field has disappeared', () => ({ gone }));
        known = fields;
      },
    };
  },
};
