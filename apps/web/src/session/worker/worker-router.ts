import { seededRng, seedFromText } from '@quri/kernel';
import { randomHex } from '../random.ts';
import { RefusedError, refuse } from '../refused-error.ts';
import { dealTable } from './deal-table.ts';
import { engineOf, lessonOf } from './load-game.ts';
import { type LocalTable, localTable } from './local-table.ts';
import type { ReplayRequest } from './replays/replay-messages.ts';
import { linesOf, newestOf } from './table-lines.ts';
import type { TableRecord, TableStore } from './table-store.ts';
import type { FromWorker, TableSetup, ToWorker, WorkerNotice, WorkerRequest } from './worker-messages.ts';

export interface WorkerPort {
  readonly store: TableStore;
  send(message: FromWorker): void;
  now(): number;
  pause(ms: number): Promise<void>;
}

/** Older finished games are deleted. */
const MOST_FINISHED = 50;

/** Handles the page's messages: finds the local table that each is about. */
export function workerRouter({ store, send, now, pause }: WorkerPort): (message: ToWorker) => Promise<void> {
  const tables = new Map<string, LocalTable>();
  let replays: ((request: ReplayRequest) => Promise<unknown>) | undefined;

  const loadReplays = async (): Promise<(request: ReplayRequest) => Promise<unknown>> => {
    const { replayRequests } = await import('./replays/replay-requests.ts');
    replays ??= replayRequests({ store, now });
    return replays;
  };

  const recordOf = async (id: string): Promise<TableRecord> => (await store.get(id)) ?? refuse('noSuchTable');

  const tableOf = async (id: string): Promise<LocalTable> => {
    const loaded = tables.get(id);
    if (loaded !== undefined) return loaded;
    const record = await recordOf(id);
    const table = localTable(record, await store.log(id, 0), {
      lesson: record.lesson ? await lessonOf(record.game) : null,
      engine: await engineOf(record.game),
      store,
      rng: seededRng(randomHex(16)),
      send,
      now,
      pause,
      gone: () => {
        tables.delete(id);
        send({ type: 'gone', table: id, code: 'noSuchTable' });
      },
    });
    // Another request may have loaded it meanwhile.
    const first = tables.get(id) ?? table;
    tables.set(id, first);
    return first;
  };

  const deleteOldest = async (): Promise<void> => {
    const finished = await newestOf(store, 'finished');
    for (const { id } of finished.slice(MOST_FINISHED)) await store.drop(id);
  };

  const create = async (setup: TableSetup, serverSeed: string, lesson?: true): Promise<string> => {
    const id = randomHex(8);
    const ids = { id, serverSeed, at: now(), ...(lesson && { lesson }) };
    const dealt = await dealTable(await engineOf(setup.game), setup, ids, store);
    if (!dealt.ok) throw new RefusedError({ ...dealt.refused, retry: false });
    await deleteOldest();
    return id;
  };
  const open = (setup: TableSetup): Promise<string> => create(setup, randomHex(32));
  const begunLesson = async (game: string): Promise<string | undefined> => {
    for (const record of await newestOf(store, 'unfinished')) {
      if (record.game !== game || !record.lesson) continue;
      // A damaged one is no reason to teach nobody.
      const teaches = await tableOf(record.id).then(
        (table) => table.teaches(),
        () => false,
      );
      if (teaches) return record.id;
    }
    return undefined;
  };
  /** A lesson that was begun is gone on with. */
  const openLesson = async (game: string, name: string): Promise<string> => {
    const begun = await begunLesson(game);
    if (begun !== undefined) return begun;
    const { seed, options, bots } = await lessonOf(game);
    const seats = [{ kind: 'person', name } as const, ...bots.map((level) => ({ kind: 'bot', level }) as const)];
    return create({ game, seats, options: { ...options } }, seedFromText(seed), true);
  };

  const answerTo = async (request: WorkerRequest): Promise<unknown> => {
    switch (request.type) {
      case 'tables':
        return linesOf(store, 'unfinished');
      case 'open':
        return open(request);
      case 'openLesson':
        return openLesson(request.game, request.name);
      case 'rematch':
        return open(await recordOf(request.table));
      case 'replay':
        return (await tableOf(request.table)).replay();
      case 'move':
        return (await tableOf(request.table)).play(request.ask, request.intents);
      case 'takeBack':
        return (await tableOf(request.table)).takeBack(request.to);
      case 'why':
        return (await tableOf(request.table)).why(request.intent);
      default:
        return (await loadReplays())(request);
    }
  };

  const handleNotice = async (notice: WorkerNotice): Promise<void> => {
    if (notice.type === 'discard') {
      tables.get(notice.table)?.leave();
      tables.delete(notice.table);
      return store.drop(notice.table);
    }
    const table = await tableOf(notice.table).catch((error: unknown) => {
      // A stored table that cannot be opened is not gone: its rules could not be loaded.
      const code = error instanceof RefusedError ? 'noSuchTable' : 'notLoaded';
      send({ type: 'gone', table: notice.table, code });
    });
    table?.[notice.type]();
  };

  return async (message) => {
    if (!('id' in message)) return handleNotice(message);
    try {
      send({ type: 'answer', id: message.id, value: await answerTo(message) });
    } catch (error) {
      const refused =
        error instanceof RefusedError ? error.refused : { code: 'broken', retry: false, said: String(error) };
      send({ type: 'refused', id: message.id, refused });
    }
  };
}
