import {
  accept,
  type Entry,
  emptyTable,
  frozen,
  heardAfter,
  lastOwnMove,
  mayTakeBack,
  messageOf,
  NOTHING_HEARD,
  type Step,
  stepOf,
  type Table,
  type Viewer,
} from '@quri/kernel';
import type { News } from '@quri/protocol';
import { padded } from './frame.ts';
import { type Listener, type Room, viewerOf } from './room.ts';

/** So many pieces of news travel together when somebody catches up. */
const TOGETHER = 32;

/** All that one viewer was told of a table, ready to be sent again. It only grows, by take-backs too. */
export interface Told {
  /** The table as far as it was told. */
  readonly again: Table;
  /** The entries that count, so far. */
  readonly live: Entry[];
  readonly texts: string[];
  /** How long each of them may be, for all that everybody knows. */
  readonly sizes: number[];
  /** The running hash after each of them. */
  readonly heard: string[];
}

/** Tells everybody there what they may see of one more entry. */
export function publish(room: Room, table: Table, step: Step): void {
  for (const [viewer, listeners] of listenersByViewer(room)) {
    const told = toldTo(room, table, viewer, step.entry.seq);
    tell(room, told, step, viewer);
    const text = framed(room, told, step.entry.seq, step.entry.seq + 1);
    for (const listener of listeners) listener.sendText(text);
  }
}

/** What a listener has heard of a game: the last entry, and the running hash there if it tells us. */
export interface Heard {
  readonly last: number;
  readonly heard?: string;
}

/**
 * Sends one listener everything after the entry it has seen last. Whoever has heard something else than what is in the
 * log, as after a log was restored from a copy, is told all of it from the beginning.
 */
export function catchUp(room: Room, table: Table, listener: Listener, { last, heard }: Heard): void {
  const end = table.entries.length;
  const told = toldTo(room, table, viewerOf(room.record, listener.guest), end);
  const astray = last >= end || (last >= 0 && heard !== undefined && heard !== told.heard[last]);
  for (let from = astray ? 0 : last + 1; from < end; from += TOGETHER)
    listener.sendText(framed(room, told, from, Math.min(from + TOGETHER, end), astray && from === 0));
}

/** What a viewer was told up to but not including an entry: only what was not asked for before is worked out. */
function toldTo(room: Room, table: Table, viewer: Viewer, end: number): Told {
  const told = room.told.get(viewer) ?? nothingTold(table);
  room.told.set(viewer, told);
  for (let seq = told.texts.length; seq < end; seq++) {
    const entry = table.entries[seq];
    if (entry !== undefined) tell(room, told, stepOf(told.again, entry), viewer);
  }
  return told;
}

const nothingTold = ({ game, opening }: Table): Told => ({
  again: emptyTable(game, opening, new Uint8Array()),
  live: [],
  texts: [],
  sizes: [],
  heard: [],
});

function tell(room: Room, told: Told, step: Step, viewer: Viewer): void {
  const { again, live, texts, sizes } = told;
  const { entry } = step;
  // Told already: an entry is told once, whoever comes first.
  if (entry.seq < texts.length) return;
  accept(again, step);
  if (entry.kind !== 'takenBack') live.push(entry);
  else while ((live.at(-1)?.seq ?? -1) >= entry.to) live.pop();
  const news = newsOf(again, step, viewer, told.heard.at(-1) ?? NOTHING_HEARD, live.at(-1));
  told.heard.push(news.heard);
  texts.push(JSON.stringify(news));
  const everybodys = room.publicSizes[entry.seq] ?? publicSize(again, step);
  room.publicSizes[entry.seq] = everybodys;
  sizes.push(everybodys + roomForOffers(again, viewer));
}

function framed(room: Room, told: Told, from: number, to: number, anew = false): string {
  const everybodys = told.sizes.slice(from, to).reduce((sum, size) => sum + size, 0);
  const news = told.texts.slice(from, to).join(',');
  const begun = anew ? '"anew":true,' : '';
  return padded(`{"type":"news","table":${JSON.stringify(room.id)},${begun}"news":[${news}]}`, everybodys);
}

function listenersByViewer(room: Room): Map<Viewer, Listener[]> {
  const groups = new Map<Viewer, Listener[]>();
  for (const listener of room.audience) {
    const viewer = viewerOf(room.record, listener.guest);
    const group = groups.get(viewer);
    if (group === undefined) groups.set(viewer, [listener]);
    else group.push(listener);
  }
  return groups;
}

/** `top` is the last entry that counts: only a seat whose own it is may take it back. */
function newsOf(table: Table, step: Step, viewer: Viewer, before: string, top: Entry | undefined): News {
  const message = messageOf(table, step, viewer);
  const spectates = viewer === 'spectator' || top === undefined;
  const takeBack = spectates ? undefined : lastOwnMove([top], viewer, mayTakeBack(table.game, frozen(step.state)));
  return { ...message, takeBack: takeBack ?? null, heard: heardAfter(before, message) };
}

/** What the offers of a seat may take, whatever it has that nobody knows of. */
function roomForOffers({ game, state }: Table, viewer: Viewer): number {
  if (viewer === 'spectator' || game.conceivable === undefined) return 0;
  return Buffer.byteLength(JSON.stringify(game.conceivable(frozen(state), viewer)));
}

/** How long the news is for somebody who knows no secret. */
function publicSize(table: Table, step: Step): number {
  const news: News = { ...messageOf(table, step, 'spectator'), takeBack: null, heard: NOTHING_HEARD };
  return Buffer.byteLength(JSON.stringify(news));
}
