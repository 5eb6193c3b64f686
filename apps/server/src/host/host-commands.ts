import type { HostLine, HostRequest, HostStatus } from '@quri/protocol/host';
import type { Logger } from 'pino';
import { refusalFor } from '../rejections.ts';
import type { RunningServer } from '../running-server.ts';
import { isDamaged } from '../store/errors.ts';
import { damagedLine, tableDetails, tableLine } from './show-table.ts';

interface Needs {
  readonly server: Pick<RunningServer, 'current' | 'restore'>;
  readonly status: () => HostStatus;
  readonly stop: () => void;
  readonly log: Logger;
}

/** Carries a request out. The last line it sends is `done` or `error`. */
export type HostCommands = (request: HostRequest, send: (line: HostLine) => void) => Promise<void>;

/** The most tables of one answer. */
const MOST_TABLES = 1000;
const DAY_MS = 86_400_000;

const DONE: HostLine = { type: 'done' };

/** Built field by field: nothing of seeds, invitations or games leaves here. */
export function hostCommands({ server, status, stop, log }: Needs): HostCommands {
  const close = async (table: string): Promise<HostLine> => {
    const { tables } = server.current();
    const live = tables.find(table);
    if (live === undefined) return { type: 'error', code: 'noSuchTable' };
    const result = await tables.close(live);
    log.info({ table, result }, 'table closed by a host command');
    return result === 'over' || result === 'closed' ? { type: 'done', phase: result } : { type: 'error', code: result };
  };

  const rewind = async (table: string, seq: number): Promise<HostLine> => {
    const { tables } = server.current();
    const live = tables.find(table);
    if (live === undefined) return { type: 'error', code: 'noSuchTable' };
    const result = await tables.rewind(live, seq);
    log.info({ table, to: seq, result }, 'table rewound by a host command');
    return typeof result === 'string' ? { type: 'error', code: result } : { type: 'done', seq: result.seq };
  };

  const importTable = async (file: string, send: (line: HostLine) => void): Promise<HostLine> => {
    const result = await server.current().importTable(file);
    if (typeof result === 'string') return { type: 'error', code: result };
    if ('exists' in result) return { type: 'error', code: 'tableExists', about: result.exists };
    log.info({ table: result.table }, 'table imported by a host command');
    for (const newcomer of result.newcomers) send({ type: 'newcomer', newcomer });
    return { type: 'done', table: result.table };
  };

  const ban = async (who: string, days: number | undefined, send: (line: HostLine) => void): Promise<HostLine> => {
    const made = await server.current().ban(who, days);
    if (made === 'noSuchGuest') return { type: 'error', code: made };
    send({ type: 'ban', ban: made });
    return DONE;
  };

  const carryOut = async (request: HostRequest, send: (line: HostLine) => void): Promise<HostLine> => {
    const { tables, guests, bans, archiving, deleteGuestData, exportTable, damages } = server.current();
    switch (request.do) {
      case 'status':
        send({ type: 'status', status: status() });
        return DONE;
      case 'tables': {
        const { liveTables } = tables;
        const unloaded = [...damages.all].filter(([table]) => !liveTables.has(table));
        for (const [table, damage] of unloaded) send({ type: 'table', table: damagedLine(table, damage) });
        const listed = [...liveTables.values()].slice(0, MOST_TABLES);
        for (const live of listed) send({ type: 'table', table: tableLine(live) });
        return { type: 'done', unlisted: liveTables.size - listed.length };
      }
      case 'show': {
        const live = tables.find(request.table);
        if (live === undefined) return { type: 'error', code: 'noSuchTable' };
        send({ type: 'details', details: tableDetails(live, guests) });
        return DONE;
      }
      case 'close':
        return close(request.table);
      case 'rewind':
        return rewind(request.table, request.seq);
      case 'export': {
        const result = await exportTable(request.table, request.file);
        return result === 'done' ? DONE : { type: 'error', code: result };
      }
      case 'import':
        return importTable(request.file, send);
      case 'ban':
        return ban(request.who, request.days, send);
      case 'unban':
        return (await bans.lift(request.who)) ? DONE : { type: 'error', code: 'noSuchBan' };
      case 'bans':
        for (const one of bans.all()) send({ type: 'ban', ban: one });
        return DONE;
      case 'purge':
        return (await deleteGuestData(request.guest)) ? DONE : { type: 'error', code: 'noSuchGuest' };
      case 'archive':
        return { type: 'done', moved: await archiving.archive(Date.now() - request.olderThan * DAY_MS) };
      case 'unarchive':
        return (await archiving.bringBack(request.table)) ? DONE : { type: 'error', code: 'notArchived' };
      case 'restore': {
        const result = await server.restore(request.prepared);
        return typeof result === 'string' ? { type: 'error', code: result } : { type: 'done', old: result.old };
      }
      case 'stop':
        log.info('stopped by a host command');
        setImmediate(stop);
        return DONE;
    }
  };

  return async (request, send) => {
    try {
      send(await carryOut(request, send));
    } catch (error) {
      if (isDamaged(error)) {
        const table = 'table' in request ? request.table : undefined;
        if (table !== undefined) server.current().damages.note(table, error.message);
        return send({
          type: 'error',
          code: 'damaged',
          about: table === undefined ? error.message : `${table}: ${error.message}`,
        });
      }
      log.error({ err: error, command: request.do }, 'host command failed');
      send({ type: 'error', code: refusalFor(error).code === 'unavailable' ? 'unavailable' : 'broken' });
    }
  };
}
