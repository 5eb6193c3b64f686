import type { DeviceCode, DeviceView, Me } from '@quri/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { Button } from '../kit/button.tsx';
import { LaterQrCode } from '../kit/later-qr-code.ts';
import { useAddress } from '../kit/use-address.ts';
import { refusalText } from '../words/refusal-text.ts';
import { askServer } from './ask-server.ts';
import styles from './me.module.css';
import { useMeText } from './me-text.ts';
import { timeLeft } from './typed-code.ts';

interface Shown {
  readonly code: string;
  /** By performance.now(). */
  readonly until: number;
  /** The devices there were when it was made. */
  readonly before: readonly string[];
}

interface Known {
  readonly devices: readonly DeviceView[];
  changed(): Promise<void>;
}

/** A code for another device, as letters and as a picture, with the time it has left. */
export function CarryOver({ devices, changed }: Known): ReactNode {
  const text = useText();
  const words = useMeText();
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState('');
  const ask = async (): Promise<void> => {
    const answer = await askServer<DeviceCode>('/api/me/device-code', 'POST');
    setProblem(answer.ok ? '' : refusalText(text, answer.refused));
    if (!answer.ok) return;
    const { code, seconds } = answer.value;
    setShown({ code, until: performance.now() + seconds * 1000, before: devices.map((one) => one.id) });
  };
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{words.carry}</h2>
      {shown === null ? <p>{words.carryLead}</p> : <Code key={shown.code} {...shown} used={changed} />}
      <Button onClick={ask}>{shown === null ? words.showCode : words.newCode}</Button>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}

function Code({ code, until, before, used }: Shown & { used(): Promise<void> }): ReactNode {
  const text = useText();
  const words = useMeText();
  const left = useSecondsUntil(until);
  const newcomer = useNewDevice(before, left > 0, used);
  const [copied, setCopied] = useState(false);
  const address = useAddress();
  if (newcomer !== null)
    return <p role="status">{words.codeUsed(newcomer.label === '' ? words.unknownDevice : newcomer.label)}</p>;
  if (left === 0) return <p role="status">{words.expired}</p>;
  const copy = (): void => {
    // On plain http there is no clipboard: the letters are there to be read.
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div className={styles.code}>
      <output aria-label={words.code}>{code}</output>
      <div>
        <p>{words.codeHow}</p>
        <p>{words.validFor(timeLeft(left))}</p>
        {navigator.clipboard !== undefined && <Button onClick={copy}>{copied ? text.copied : words.copyCode}</Button>}
      </div>
      <div className={styles.qr}>
        <LaterQrCode content={`${address}/me#code=${code}`} label={words.codeQr} />
      </div>
    </div>
  );
}

/** Whole seconds until then, counted down. */
function useSecondsUntil(until: number): number {
  const seconds = (): number => Math.max(0, Math.ceil((until - performance.now()) / 1000));
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** So often it is asked whether the code was used. */
const LOOK_MS = 3000;

/** The device that has become this guest's since; null while there is none. */
function useNewDevice(before: readonly string[], waits: boolean, used: () => Promise<void>): DeviceView | null {
  const [found, setFound] = useState<DeviceView | null>(null);
  const isOpen = waits && found === null;
  useEffect(() => {
    if (!isOpen) return;
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const answer = await askServer<Me | null>('/api/me');
      const newcomer = answer.ok ? answer.value?.devices.find(({ id }) => !before.includes(id)) : undefined;
      if (newcomer === undefined) return;
      setFound(newcomer);
      void used();
    };
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isOpen, before, used]);
  return found;
}
