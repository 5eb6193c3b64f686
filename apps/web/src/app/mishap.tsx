import { Component, type ReactNode } from 'react';
import { SHELL } from './language.tsx';
import { NextStep } from './next-step.tsx';
import { settings } from './settings.ts';

interface Inside {
  readonly children: ReactNode;
}

/** Our own mistake on a screen: a page with a way on instead of nothing. */
export class Mishap extends Component<Inside, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { broken, reload } = SHELL[settings.get().language];
    return (
      <NextStep title={broken.title} text={broken.text} action={{ label: reload, act: () => location.reload() }} />
    );
  }
}
