import { Component, type ReactNode } from 'react';

interface Inside {
  readonly children: ReactNode;
  /** Shown instead of what threw. */
  readonly otherwise: ReactNode;
}

export class ErrorBoundary extends Component<Inside, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
