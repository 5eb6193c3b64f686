import { lasting } from '../session/keep.ts';
import { type Store, storeOf } from '../session/store.ts';
import { KEPT_AS, readSettings, type Settings } from './read-settings.ts';

export const settings: Store<Settings> = storeOf(readSettings(lasting, navigator.languages));

export function change(some: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...some });
  lasting.write(KEPT_AS, JSON.stringify(settings.get()));
}
