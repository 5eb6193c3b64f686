import { Component, type ReactNode } from 'react';
import { observable } from '../session/observable.ts';
import { forgetFailures } from './load-once.ts';

interface Inside {
  readonly children: ReactNode;
  /** Shown instead when what is inside could not be loaded. */
  otherwise(again: () => void): ReactNode;
}

/** Retrying one failed part retries all: they often fail for one reason. */
const tries = observable(0);
const again = (): void => {
  forgetFailures();
  tries.set(tries.get() + 1);
};

/** An error boundary for a part that is loaded lazily. */
export class LoadBoundary extends Component<Inside, { readonly failed: boolean }> {
  override state = { failed: false };
  private unsubscribe: (() => void) | undefined;

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.unsubscribe = tries.subscribe(() => this.setState({ failed: false }));
  }

  override componentWillUnmount(): void {
    this.unsubscribe?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise(again) : this.props.children;
  }
}
