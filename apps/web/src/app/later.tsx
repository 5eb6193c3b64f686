import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { LoadBoundary } from './load-boundary.tsx';

interface LaterProps {
  readonly children: ReactNode;
  /** Shown while what is inside is loaded, */
  readonly waiting?: ReactNode;
  /** and where it could not be. */
  readonly otherwise?: ReactNode;
  /** What is loaded: another one is tried. */
  readonly what?: string;
}

/** Around something that is loaded when it is drawn. */
export const Later = ({ children, waiting = null, otherwise = waiting, what = '' }: LaterProps): ReactNode => (
  <LoadBoundary what={what} otherwise={otherwise}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </LoadBoundary>
);

/** A component of a module that is loaded, by a function of `loadOnce`, when it is first drawn; suspends. */
export const suspending =
  <M, P extends object>(load: () => Promise<M>, partOf: (module: M) => ComponentType<P>): ComponentType<P> =>
  (props) => {
    const Part = partOf(use(load()));
    return <Part {...props} />;
  };

interface InPlace<P> {
  readonly Waiting?: ComponentType<P>;
  readonly Otherwise?: ComponentType<P>;
}

const Nothing = (): null => null;

/** A component of a module that is loaded, by a function of `loadOnce`, when it is first drawn. The page goes on without it. */
export function later<M, P extends object>(
  load: () => Promise<M>,
  partOf: (module: M) => ComponentType<P>,
  { Waiting = Nothing, Otherwise = Waiting }: InPlace<P> = {},
): ComponentType<P> {
  const Loaded = suspending(load, partOf);
  return (props) => (
    <Later waiting={<Waiting {...props} />} otherwise={<Otherwise {...props} />}>
      <Loaded {...props} />
    </Later>
  );
}
