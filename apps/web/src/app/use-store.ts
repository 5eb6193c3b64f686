import { useSyncExternalStore } from 'react';
import type { Store } from '../session/store.ts';
import type { Settings } from './read-settings.ts';
import { settings } from './settings.ts';

export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get);

export const useSettings = (): Settings => useStore(settings);
