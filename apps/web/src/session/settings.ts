import { type Observable, observable } from './observable.ts';
import { readSettings, SETTINGS_KEY, type Settings } from './read-settings.ts';
import { browserStorage } from './storage.ts';

export const settings: Observable<Settings> = observable(readSettings(browserStorage, navigator.languages));

export function changeSettings(some: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...some });
  browserStorage.write(SETTINGS_KEY, JSON.stringify(settings.get()));
}
