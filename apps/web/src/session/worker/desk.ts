import { luckFrom } from '@quri/kernel';
import type { Playable } from '@quri/shelf';
import { doors, type ShelfDoor } from '@quri/shelf/doors';
import { randomHex } from '../random.ts';
import type { Gone } from '../table-session.ts';
import { factsOf, rangeOf } from './facts.ts';
import { deal } from './laid-table.ts';
import { LocalTable } from './local-table.ts';
import type { KeptTable, Vault } from './vault.ts';
import type { FromWorker, LocalLine, Question, Remark, ToWorker, Wishes } from './wire.ts';

export interface DeskNeeds {
  readonly vault: Vault;
  send(message: FromWorker): void;
  now(): number;
  pause(ms: number): Promise<void>;
}

/** So many finished games are kept; older ones make room. */
const MOST_FINISHED = 20;

/** Where the screen's questions and remarks arrive. */
export class Desk {
  private readonly tables = new Map<string, LocalTable>();
  private readonly needs: DeskNeeds;

  constructor(needs: DeskNeeds) {
    this.needs = needs;
  }

  async hear(message: ToWorker): Promise<void> {
    if (!('id' in message)) return this.heed(message);
    try {
      const answer = await this.answerTo(message);
      this.needs.send({ type: 'answer', id: message.id, value: answer });
    } catch (error) {
      const refused = error instanceof Said ? error.refused : { code: 'broken', retry: false, said: String(error) };
      this.needs.send({ type: 'refused', id: message.id, refused });
    }
  }

  private async answerTo(asked: Question): Promise<unknown> {
    switch (asked.type) {
      case 'catalogue':
        return doors.map(factsOf);
      case 'range':
        return rangeOf(this.door(asked.game), asked.options);
      case 'tables':
        return (await this.needs.vault.all())
          .filter(({ over }) => !over)
          .map(lineOf)
          .sort((a, b) => b.at - a.at);
      case 'open':
        return this.open(asked);
      case 'rematch': {
        const { game, seats, options } = await this.kept(asked.table);
        return this.open({ game, seats, options });
      }
      case 'replay': {
        const kept = await this.kept(asked.table);
        return (await this.table(asked.table)).replay(
          kept.seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.name)),
        );
      }
      case 'move':
        return orSaid(await (await this.table(asked.table)).play(asked.ask, asked.offer));
      case 'takeBack':
        return orSaid(await (await this.table(asked.table)).takeBack(asked.to));
      case 'why':
        return (await this.table(asked.table)).why(asked.intent);
    }
  }

  private async heed(remark: Remark): Promise<void> {
    if (remark.type === 'discard') {
      this.tables.get(remark.table)?.leave();
      this.tables.delete(remark.table);
      return this.needs.vault.drop(remark.table);
    }
    const table = await this.table(remark.table).catch((error: unknown) => goneBy(error));
    if (typeof table === 'string') return this.needs.send({ type: 'gone', table: remark.table, code: table });
    if (remark.type === 'settled') table.settled(remark.seq);
    else table[remark.type]();
  }

  private async open(wishes: Wishes): Promise<string> {
    const id = randomHex(8);
    const dealt = deal(await this.game(wishes.game), wishes, { id, serverSeed: randomHex(32), at: this.needs.now() });
    if (!dealt.ok) throw new Said({ ...dealt.refused, retry: false });
    await this.needs.vault.put(dealt.value);
    await this.makeRoom();
    return id;
  }

  private async makeRoom(): Promise<void> {
    const finished = (await this.needs.vault.all()).filter(({ over }) => over).sort((a, b) => b.at - a.at);
    for (const { id } of finished.slice(MOST_FINISHED)) await this.needs.vault.drop(id);
  }

  private async table(id: string): Promise<LocalTable> {
    const there = this.tables.get(id);
    if (there !== undefined) return there;
    const kept = await this.kept(id);
    const { vault, send, now, pause } = this.needs;
    const table: LocalTable = new LocalTable(kept, {
      playable: await this.game(kept.game),
      vault,
      luck: luckFrom(randomHex(16)),
      send,
      now,
      pause,
      overtaken: (looking) => this.layAnew(id, table, looking),
    });
    // Two may have asked at once; the first table is the table.
    const first = this.tables.get(id) ?? table;
    this.tables.set(id, first);
    return first;
  }

  /** Another tab went on with this table: it is taken up from there. */
  private async layAnew(id: string, old: LocalTable, looking: boolean): Promise<void> {
    if (this.tables.get(id) === old) this.tables.delete(id);
    if (looking) await this.heed({ type: 'join', table: id });
  }

  private async kept(id: string): Promise<KeptTable> {
    const kept = await this.needs.vault.get(id);
    if (kept === undefined) throw new Said({ code: 'noSuchTable', retry: false });
    return kept;
  }

  private game(id: string): Promise<Playable> {
    return this.door(id).playable();
  }

  private door(id: string): ShelfDoor {
    const found = doors.find(({ meta }) => meta.id === id);
    if (found === undefined) throw new Said({ code: 'noSuchGame', retry: false });
    return found;
  }
}

class Said extends Error {
  readonly refused: { readonly code: string; readonly retry: boolean };

  constructor(refused: { readonly code: string; readonly retry: boolean }) {
    super(refused.code);
    this.refused = refused;
  }
}

/** A table that is kept and cannot be laid is not gone: its rules could not be fetched. */
const goneBy = (error: unknown): Gone => (error instanceof Said ? 'noSuchTable' : 'notLoaded');

function orSaid<T>(
  answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: Said['refused'] },
): T {
  if (!answer.ok) throw new Said(answer.refused);
  return answer.value;
}

const lineOf = ({ id, game, at, seats }: KeptTable): LocalLine => ({ table: id, game, at, seats });
