import { type ReactNode, useEffect, useRef } from 'react';

let arrived = false;

/** No screen has been shown yet since the page was loaded. */
export const isFirstScreen = (): boolean => !arrived;

/** The heading of a screen. It takes the focus when one comes from another screen, so that it is read out. */
export function ScreenHeading({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}): ReactNode {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) ref.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
