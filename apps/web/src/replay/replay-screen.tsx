import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { Later } from '../app/later.tsx';
import { Loading } from '../app/loading.tsx';
import { NotLoadedPage } from '../app/message-page.tsx';
import { useReplayText } from '../words/replay-text.ts';
import { type ReplayFrom, useReplay } from './load-replay.ts';
import { ReplayProblemPage } from './replay-problem-page.tsx';
import { ReplayTable } from './replay-table.tsx';

/** A finished game, to be looked at again. */
export function ReplayScreen({ from, table }: { readonly from: ReplayFrom; readonly table: string }): ReactNode {
  const shell = useText();
  const text = useReplayText();
  const loaded = useReplay(from, table);
  if (loaded === null) return <Loading what={from === 'file' ? text.checking : text.loading} />;
  if (!loaded.ok) return <ReplayProblemPage problem={loaded.problem} />;
  return (
    <Later waiting={<Loading what={shell.boardLoading} />} otherwise={<NotLoadedPage />}>
      <ReplayTable summary={loaded.summary} from={from} played={loaded} />
    </Later>
  );
}
