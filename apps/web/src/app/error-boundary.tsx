import { Component, type ReactNode } from 'react';

interface Inside {
  readonly children: ReactNode;
  /** Shown instead of children that threw; `retry` renders them again. */
  otherwise(retry: () => void): ReactNode;
  /** What the children show: when it changes they are rendered again. */
  readonly what?: string;
}

export class ErrorBoundary extends Component<Inside, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ what }: Inside): void {
    if (what !== this.props.what && this.state.failed) this.retry();
  }

  readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise(this.retry) : this.props.children;
  }
}
