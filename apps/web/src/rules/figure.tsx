import type { FigureProps, Figures } from '@quri/board-kit';
import { Component, type ReactNode } from 'react';
import { useLanguage } from '../app/language.tsx';
import styles from './rulebook.module.css';

interface FigureParts {
  /** Undefined: there is no such picture, and only its caption is shown. */
  readonly picture: Figures[string] | undefined;
  readonly caption: ReactNode;
}

/** A picture of the rulebook. What it shows is said by its caption. */
export function RuleFigure({ picture, caption }: FigureParts): ReactNode {
  const language = useLanguage();
  return (
    <figure className={styles.figure}>
      {picture !== undefined && (
        <WithoutErrors>
          <Picture picture={picture} language={language} />
        </WithoutErrors>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const Picture = ({ picture: Drawing, language }: FigureProps & { readonly picture: Figures[string] }): ReactNode => (
  <div className={styles.picture} aria-hidden="true" inert>
    <Drawing language={language} />
  </div>
);

/** A picture that cannot be drawn is left out. */
class WithoutErrors extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
