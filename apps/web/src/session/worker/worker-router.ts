import { entryOf, type GameEngine } from '@quri/catalogue';
import { seededRng } from '@quri/kernel';
import { randomHex } from '../random.ts';
import type { Gone } from '../table-session.ts';
import { dealTable } from './deal-table.ts';
import { type LocalAnswer, type LocalTable, localTable } from './local-table.ts';
import type { TableRecord, TableStore } from './table-store.ts';
import type {
  FromWorker,
  LocalTableLine,
  MoveResult,
  TableSetup,
  ToWorker,
  WorkerNotice,
  WorkerRequest,
} from './worker-messages.ts';

export interface WorkerPort {
  readonly store: TableStore;
  send(message: FromWorker): void;
  now(): number;
  pause(ms: number): Promise<void>;
}

/** Older finished games are deleted. */
const MOST_FINISHED = 20;

/** Routes the page's messages to local tables. */
export class WorkerRouter {
  private readonly tables = new Map<string, LocalTable>();
  private readonly needs: WorkerPort;

  constructor(needs: WorkerPort) {
    this.needs = needs;
  }

  async hear(message: ToWorker): Promise<void> {
    if (!('id' in message)) return this.heed(message);
    try {
      const answer = await this.answerTo(message);
      this.needs.send({ type: 'answer', id: message.id, value: answer });
    } catch (error) {
      const refused =
        error instanceof RequestRefused ? error.refused : { code: 'broken', retry: false, said: String(error) };
      this.needs.send({ type: 'refused', id: message.id, refused });
    }
  }

  private async answerTo(asked: WorkerRequest): Promise<unknown> {
    switch (asked.type) {
      case 'tables':
        return (await this.needs.store.all())
          .filter(({ over }) => !over)
          .map(lineOf)
          .sort((a, b) => b.at - a.at);
      case 'open':
        return this.open(asked);
      case 'rematch': {
        const { game, seats, options } = await this.record(asked.table);
        return this.open({ game, seats, options });
      }
      case 'replay':
        return (await this.table(asked.table)).replay();
      case 'move':
        return valueOrThrow(await (await this.table(asked.table)).play(asked.ask, asked.intents));
      case 'takeBack':
        return valueOrThrow(await (await this.table(asked.table)).takeBack(asked.to));
      case 'why':
        return (await this.table(asked.table)).why(asked.intent);
    }
  }

  private async heed(remark: WorkerNotice): Promise<void> {
    if (remark.type === 'discard') {
      this.tables.get(remark.table)?.leave();
      this.tables.delete(remark.table);
      return this.needs.store.drop(remark.table);
    }
    const table = await this.table(remark.table).catch((error: unknown) => goneBy(error));
    if (typeof table === 'string') return this.needs.send({ type: 'gone', table: remark.table, code: table });
    if (remark.type === 'settled') table.settled(remark.seq);
    else table[remark.type]();
  }

  private async open(wishes: TableSetup): Promise<string> {
    const id = randomHex(8);
    const { store, now } = this.needs;
    const dealing = { id, serverSeed: randomHex(32), at: now() };
    const dealt = await dealTable(await this.game(wishes.game), wishes, dealing, store);
    if (!dealt.ok) throw new RequestRefused({ ...dealt.refused, retry: false });
    await this.makeRoom();
    return id;
  }

  private async makeRoom(): Promise<void> {
    const finished = (await this.needs.store.all()).filter(({ over }) => over).sort((a, b) => b.at - a.at);
    for (const { id } of finished.slice(MOST_FINISHED)) await this.needs.store.drop(id);
  }

  private async table(id: string): Promise<LocalTable> {
    const there = this.tables.get(id);
    if (there !== undefined) return there;
    const record = await this.record(id);
    const { store, send, now, pause } = this.needs;
    const table = localTable(record, await store.log(id, 0), {
      engine: await this.game(record.game),
      store,
      rng: seededRng(randomHex(16)),
      send,
      now,
      pause,
      gone: () => {
        this.tables.delete(id);
        send({ type: 'gone', table: id, code: 'noSuchTable' });
      },
    });
    // Another request may have loaded it meanwhile.
    const first = this.tables.get(id) ?? table;
    this.tables.set(id, first);
    return first;
  }

  private async record(id: string): Promise<TableRecord> {
    const record = await this.needs.store.get(id);
    if (record === undefined) throw new RequestRefused({ code: 'noSuchTable', retry: false });
    return record;
  }

  private async game(id: string): Promise<GameEngine> {
    const found = entryOf(id);
    if (found === undefined) throw new RequestRefused({ code: 'noSuchGame', retry: false });
    return found.engine();
  }
}

class RequestRefused extends Error {
  readonly refused: { readonly code: string; readonly retry: boolean };

  constructor(refused: { readonly code: string; readonly retry: boolean }) {
    super(refused.code);
    this.refused = refused;
  }
}

/** A stored table that cannot be opened is not gone: its rules could not be loaded. */
const goneBy = (error: unknown): Gone => (error instanceof RequestRefused ? 'noSuchTable' : 'notLoaded');

function valueOrThrow(answer: LocalAnswer): MoveResult {
  if (!answer.ok) throw new RequestRefused(answer.refused);
  return answer.value;
}

const lineOf = ({ id, game, at, seats }: TableRecord): LocalTableLine => ({ table: id, game, at, seats });
