import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { Later } from '../app/later.tsx';
import { Loading } from '../app/loading.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { useReplayText } from '../words/replay-text.ts';
import { type ReplayFrom, useReplay } from './load-replay.ts';
import { ReplayProblemPage } from './replay-problem-page.tsx';
import { ReplayTable } from './replay-table.tsx';

/** A finished game, to be looked at again. */
export function ReplayScreen({ from, table }: { readonly from: ReplayFrom; readonly table: string }): ReactNode {
  const shell = useText();
  const text = useReplayText();
  const loaded = useReplay(from, table);
  if (loaded.state === 'loading') return <Loading what={from === 'file' ? text.checking : text.loading} />;
  if (loaded.state === 'problem') return <ReplayProblemPage problem={loaded.problem} />;
  const again = { label: shell.tryAgain, act: () => location.reload() };
  return (
    <Later
      waiting={<Loading what={shell.boardLoading} />}
      otherwise={<MessagePage art="broken-bridge" {...shell.gone.notLoaded} action={again} />}
    >
      <ReplayTable summary={loaded.summary} from={from} />
    </Later>
  );
}
