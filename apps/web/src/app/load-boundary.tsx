import { Component, type ReactNode } from 'react';
import { LoadError } from './load-once.ts';

interface Inside {
  readonly children: ReactNode;
  /** Shown instead when what is inside could not be loaded. */
  readonly otherwise: ReactNode;
  /** What is loaded: another one is tried. */
  readonly what?: string;
}

interface Failure {
  readonly error: unknown;
}

/**
 * An error boundary for a part that is loaded lazily; other errors pass through it. Only a reload tries again: browsers
 * remember that a module failed.
 */
export class LoadBoundary extends Component<Inside, Failure> {
  override state: Failure = { error: null };

  static getDerivedStateFromError(error: unknown): Failure {
    return { error };
  }

  override componentDidUpdate({ what }: Inside): void {
    if (what !== this.props.what && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof LoadError)) throw error;
    return this.props.otherwise;
  }
}
