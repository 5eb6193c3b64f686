import { type ReactNode, useId } from 'react';
import me from '../me/me.module.css';
import { NotifySwitch } from './notify-switch.tsx';
import { useNotifyText } from './notify-text.ts';
import { WebhookForm } from './webhook-form.tsx';

/** How one wants to be told of one's turn. */
export function NotifySection(): ReactNode {
  const text = useNotifyText();
  const id = useId();
  return (
    <section className={me.panel} aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <NotifySwitch />
      <WebhookForm />
    </section>
  );
}
