import { type ReactNode, useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/use-observable.ts';
import { changeSettings } from '../session/settings.ts';
import { noticeObstacle, showNotice } from './browser-notices.ts';
import styles from './notify.module.css';
import { useNotifyText } from './notify-text.ts';

/** Switches notifications of this browser on and off. The browser asks for its permission only after a tap here. */
export function NotifySwitch(): ReactNode {
  const shell = useText();
  const text = useNotifyText();
  const id = useId();
  const { notify } = useSettings();
  const [obstacle, setObstacle] = useState(noticeObstacle);
  const isOn = notify && obstacle === null;

  const turnOn = async (): Promise<void> => {
    const permission = await Notification.requestPermission();
    setObstacle(noticeObstacle());
    if (permission !== 'granted') return;
    // It also finds out whether this browser lets a page show one.
    const sample = showNotice({ title: shell.quri, body: text.sample, tag: 'quri' });
    if (sample === null) return setObstacle('unsupported');
    changeSettings({ notify: true });
  };

  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{text.here}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={obstacle !== null}
        aria-describedby={`${id}-when`}
        onChange={() => {
          if (isOn) changeSettings({ notify: false });
          else void turnOn();
        }}
      />
      <p id={`${id}-when`} role="status">
        {obstacle === null ? text.hereWhen : text.obstacle[obstacle]}
      </p>
    </div>
  );
}
