import { type Position, positionOf, type Table, type Viewer } from '@quri/kernel';
import { newsAfter, type Told } from '@quri/table';
import { filled, frameText, positionText } from './frame.ts';
import type { House } from './house.ts';
import { type Listener, type Playing, type Room, viewerOf } from './room.ts';

/** So many entries travel in one frame when somebody catches up. */
const MOST_IN_FRAME = 500;

/** Tells everybody at the table what they may see of steps that have just become part of it. */
export function broadcast(room: Room, { table }: Playing, told: readonly Told[]): void {
  const position = positionTexts(table);
  const texts: (string | undefined)[] = [];
  for (const listener of room.audience) {
    const viewer = viewerOf(room.record, listener.guest);
    const place = viewer === 'spectator' ? table.opening.players : viewer;
    texts[place] ??= frameText({
      table: room.id,
      anew: false,
      news: told.map((one) => newsOfStep(table, one, place)),
      heard: told.at(-1)?.heard[place] ?? '',
      position: position(viewer),
    });
    listener.sendText(texts[place]);
  }
}

function newsOfStep({ game }: Table, { step, texts }: Told, place: number): string {
  const text = texts[place] ?? '';
  const { shortfall } = game;
  if (shortfall === undefined) return text;
  const seen = step.seen[place] ?? [];
  let short = 0;
  for (const one of seen) short += shortfall.seen(one);
  return filled(text, short);
}

/** The position of each viewer as text; the view of an open game is made once for all. */
function positionTexts(table: Table): (viewer: Viewer) => string {
  let view: string | undefined;
  return (viewer) => {
    const position: Position = positionOf(table, viewer);
    if (table.game.open) view ??= JSON.stringify(position.view);
    return positionText(table, viewer, position, view);
  };
}

/** What a listener has heard of a game: the last entry, and the running hash there if it tells us. */
export interface HeardSoFar {
  readonly last: number;
  readonly heard?: string;
}

/**
 * Sends one listener everything after the entry it has seen last, and the position. Whoever has heard something else
 * than what is in the log, as after a log was restored from a copy, is told all of it from the beginning.
 */
export function catchUp(house: House, room: Room, playing: Playing, listener: Listener, so: HeardSoFar): void {
  const { table } = playing;
  const viewer = viewerOf(room.record, listener.guest);
  const heardAt = hashesFor(house, room, playing, viewer);
  const anew = isAstray(table, so, heardAt);
  const items = newsAfter(table, viewer, anew ? -1 : so.last).map(({ news, shortfall }) => {
    const text = JSON.stringify(news);
    return { seq: news.seq, text: table.game.shortfall === undefined ? text : filled(text, shortfall) };
  });
  let frame: string[] = [];
  let first = true;
  const send = (heard: string, position: string | null): void => {
    listener.sendText(frameText({ table: room.id, anew: anew && first, news: frame, heard, position }));
    frame = [];
    first = false;
  };
  for (const { seq, text } of items) {
    frame.push(text);
    const heard = frame.length < MOST_IN_FRAME || seq === table.entries.length - 1 ? undefined : heardAt(seq);
    if (heard !== undefined) send(heard, null);
  }
  send(heardAt(table.entries.length - 1) ?? '', positionTexts(table)(viewer));
}

type HeardAt = (seq: number) => string | undefined;

/** A viewer's running hash after an entry: of the newest it is at hand, of an older one it is on disk. */
function hashesFor(house: House, room: Room, { table, runner }: Playing, viewer: Viewer): HeardAt {
  const place = viewer === 'spectator' ? table.opening.players : viewer;
  return (seq) =>
    seq === table.entries.length - 1 ? runner.heard()[place] : house.store.markAt(room.id, seq)?.heard[place];
}

const isAstray = ({ entries }: Table, { last, heard }: HeardSoFar, heardAt: HeardAt): boolean =>
  last >= entries.length || (last >= 0 && heard !== undefined && heard !== heardAt(last));
