import type { DeviceCode } from '@quri/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { useObservable } from '../app/use-observable.ts';
import { Button } from '../kit/button.tsx';
import { connection } from '../session/socket/page-connection.ts';
import { refusalText } from '../words/refusal-text.ts';
import { askServer } from './ask-server.ts';
import styles from './me.module.css';
import { useMeText } from './me-text.ts';
import { timeLeft } from './typed-code.ts';

const QrCode = lazy(() => import('../kit/qr-code.tsx').then((module) => ({ default: module.QrCode })));

interface Shown {
  readonly code: string;
  /** By performance.now(). */
  readonly until: number;
}

/** A code for another device, as letters and as a picture, with the time it has left. */
export function CarryOver(): ReactNode {
  const text = useText();
  const words = useMeText();
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState('');
  const ask = async (): Promise<void> => {
    const answer = await askServer<DeviceCode>('/api/me/device-code', 'POST');
    setProblem(answer.ok ? '' : refusalText(text, answer.refused));
    if (answer.ok) setShown({ code: answer.value.code, until: performance.now() + answer.value.seconds * 1000 });
  };
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{words.carry}</h2>
      {shown === null ? <p>{words.carryLead}</p> : <Code key={shown.code} {...shown} />}
      <Button look={shown === null ? 'plain' : 'quiet'} onClick={ask}>
        {shown === null ? words.showCode : words.newCode}
      </Button>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}

function Code({ code, until }: Shown): ReactNode {
  const text = useText();
  const words = useMeText();
  const left = useSecondsUntil(until);
  const [copied, setCopied] = useState(false);
  const { address } = useObservable(connection().state);
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
        <Suspense fallback={null}>
          <QrCode content={`${address ?? location.origin}/me#code=${code}`} label={words.codeQr} />
        </Suspense>
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
