import { type ReactNode, useState } from 'react';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/use-observable.ts';
import { changeSettings } from '../session/settings.ts';
import { Switch } from '../settings/switch.tsx';
import { noticeObstacle, showNotice } from './browser-notices.ts';
import { useNotifyText } from './notify-text.ts';

/** Switches notifications of this browser on and off. The browser asks for its permission only after a tap here. */
export function NotifySwitch(): ReactNode {
  const shell = useText();
  const text = useNotifyText();
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
    <Switch
      live
      label={text.here}
      hint={obstacle === null ? text.hereWhen : text.obstacle[obstacle]}
      on={isOn}
      disabled={obstacle !== null}
      change={(on) => {
        if (on) void turnOn();
        else changeSettings({ notify: false });
      }}
    />
  );
}
