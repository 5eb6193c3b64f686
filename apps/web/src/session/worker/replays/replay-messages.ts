import type { Finding, Viewer } from '@quri/kernel';
import type { News, Position } from '@quri/protocol';
import type { LocalTableLine, WorkerRequest } from '../worker-messages.ts';
import type { OpenReplay } from './opened-replay.ts';

/** Through whose eyes a finished game is looked at; `everything`: all hands and choices of that moment at once. */
export type Eyes = Viewer | 'everything';

export type ReplaySource =
  /** A finished game of this device. */
  | { readonly kind: 'local'; readonly table: string }
  /** The text of a replay file. With `check` it is opened only if it is a true one. */
  | { readonly kind: 'text'; readonly text: string; readonly check: boolean };

/** Why a text is not opened. */
export type ReplayProblem =
  | { readonly code: 'tooLarge' | 'notJson' | 'unknownGame' | 'unreadable' }
  /** `place`: what does not fit, as the kernel says it. */
  | { readonly code: 'notReplay'; readonly place: string }
  | { readonly code: 'notTrue'; readonly findings: readonly Finding[] };

export type ReplaySummary = ReturnType<OpenReplay['summary']>;

export type OpenedReplay =
  | { readonly ok: true; readonly summary: ReplaySummary }
  | { readonly ok: false; readonly problem: ReplayProblem };

interface OfReplay {
  readonly replay: string;
}

/** What the page asks about replays, each with what it is answered. */
export interface ReplayRequests {
  /** The finished games of this device. */
  finishedTables: { ask: Record<never, never>; answer: readonly LocalTableLine[] };
  openReplay: { ask: { readonly source: ReplaySource }; answer: OpenedReplay };
  /** All that these eyes see, entry by entry. */
  replayNews: { ask: OfReplay & { readonly eyes: Eyes }; answer: readonly News[] };
  /** What they see after an entry. */
  replayPosition: { ask: OfReplay & { readonly eyes: Eyes; readonly seq: number }; answer: Position };
  verifyReplay: { ask: OfReplay; answer: readonly Finding[] };
  /** Opens a local table that has come as far as this entry; bots of `level` have all seats but one. */
  continueReplay: {
    ask: OfReplay & {
      readonly seq: number;
      readonly seat: number;
      readonly name: string;
      readonly level: string;
    };
    answer: string;
  };
  replayText: { ask: OfReplay; answer: string };
  closeReplay: { ask: OfReplay; answer: null };
}

export type ReplayRequest = Extract<WorkerRequest, { readonly type: keyof ReplayRequests }>;
