import type { DeviceView } from '@quri/protocol';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLanguage, useText } from '../app/language.tsx';
import { Button, takeFocus } from '../kit/button.tsx';
import { dayText } from '../words/dates.ts';
import { refusalText } from '../words/refusal-text.ts';
import { askServer } from './ask-server.ts';
import styles from './me.module.css';
import { type MeText, useMeText } from './me-text.ts';

interface Listed {
  readonly devices: readonly DeviceView[];
  changed(): Promise<void>;
  /** This very device. */
  signedOut(): void;
}

/** Where one is known. Signing one out asks once, in place. */
export function Devices({ devices, changed, signedOut }: Listed): ReactNode {
  const text = useText();
  const words = useMeText();
  const id = useId();
  const [asking, setAsking] = useState('');
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLUListElement>(null);
  /** The device that was asked about: its button has the focus again. */
  const asked = useRef('');
  const answer = (device: DeviceView): void => {
    asked.current = device.id;
    setAsking('');
  };
  const focusAgain = (device: DeviceView) => (button: HTMLButtonElement | null) => {
    if (button === null || asked.current !== device.id) return;
    asked.current = '';
    button.focus();
  };
  const revoke = async (device: DeviceView): Promise<void> => {
    answer(device);
    const revoked = await askServer(`/api/me/devices/${device.id}`, 'DELETE');
    setProblem(revoked.ok ? '' : refusalText(text, revoked.refused));
    if (revoked.ok && device.here) return signedOut();
    // Its line goes, and its button with it.
    if (revoked.ok) list.current?.focus();
    await changed();
  };
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{words.devices}</h2>
      <ul ref={list} tabIndex={-1} aria-labelledby={id} className={styles.devices}>
        {[...devices]
          .sort((one, other) => Number(other.here) - Number(one.here))
          .map((device) => {
            const name = device.label === '' ? words.unknownDevice : device.label;
            return (
              <li key={device.id} data-here={device.here}>
                {asking === device.id ? (
                  <>
                    <p>{question(device, devices.length, name, words)}</p>
                    <Button onClick={() => revoke(device)}>{words.signOut}</Button>
                    <Button look="quiet" ref={takeFocus} onClick={() => answer(device)}>
                      {words.keep}
                    </Button>
                  </>
                ) : (
                  <>
                    <p>
                      <b>{name}</b> <DeviceNote device={device} />
                    </p>
                    <Button
                      look="quiet"
                      ref={focusAgain(device)}
                      aria-label={words.signOutDevice(name)}
                      onClick={() => setAsking(device.id)}
                    >
                      {words.signOut}
                    </Button>
                  </>
                )}
              </li>
            );
          })}
      </ul>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}

function question({ here }: DeviceView, all: number, name: string, words: MeText): string {
  if (!here) return words.askSignOut(name);
  return all > 1 ? words.askSignOutHere : words.askSignOutLast;
}

function DeviceNote({ device }: { readonly device: DeviceView }): ReactNode {
  const words = useMeText();
  const language = useLanguage();
  if (device.here) return <small>{words.here}</small>;
  const used = dayText(device.seenAt, language);
  return <small>{words.lastUsed(used === dayText(Date.now(), language) ? words.today : used)}</small>;
}
