import { isOver, isSeat } from '@quri/kernel';
import { randomHex } from '../../random.ts';
import { refuse } from '../../refused-error.ts';
import { restoredTable } from '../deal-table.ts';
import { engineOf } from '../load-game.ts';
import { replayOfRecord } from '../replay-file.ts';
import { linesOf } from '../table-lines.ts';
import type { LocalSeat } from '../worker-messages.ts';
import type { WorkerPort } from '../worker-router.ts';
import { continuedTable } from './continued-table.ts';
import { type OpenReplay, openReplay } from './opened-replay.ts';
import { readReplayText } from './read-replay.ts';
import type { OpenedReplay, ReplayRequest, ReplayRequests, ReplaySource } from './replay-messages.ts';

/** Replays that a page has left open are forgotten beyond so many. */
const MOST_OPEN = 4;

/** Answers what the page asks about replays. Loaded with the first of them. */
export function replayRequests({ store, now }: Pick<WorkerPort, 'store' | 'now'>) {
  const opened = new Map<string, OpenReplay>();

  const found = (id: string): OpenReplay => opened.get(id) ?? refuse('noSuchTable');

  const open = async (source: ReplaySource): Promise<OpenedReplay> => {
    const read =
      source.kind === 'text' ? await readReplayText(source.text, source.check) : await localReplay(source.table);
    if (!read.ok) return { ok: false, problem: read.refused };
    const id = randomHex(8);
    const one = openReplay(id, read.value, await engineOf(read.value.opening.game));
    try {
      // A file that was not checked may hold what the rules cannot show.
      one.position('spectator', read.value.entries.length - 1);
    } catch {
      return { ok: false, problem: { code: 'unreadable' } };
    }
    opened.set(id, one);
    for (const old of [...opened.keys()].slice(0, -MOST_OPEN)) opened.delete(old);
    return { ok: true, summary: one.summary() };
  };

  const localReplay = async (table: string) => {
    const record = (await store.get(table)) ?? refuse('noSuchTable');
    const { table: kept } = restoredTable(await engineOf(record.game), record, await store.log(table, 0));
    // While it runs there is none, for it holds what is still hidden.
    if (!isOver(kept)) refuse('notOver');
    return { ok: true, value: replayOfRecord(kept, record) } as const;
  };

  const goOn = async (asked: ReplayRequests['continueReplay']['ask']): Promise<string> => {
    const { seq, seat, name, level } = asked;
    const { replay } = found(asked.replay);
    const engine = await engineOf(replay.opening.game);
    const { players } = replay.opening;
    if (!isSeat(seat, players) || !engine.bots.some((bot) => bot.id === level)) return refuse('malformed');
    const seats = replay.names.map(
      (_, n): LocalSeat => (n === seat ? { kind: 'person', name } : { kind: 'bot', level }),
    );
    const made = continuedTable(engine, replay, { id: randomHex(8), at: now(), seq, seats });
    const { record, log } = made ?? refuse('otherRules');
    if (isOver(restoredTable(engine, record, log).table)) return refuse('notPlaying');
    await store.create(record, log);
    return record.id;
  };

  return async (request: ReplayRequest): Promise<unknown> => {
    switch (request.type) {
      case 'finishedTables':
        return linesOf(store, 'finished');
      case 'openReplay':
        return open(request.source);
      case 'replayNews':
        return found(request.replay).news(request.eyes);
      case 'replayPosition':
        return found(request.replay).position(request.eyes, request.seq);
      case 'verifyReplay':
        return found(request.replay).verify();
      case 'continueReplay':
        return goOn(request);
      case 'replayText':
        return JSON.stringify(found(request.replay).replay);
      case 'closeReplay':
        opened.delete(request.replay);
        return null;
    }
  };
}
