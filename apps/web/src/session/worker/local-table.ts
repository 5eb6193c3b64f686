import {
  accept,
  frozen,
  type Luck,
  lastOwnMove,
  mayTakeBack,
  messageOf,
  move,
  replayOf,
  type Seat,
  type Step,
  type Table,
  takeBack,
  type Viewer,
  why,
} from '@quri/kernel';
import type { News, Refused } from '@quri/protocol';
import type { Playable } from '@quri/shelf';
import { type BotsAt, botsAt } from './bots-at.ts';
import { laid } from './laid-table.ts';
import { roomOf } from './local-room.ts';
import { ON_THE_TABLE, type Passing, passedOn, putDown } from './passing.ts';
import type { KeptTable, Vault } from './vault.ts';
import type { FromWorker, Held } from './wire.ts';

export interface Surroundings {
  readonly playable: Playable;
  readonly vault: Pick<Vault, 'put'>;
  readonly luck: Luck;
  send(message: FromWorker): void;
  now(): number;
  /** Lets some time pass: a bot that answers in no time is no company. */
  pause(ms: number): Promise<void>;
  /** Another tab went on with this table; `looking`: the screen waits for what it has become. */
  overtaken(looking: boolean): Promise<void>;
}

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: Refused };

/** What a bot takes at least and at most before it acts, whatever it is going to do. */
const BOT_PAUSE = { least: 250, most: 650 };

/** What could not be kept is tried again after so long. */
const KEEP_AGAIN = 1000;

/** A screen that never says it is done is not waited for. */
const LONGEST_SHOW = 9000;

/** A table on this device: the referee, the bots and one screen. One thing at a time. */
export class LocalTable {
  private readonly persons: readonly number[];
  private readonly viewer: Viewer;
  private readonly table: Table;
  private readonly bots: BotsAt;
  private readonly told: News[] = [];
  private passing: Passing = ON_THE_TABLE;
  /** The last move of a person, until somebody else has the device. */
  private regretted: number | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private joined = false;
  private shown = -1;
  private wake: () => void = () => {};
  /** Goes up with everything a waiting bot may care about. */
  private stirs = 0;
  private loop: Promise<void> | null = null;

  private kept: KeptTable;
  private readonly around: Surroundings;

  constructor(kept: KeptTable, around: Surroundings) {
    this.kept = kept;
    this.around = around;
    this.persons = kept.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const [only, second] = this.persons;
    this.viewer = only === undefined || second !== undefined ? 'spectator' : (only as Seat);
    this.table = laid(around.playable, kept, (table, step) => this.told.push(this.newsOf(table, step)));
    this.bots = botsAt(this.table, around.playable, kept.seats, around.luck);
    this.pass(null);
  }

  join(): void {
    this.passing = putDown(this.passing);
    this.around.send({ type: 'room', table: this.kept.id, room: this.room() });
    this.around.send({ type: 'news', table: this.kept.id, news: this.told, ...this.held() });
    this.joined = true;
    this.wakeUp();
    if (this.loop === null) this.loop = this.letBotsPlay().finally(() => (this.loop = null));
  }

  leave(): void {
    this.joined = false;
    this.passing = putDown(this.passing);
    this.wakeUp();
  }

  settled(seq: number): void {
    this.shown = Math.max(this.shown, seq);
    this.wakeUp();
  }

  ready(): void {
    if (this.passing.passTo === null) return;
    this.passing = { holder: this.passing.passTo, passTo: null };
    this.regretted = null;
    this.around.send({ type: 'hand', table: this.kept.id, ...this.held() });
  }

  play(ask: number, offer: number): Promise<Answer<number>> {
    return this.next(async () => {
      const seat = this.acting();
      if (seat === null) return no('notSeated');
      const intent = this.table.game.legal(frozen(this.table.state), seat)[offer];
      if (intent === undefined) return no('stale');
      const step = move(this.table, { seat, actor: 'human', at: this.around.now(), ask, intent });
      return step.ok ? this.commit(step.value) : { ok: false, refused: { retry: false, ...step.refused } };
    });
  }

  takeBack(to: number): Promise<Answer<number>> {
    return this.next(async () => {
      const seat = this.acting() ?? (to === this.regretted ? this.mover(to) : null);
      if (seat === null) return no('notSeated');
      const by = { actor: 'human', at: this.around.now() } as const;
      const step = takeBack(this.table, { seat, to, consent: [] }, by);
      return step.ok ? this.commit(step.value) : no(step.refused.code);
    });
  }

  why(intent: unknown): Refused | null {
    const seat = this.acting();
    const refusal = seat === null ? { code: 'notSeated' } : why(this.table, seat, intent);
    return refusal === undefined ? null : { retry: false, ...refusal };
  }

  /** The game as a file; while it runs there is none, for it holds what is still hidden. */
  replay(names: readonly string[]): string | null {
    return this.over() ? JSON.stringify(replayOf(this.table, this.kept.secret, names)) : null;
  }

  private over(): boolean {
    return this.table.game.outcome(frozen(this.table.state)) !== undefined;
  }

  private room() {
    return roomOf(this.kept, this.viewer === 'spectator' ? this.passing.holder : this.viewer, this.over());
  }

  private acting(): Seat | null {
    return this.viewer === 'spectator' ? (this.passing.holder as Seat | null) : this.viewer;
  }

  private next<T>(act: () => Promise<T>): Promise<T> {
    const done = this.queue.then(act);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Kept first, then part of the table, then told. */
  private async commit(step: Step): Promise<Answer<number>> {
    const { table, around } = this;
    const over = table.game.outcome(frozen(step.state)) !== undefined;
    const kept = { ...this.kept, at: around.now(), entries: [...this.kept.entries, step.entry], over };
    const put = await around.vault.put(kept).catch(() => 'failed' as const);
    if (put === 'failed') return no('notKept', true);
    if (!put) return this.overtaken();
    this.kept = kept;
    accept(table, step);
    this.bots.hear(step);
    const news = this.newsOf(table, step);
    this.told.push(news);
    this.pass(step);
    if (over) around.send({ type: 'room', table: this.kept.id, room: this.room() });
    around.send({ type: 'news', table: this.kept.id, news: [news], ...this.held() });
    this.wakeUp();
    return { ok: true, value: step.entry.seq };
  }

  private async overtaken(): Promise<Answer<never>> {
    const looking = this.joined;
    this.leave();
    await this.around.overtaken(looking);
    return no('stale', true);
  }

  private newsOf(table: Table, step: Step): News {
    const message = messageOf(table, step, this.viewer);
    const entries = table.entries.includes(step.entry) ? table.entries : [...table.entries, step.entry];
    return { ...message, takeBack: this.undoable(entries, step.state, this.viewer), heard: `local ${message.seq}` };
  }

  private undoable(entries: Table['entries'], state: Table['state'], viewer: Viewer): number | null {
    if (viewer === 'spectator') return null;
    return lastOwnMove(entries, viewer, mayTakeBack(this.around.playable.game, frozen(state))) ?? null;
  }

  private mover(seq: number): Seat | null {
    const entry = this.table.entries[seq];
    return entry?.kind === 'move' ? entry.seat : null;
  }

  private pass(step: Step | null): void {
    if (this.viewer !== 'spectator') return;
    const awaited = this.table.game.awaited(frozen(this.table.state)).filter((seat) => this.persons.includes(seat));
    const entry = step?.entry.kind === 'move' ? step.entry : null;
    this.passing = passedOn(this.passing, awaited, entry, this.kept.seats.length);
    const { entries, state } = this.table;
    // A move that was taken back brings up no earlier one: somebody else has had the device since.
    this.regretted = entry?.actor === 'human' ? this.undoable(entries, state, entry.seat) : null;
  }

  private held(): Held {
    const { game, state, asks, entries } = this.table;
    const { holder, passTo } = this.passing;
    if (holder === null) return { hand: null, passTo, undoable: passTo === null ? null : this.regretted };
    const seat = holder as Seat;
    const view = game.project(frozen(state), seat);
    const offers = game.legal(frozen(state), seat);
    const hand = { seat, view, offers, ask: asks[seat] ?? null, takeBack: this.undoable(entries, state, seat) };
    return { hand, passTo, undoable: null };
  }

  private wakeUp(): void {
    this.stirs++;
    this.wake();
  }

  private stirred(): Promise<string> {
    return new Promise((wake) => {
      this.wake = () => wake('stirred');
    });
  }

  /** Bots act one after the other, each once the screen has shown what there was to show. */
  private async letBotsPlay(): Promise<void> {
    const { least, most } = BOT_PAUSE;
    while (this.joined && !this.over()) {
      await this.shownAll();
      // Those who choose at the same time take together as long as one alone.
      await this.around.pause((least + this.around.luck.fraction() * (most - least)) / Math.max(1, this.botsAwaited()));
      const stirs = this.stirs;
      const moved = this.joined ? await this.next(() => this.botMove()) : null;
      if (moved === null) {
        if (this.joined && stirs === this.stirs) await this.stirred();
      } else if (!moved.ok && this.joined) await this.around.pause(KEEP_AGAIN);
    }
  }

  private botsAwaited(): number {
    return this.table.game.awaited(frozen(this.table.state)).filter((one) => this.bots.isBot(one)).length;
  }

  /** Null: no bot has anything to do. */
  private async botMove(): Promise<Answer<number> | null> {
    const { table, bots } = this;
    const seat = table.game.awaited(frozen(table.state)).find((one) => bots.isBot(one));
    if (seat === undefined) return null;
    const intent = bots.choose(seat);
    const step = move(table, { seat, actor: 'bot', at: this.around.now(), ask: table.asks[seat] ?? null, intent });
    if (!step.ok) throw new Error(`a bot made a move the rules refuse: ${step.refused.code}`);
    return this.commit(step.value);
  }

  private async shownAll(): Promise<void> {
    const latest = this.told.at(-1)?.seq ?? -1;
    if (this.shown >= latest || !this.joined) return;
    const late = this.around.pause(LONGEST_SHOW).then(() => 'late');
    while (this.shown < latest && this.joined) {
      if ((await Promise.race([late, this.stirred()])) === 'late') return;
    }
  }
}

const no = (code: string, retry = false): Answer<never> => ({ ok: false, refused: { code, retry } });
