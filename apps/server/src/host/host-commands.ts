import type { HostLine, HostRequest, HostStatus, HostTable } from '@quri/protocol/host';
import type { Logger } from 'pino';
import { refusalFor } from '../rejections.ts';
import { type LiveTable, phaseOf } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';

interface Needs {
  readonly tables: Pick<Tables, 'liveTables' | 'find' | 'close'>;
  readonly status: () => Omit<HostStatus, 'tables' | 'memory' | 'process'>;
  readonly stop: () => void;
  readonly log: Logger;
}

/** Carries a request out. The last line it sends is `done` or `error`. */
export type HostCommands = (request: HostRequest, send: (line: HostLine) => void) => Promise<void>;

/** The most tables of one answer. */
const MOST_TABLES = 1000;

/** Built field by field: nothing of seeds, invitations, guests or games leaves here. */
export function hostCommands({ tables, status, stop, log }: Needs): HostCommands {
  const { liveTables } = tables;

  const statusNow = (): HostStatus => {
    const { rss, heapUsed } = process.memoryUsage();
    return {
      ...status(),
      process: process.pid,
      tables: liveTables.size,
      memory: { resident: rss, heap: heapUsed },
    };
  };

  const close = async (table: string): Promise<HostLine> => {
    const live = tables.find(table);
    if (live === undefined) return { type: 'error', code: 'noSuchTable' };
    const result = await tables.close(live);
    log.info({ table, result }, 'table closed by a host command');
    return result === 'over' || result === 'closed' ? { type: 'done', phase: result } : { type: 'error', code: result };
  };

  const carryOut = async (request: HostRequest, send: (line: HostLine) => void): Promise<HostLine> => {
    switch (request.do) {
      case 'status':
        send({ type: 'status', status: statusNow() });
        return { type: 'done' };
      case 'tables': {
        const listed = [...liveTables.values()].slice(0, MOST_TABLES);
        for (const live of listed) send({ type: 'table', table: tableLine(live) });
        return { type: 'done', unlisted: liveTables.size - listed.length };
      }
      case 'close':
        return close(request.table);
      case 'stop':
        log.info('stopped by a host command');
        setImmediate(stop);
        return { type: 'done' };
    }
  };

  return async (request, send) => {
    try {
      send(await carryOut(request, send));
    } catch (error) {
      log.error({ err: error, command: request.do }, 'host command failed');
      send({ type: 'error', code: refusalFor(error).code === 'unavailable' ? 'unavailable' : 'broken' });
    }
  };
}

function tableLine(live: LiveTable): HostTable {
  const entries = live.runner?.table.entries ?? [];
  return {
    table: live.id,
    game: live.record.game,
    phase: phaseOf(live),
    present: live.sockets.size,
    entries: entries.length,
    idleSince: Math.max(live.loadedAt, entries.at(-1)?.at ?? 0, ...live.leftAt.values()),
  };
}
