import type { Finding } from '@quri/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import { workerClient } from '../session/local/worker-client.ts';
import type { ReplaySummary } from '../session/worker/replays/replay-messages.ts';
import { noBreak } from '../words/no-break.ts';
import { useReplayText } from '../words/replay-text.ts';
import styles from './dialogs.module.css';
import { Envelope } from './envelope.tsx';
import { Findings } from './findings.tsx';

interface VerifyProps {
  readonly summary: ReplaySummary;
  close(): void;
}

/** Checks the whole game in the worker, and says what that means. */
export function VerifyDialog({ summary, close }: VerifyProps): ReactNode {
  const { verify, goOn } = useReplayText();
  const { replay, stops, ownNumbers } = summary;
  const [found, setFound] = useState<readonly Finding[] | 'running' | 'failed'>('running');
  useEffect(() => {
    workerClient()
      .ask('verifyReplay', { replay })
      .catch(() => 'failed' as const)
      .then(setFound);
  }, [replay]);
  const findings = typeof found === 'string' ? [] : found;
  const is = (verdict: Finding['verdict']): boolean => findings.some((one) => one.verdict === verdict);
  const result = is('broken') ? 'bad' : is('skipped') ? 'partly' : 'good';
  const said = found === 'running' ? verify.running : found === 'failed' ? goOn.failed : verify[result];
  const stepOf = (entry: number): number => {
    const stop = stops.findLastIndex((seq) => seq <= entry);
    return Math.max(0, stop) + 1;
  };
  const steps = ownNumbers ? verify.envelope : verify.alone;
  return (
    <Dialog title={verify.title} close={close}>
      <div className={styles.column}>
        <div className={styles.verdict} data-result={typeof found === 'string' ? found : result}>
          <Envelope open={typeof found !== 'string'} torn={result === 'bad'} />
          <p role="status">{said}</p>
        </div>
        {findings.length > 0 && <Findings findings={findings} stepOf={stepOf} />}
        <section className={styles.explained}>
          <h3>{verify.how}</h3>
          <ol>
            {steps.map((step) => (
              <li key={step}>{noBreak(step)}</li>
            ))}
          </ol>
        </section>
      </div>
    </Dialog>
  );
}
