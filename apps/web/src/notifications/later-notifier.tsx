import type { ComponentProps, ReactNode } from 'react';
import { later } from '../app/later.tsx';
import { loadOnce } from '../app/load-once.ts';
import { useSettings } from '../app/use-observable.ts';

const Notifier = later(
  loadOnce(() => import('./turn-notifier.tsx')),
  ({ TurnNotifier }) => TurnNotifier,
);

/** Loaded only by those who want to be told. */
export function LaterNotifier(props: ComponentProps<typeof Notifier>): ReactNode {
  const { notify } = useSettings();
  return notify && <Notifier {...props} />;
}
