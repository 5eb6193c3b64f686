import type { FinishedSeats } from '@quri/protocol';
import { useEffect, useState } from 'react';
import { askServer } from '../me/ask-server.ts';
import { workerClient } from '../session/local/worker-client.ts';
import { RefusedError } from '../session/refused-error.ts';
import type {
  OpenedReplay,
  ReplayProblem,
  ReplaySource,
  ReplaySummary,
} from '../session/worker/replays/replay-messages.ts';
import { openedFile } from './opened-files.ts';

export type ReplayFrom = 'server' | 'local' | 'file';

/** `gone`: there is none; `failed`: it cannot be had just now; `closed`: the file was open before a reload. */
type Missing = 'gone' | 'failed' | 'closed';
export type Problem = ReplayProblem | { readonly code: Missing };

type LoadedReplay =
  | (Extract<OpenedReplay, { ok: true }> & FinishedSeats)
  | { readonly ok: false; readonly problem: Problem };

const problem = (code: Missing | 'tooLarge'): LoadedReplay => ({ ok: false, problem: { code } });

async function sourceOf(from: ReplayFrom, table: string): Promise<ReplaySource | Missing | 'tooLarge'> {
  if (from === 'local') return { kind: 'local', table };
  if (from === 'file') {
    const text = openedFile(table);
    if (text === null) return 'tooLarge';
    return text === undefined ? 'closed' : { kind: 'text', text, check: true };
  }
  const response = await fetch(`/api/tables/${table}/replay`);
  if (response.status === 404) return 'gone';
  return response.ok ? { kind: 'text', text: await response.text(), check: false } : 'failed';
}

/** What its file does not say. */
async function seatsOf(from: ReplayFrom, table: string): Promise<FinishedSeats> {
  const nothing = { colours: [], onDevice: from === 'local' };
  if (from !== 'server') return nothing;
  const answer = await askServer<FinishedSeats>(`/api/tables/${table}/seats`);
  // Without it people have the looks of their seats.
  return answer.ok ? answer.value : nothing;
}

async function load(from: ReplayFrom, table: string): Promise<LoadedReplay> {
  try {
    const seats = seatsOf(from, table);
    const source = await sourceOf(from, table);
    if (typeof source === 'string') return problem(source);
    const opened = await workerClient().ask('openReplay', { source });
    return opened.ok ? { ...opened, ...(await seats) } : opened;
  } catch (error) {
    const { code } = error instanceof RefusedError ? error.refused : { code: '' };
    return problem(code === 'noSuchTable' || code === 'notOver' ? 'gone' : 'failed');
  }
}

const close = ({ replay }: ReplaySummary): void =>
  void workerClient()
    .ask('closeReplay', { replay })
    .catch(() => undefined);

/** Finds a replay and opens it in the worker, for as long as the screen is there; null until it is open. */
export function useReplay(from: ReplayFrom, table: string): LoadedReplay | null {
  const [loaded, setLoaded] = useState<LoadedReplay | null>(null);
  useEffect(() => {
    let left = false;
    let opened: ReplaySummary | null = null;
    void load(from, table).then((found) => {
      if (found.ok) opened = found.summary;
      if (!left) setLoaded(found);
      else if (opened !== null) close(opened);
    });
    return () => {
      left = true;
      if (opened !== null) close(opened);
    };
  }, [from, table]);
  return loaded;
}
