import type { ReactNode, RefObject } from 'react';
import styles from './action-area.module.css';

interface ActionAreaProps {
  /** As `useChoiceFocus` gives it. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** What is asked, or what this is. */
  readonly label: string;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** Asks for a wider action bar. */
  readonly roomy?: boolean;
  readonly children?: ReactNode;
}

/** What a board puts into the action bar. It keeps its place and size whatever is asked. */
export const ActionArea = ({ root, label, busy, roomy = false, children }: ActionAreaProps): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
  <div
    ref={root}
    role="group"
    aria-label={label}
    aria-busy={busy}
    tabIndex={-1}
    data-roomy={roomy ? '' : undefined}
    className={styles.actions}
  >
    {children}
  </div>
);
