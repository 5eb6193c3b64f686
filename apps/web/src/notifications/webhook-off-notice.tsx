import type { ReactNode } from 'react';
import styles from '../app/new-version.module.css';
import { MeLink } from '../kit/me-link.tsx';
import { useNotifyText } from './notify-text.ts';

export function WebhookOffNotice(): ReactNode {
  const text = useNotifyText();
  return (
    <div role="status" className={styles.news}>
      {text.offNotice}
      <MeLink />
    </div>
  );
}
