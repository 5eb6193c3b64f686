import { useSyncExternalStore } from 'react';
import type { Settings } from '../session/read-settings.ts';
import { settings } from '../session/settings.ts';
import type { Store } from '../session/store.ts';

export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get);

export const useSettings = (): Settings => useStore(settings);
