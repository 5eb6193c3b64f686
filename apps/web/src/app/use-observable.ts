import { useSyncExternalStore } from 'react';
import type { Observable } from '../session/observable.ts';
import type { Settings } from '../session/read-settings.ts';
import { settings } from '../session/settings.ts';

export const useObservable = <T>(store: Pick<Observable<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get);

export const useSettings = (): Settings => useObservable(settings);
