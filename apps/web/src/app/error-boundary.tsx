import { Component, type ReactNode } from 'react';

interface Inside {
  readonly children: ReactNode;
  /** Shown instead of what threw. */
  readonly otherwise: ReactNode;
  /** What the children show: something else is tried again. */
  readonly what?: string;
}

export class ErrorBoundary extends Component<Inside, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ what }: Inside): void {
    if (what !== this.props.what && this.state.failed) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
