import type { Finding } from '@quri/kernel';
import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import card from '../app/message-page.module.css';
import { MessageArt } from '../app/message-page.tsx';
import { go } from '../app/route.ts';
import { ScreenHeading } from '../app/screen-heading.tsx';
import { useTitle } from '../app/use-title.ts';
import { Button } from '../kit/button.tsx';
import { useReplayText } from '../words/replay-text.ts';
import { Findings } from './findings.tsx';
import type { Problem } from './load-replay.ts';
import { OpenFileButton } from './open-file-button.tsx';

/** Why there is nothing to be seen, and what to do about it. */
export function ReplayProblemPage({ problem }: { readonly problem: Problem }): ReactNode {
  const shell = useText();
  const words = useReplayText();
  const { title, text } = words.problems[problem.code];
  useTitle(title);
  return (
    <main className={card.page}>
      <div className={card.card}>
        <MessageArt art={problem.code === 'failed' ? 'broken-bridge' : 'fallen-stones'} />
        <ScreenHeading>{title}</ScreenHeading>
        <p>{text}</p>
        {problem.code === 'notReplay' && (
          <p>
            <code>{problem.place}</code>
          </p>
        )}
        {problem.code === 'notTrue' && (
          <Findings findings={distinctFaults(problem.findings)} stepOf={(entry) => entry + 1} />
        )}
        <div className={card.ways}>
          {problem.code === 'failed' && (
            <Button look="torch" onClick={() => location.reload()}>
              {shell.tryAgain}
            </Button>
          )}
          <OpenFileButton look={problem.code === 'failed' ? 'plain' : 'torch'} />
          <Button onClick={() => go({ at: 'home' })}>{shell.home}</Button>
        </div>
      </div>
    </main>
  );
}

/** One fault often breaks several checks: it is told once. */
const distinctFaults = (findings: readonly Finding[]): readonly Finding[] => {
  const broken = findings.flatMap((one) => (one.verdict === 'broken' ? [one] : []));
  const keyOf = ({ entry, reason }: (typeof broken)[number]): string => `${entry} ${SAME[reason.code] ?? reason.code}`;
  return broken.filter((one, i) => broken.findIndex((other) => keyOf(other) === keyOf(one)) === i);
};

/** Codes that are said with the same words. */
const SAME: Readonly<Record<string, string>> = { notByTheRules: 'otherEvents' };
