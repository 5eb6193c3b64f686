import type { News } from '@quri/protocol';
import type { WorkerClient } from '../local/worker-client.ts';
import { type Observable, observable } from '../observable.ts';
import { EMPTY_SNAPSHOT } from '../table-reducer.ts';
import { NO_SERVER, type TableSession } from '../table-session.ts';
import type { Eyes, ReplaySummary } from '../worker/replays/replay-messages.ts';

/** What is to be shown of a replay. */
interface ReplayTarget {
  readonly seq: number;
  readonly eyes: Eyes;
}

/** A finished game as a table that one looks at: its history goes as far as whoever looks has come. */
export interface ReplaySession extends TableSession {
  /** What is shown, or will be as soon as the worker has answered. */
  readonly target: Pick<Observable<ReplayTarget>, 'get' | 'subscribe'>;
  /** The whole game as it is told to whoever looks; empty until it is here. */
  readonly news: Pick<Observable<readonly News[]>, 'get' | 'subscribe'>;
  /** On to a later entry, with all that moves. */
  stepTo(seq: number): void;
  /** To any entry, at once. */
  jumpTo(seq: number): void;
  lookThrough(eyes: Eyes): void;
}

type Worker = Pick<WorkerClient, 'ask'>;

const nothing = (): void => {};
const none = async (): Promise<null> => null;

export function replaySession(client: Worker, { replay, room }: ReplaySummary, start: ReplayTarget): ReplaySession {
  const store = observable(EMPTY_SNAPSHOT);
  const target = observable(start);
  const told = observable<readonly News[]>([]);
  /** Entries up to here are not staged. */
  let jumpedTo = start.seq;
  let running = false;
  let left = false;
  const known = new Map<Eyes, Promise<readonly News[]>>();

  const newsFor = (eyes: Eyes): Promise<readonly News[]> => {
    const asked = known.get(eyes) ?? client.ask('replayNews', { replay, eyes });
    known.set(eyes, asked);
    return asked;
  };

  const show = async (wanted: ReplayTarget): Promise<void> => {
    const { seq, eyes } = wanted;
    const [news, position] = await Promise.all([newsFor(eyes), client.ask('replayPosition', { replay, ...wanted })]);
    if (left) return;
    told.set(news);
    const watching = typeof eyes === 'number' ? eyes : null;
    const before = store.get();
    store.set({
      ...before,
      link: 'live',
      room: before.room?.watching === watching ? before.room : { ...room, watching },
      history: news.slice(0, seq + 1),
      position,
      jumpedTo: Math.min(jumpedTo, seq),
    });
  };

  /** One question at a time: whoever drags the scrubber asks faster than it is answered, and only the last one counts. */
  const catchUp = async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      for (let shown: ReplayTarget | null = null; shown !== target.get() && !left; ) {
        shown = target.get();
        await show(shown);
      }
    } catch {
      store.set({ ...store.get(), gone: 'broken' });
    } finally {
      running = false;
    }
  };
  const aim = (change: Partial<ReplayTarget>): void => {
    target.set({ ...target.get(), ...change });
    void catchUp();
  };
  void catchUp();

  return {
    // It has all happened.
    ...NO_SERVER,
    kind: 'replay',
    subscribe: store.subscribe,
    snapshot: store.get,
    target,
    news: told,
    stepTo: (seq) => aim({ seq }),
    jumpTo: (seq) => {
      jumpedTo = seq;
      aim({ seq });
    },
    lookThrough: (eyes) => aim({ eyes }),
    play: nothing,
    takeBack: nothing,
    why: none,
    ready: nothing,
    rematch: none,
    replay: () => client.ask('replayText', { replay }),
    leave: () => {
      left = true;
    },
  };
}
