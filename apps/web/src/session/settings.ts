import { readSettings, SETTINGS_KEY, type Settings } from './read-settings.ts';
import { browserStorage } from './storage.ts';
import { type Store, storeOf } from './store.ts';

export const settings: Store<Settings> = storeOf(readSettings(browserStorage, navigator.languages));

export function changeSettings(some: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...some });
  browserStorage.write(SETTINGS_KEY, JSON.stringify(settings.get()));
}
