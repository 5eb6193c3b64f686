import { type ComponentProps, type ReactNode, Suspense, use } from 'react';
import { LoadBoundary } from '../app/load-boundary.tsx';
import { loadOnce } from '../app/load-once.ts';
import { useSettings } from '../app/use-observable.ts';

const notifier = loadOnce(() => import('./turn-notifier.tsx'));

type NotifierProps = ComponentProps<Awaited<ReturnType<typeof notifier>>['TurnNotifier']>;

function Loaded(props: NotifierProps): ReactNode {
  const { TurnNotifier } = use(notifier());
  return <TurnNotifier {...props} />;
}

/** Loaded only by those who want to be told. */
export function LaterNotifier(props: NotifierProps): ReactNode {
  const { notify } = useSettings();
  if (!notify) return null;
  return (
    <LoadBoundary otherwise={null}>
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
