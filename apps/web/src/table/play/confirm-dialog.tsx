import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useSettingsText } from '../../settings/settings-text.ts';
import { noBreak } from '../../words/no-break.ts';
import styles from '../away/leave-dialog.module.css';

interface ConfirmProps {
  readonly title?: string;
  /** What was tapped, as it stands on its button, */
  readonly label: string;
  /** and why it is asked about. */
  readonly because: string;
  /** What the button says that leaves it. */
  readonly keep?: string;
  confirm(): void;
  close(): void;
}

/** One more question before something is lost for good. */
export function ConfirmDialog({ label, title = `${label}?`, because, keep, confirm, close }: ConfirmProps): ReactNode {
  const { notYet } = useSettingsText();
  return (
    <Dialog small title={title} close={close} closeButton={false}>
      <p className={styles.note}>{noBreak(because)}</p>
      <div className={styles.ways}>
        <Button look="torch" autoFocus onClick={close}>
          {keep ?? notYet}
        </Button>
        <Button
          onClick={() => {
            close();
            confirm();
          }}
        >
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
