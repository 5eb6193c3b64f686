import { Component, type ReactNode } from 'react';
import { settings } from '../session/settings.ts';
import { SHELL } from './language.tsx';
import { MessagePage } from './message-page.tsx';

interface Inside {
  readonly children: ReactNode;
}

/** Shown instead of a screen that threw. */
export class ErrorBoundary extends Component<Inside, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { broken, reload } = SHELL[settings.get().language];
    return (
      <MessagePage
        art="fallen-stones"
        title={broken.title}
        text={broken.text}
        action={{ label: reload, act: () => location.reload() }}
      />
    );
  }
}
