import type { Finding } from '@quri/kernel';
import type { ReactNode } from 'react';
import { noBreak } from '../words/no-break.ts';
import { type ReplayText, useReplayText } from '../words/replay-text.ts';
import styles from './findings.module.css';

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** The number under which whoever looks knows an entry. */
  stepOf(entry: number): number;
}

const SIGNS = { fits: 'm5 12 5 5 9-11', skipped: 'M6 12h12', broken: 'm6 6 12 12M18 6 6 18' } as const;

/** What was checked, and where something does not fit. */
export function Findings({ findings, stepOf }: FindingsProps): ReactNode {
  const { verify } = useReplayText();
  return (
    <ul className={styles.findings}>
      {findings.map((one) => (
        <li key={one.check} data-verdict={one.verdict}>
          <svg viewBox="0 0 24 24" width="22" height="22" role="img" aria-label={verify[one.verdict]}>
            <path d={SIGNS[one.verdict]} fill="none" stroke="currentColor" strokeWidth="3" />
          </svg>
          <span>
            {noBreak(one.verdict === 'broken' ? faultOf(one, verify, stepOf) : verify.checks[one.check])}
            {noteOf(one, verify) !== null && <small>{noBreak(noteOf(one, verify) ?? '')}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where something does not fit, and why. */
const faultOf = (
  { entry, reason }: Extract<Finding, { verdict: 'broken' }>,
  verify: ReplayText['verify'],
  stepOf: FindingsProps['stepOf'],
): string => `${entry === null ? verify.wholeFile : verify.seeEntry(stepOf(entry))}: ${verify.reasons[reason.code]}`;

/** Why something was not checked, or what is to be known all the same. */
function noteOf(one: Finding, verify: ReplayText['verify']): string | null {
  if (one.verdict === 'skipped') return verify.reasons[one.reason.code];
  return one.verdict === 'fits' && one.note !== undefined ? verify.reasons[one.note.code] : null;
}
