import {
  accept,
  type Entry,
  emptyTable,
  heardAfter,
  lastOwnMove,
  liveEntries,
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

/** Tells everybody there what they may see of one more entry. */
export function publish(room: Room, table: Table, step: Step): void {
  const groups = listenersByViewer(room);
  const top = liveEntries(table.entries).at(-1);
  const everybodys = publicSize(table, step);
  const heard = new Map<Viewer, string>();
  for (const [viewer, listeners] of groups) {
    const before = room.heard.get(viewer) ?? heardUpTo(table, viewer, step.entry.seq);
    const news = newsOf(table, step, viewer, before, top);
    heard.set(viewer, news.heard);
    const text = frameOf(room, [JSON.stringify(news)], everybodys);
    for (const listener of listeners) listener.sendText(text);
  }
  room.heard.clear();
  for (const [viewer, last] of heard) room.heard.set(viewer, last);
}

/** Sends one listener everything after the entry it has seen last. */
export function catchUp(room: Room, table: Table, listener: Listener, last: number): void {
  if (last >= table.entries.length - 1) return;
  const viewer = viewerOf(room.record, listener.guest);
  let texts: string[] = [];
  let everybodys = 0;
  const send = (): void => {
    if (texts.length > 0) listener.sendText(frameOf(room, texts, everybodys));
    texts = [];
    everybodys = 0;
  };
  replayed(table, viewer, table.entries.length, (news, step) => {
    if (news.seq <= last) return;
    texts.push(JSON.stringify(news));
    everybodys += publicSize(table, step);
    if (texts.length === TOGETHER) send();
  });
  send();
}

function frameOf(room: Room, news: readonly string[], publicBytes: number): string {
  return padded(`{"type":"news","table":${JSON.stringify(room.id)},"news":[${news.join(',')}]}`, publicBytes);
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

/** The running hash of a viewer whom nobody was listening for, from the log. */
function heardUpTo(table: Table, viewer: Viewer, seq: number): string {
  let heard = NOTHING_HEARD;
  replayed(table, viewer, seq, (news) => {
    heard = news.heard;
  });
  return heard;
}

/** Plays the log back to one viewer, up to but not including an entry. */
function replayed(table: Table, viewer: Viewer, end: number, hear: (news: News, step: Step) => void): void {
  const again = emptyTable(table.game, table.opening, new Uint8Array());
  const live: Entry[] = [];
  let heard = NOTHING_HEARD;
  for (const entry of table.entries.slice(0, end)) {
    const step = stepOf(again, entry);
    if (entry.kind !== 'takenBack') live.push(entry);
    else while ((live.at(-1)?.seq ?? -1) >= entry.to) live.pop();
    const news = newsOf(table, step, viewer, heard, live.at(-1));
    heard = news.heard;
    hear(news, step);
    accept(again, step);
  }
}

/** `top` is the last entry that counts: only a seat whose own it is may take it back. */
function newsOf(table: Table, step: Step, viewer: Viewer, before: string, top: Entry | undefined): News {
  const message = messageOf(table, step, viewer);
  const spectates = viewer === 'spectator' || top === undefined;
  const takeBack = spectates ? undefined : lastOwnMove([top], viewer, table.game.meta.takeBack);
  return { ...message, takeBack: takeBack ?? null, heard: heardAfter(before, message) };
}

/** How long the news is for somebody who knows no secret. */
function publicSize(table: Table, step: Step): number {
  const news: News = { ...messageOf(table, step, 'spectator'), takeBack: null, heard: NOTHING_HEARD };
  return Buffer.byteLength(JSON.stringify(news));
}
