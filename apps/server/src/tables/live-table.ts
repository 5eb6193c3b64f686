import { type Bot, type Game, type Seat, seat, type Viewer } from '@quri/kernel';
import type { ClientMessage, Declined, Done, Phase, Proposal, Refused, ServerMessage } from '@quri/protocol';
import { type Runner, substituteLevel } from '@quri/table';
import type { Clocks } from '../clocks/seat-clocks.ts';
import { refusal } from '../rejections.ts';
import type { RequestKey, TableRecord } from '../store/records.ts';
import type { KnownView } from './broadcast.ts';
import type { Queue } from './queue.ts';

/** A socket that receives the messages of a table. */
export interface Subscriber {
  readonly guest: string;
  /** Padded with blanks to the least size. */
  send(message: ServerMessage, leastBytes?: number): void;
  /** A message that is JSON already, and refuses nothing: refusals are counted. */
  sendText(text: string): void;
  /** Resolves once the text has left for the network, with false if it never will. */
  flush(text: string): Promise<boolean>;
  /** Work was done on behalf of this socket: counted against the budget of its address. */
  charge(units: number): void;
}

export type Message<Type> = Extract<ClientMessage, { readonly type: Type }>;
export type GameRunner = Runner<RequestKey>;
export type Answer = { readonly done: Done } | { readonly refused: Refused };

/** A request as it arrived. */
export interface Received<Request> {
  readonly by: Subscriber;
  readonly message: Request;
  readonly receivedAt: number;
}

/** Requests that are carried out together with others of their type. */
export type SeatRequest = Received<Message<'move' | 'sit'>>;

/** What a request led to. */
export interface RequestOutcome {
  /** `later`: it is answered when something else has happened. */
  readonly answer: Answer | 'later';
  /** To be called once the answer is sent. */
  readonly afterwards?: () => void;
}

/** A start in progress: every person at the table is asked for the bytes they committed to. */
export interface Starting {
  readonly revealed: Map<Seat, string>;
  readonly deadline: NodeJS.Timeout;
  readonly request: RequestKey;
  /** Answers that request, once the game has started or the start was called off. */
  readonly answer: (answer: Answer) => void;
}

/** What a bot was asked. */
export interface BotQuestion {
  readonly seat: Seat;
  readonly ask: number;
  readonly level: string;
  /** By a clock that only goes forward. */
  readonly askedAt: number;
  /** Set once the bot has answered. */
  answer: { readonly intents: readonly unknown[]; readonly at: number } | undefined;
}

/** A table in memory. All of it can be loaded from the store again, except who is connected. */
export interface LiveTable {
  readonly id: string;
  readonly game: Game;
  /** The bots that play this game. */
  readonly bots: readonly Bot[];
  readonly queue: Queue<SeatRequest>;
  readonly subscribers: Set<Subscriber>;
  /** Those who are being sent what they have missed, each with a token of their latest request for it. */
  readonly catchingUp: Map<Subscriber, object>;
  /** Those who are sent of a view only what has changed. */
  readonly changesOnly: Set<Subscriber>;
  /** Those who watch one seat, by a link of its person. */
  readonly seatWatchers: Map<Subscriber, Seat>;
  /** The hashes of these links, as stored. */
  readonly seatLinks: Map<number, string>;
  /** How many of them each guest has. */
  readonly sockets: Map<string, number>;
  /** When guests who were here have left. */
  readonly leftAt: Map<string, number>;
  readonly loadedAt: number;
  /** Guests who came with the invitation, as stored. */
  readonly admitted: Set<string>;
  /** What bots were asked and have not played yet. A question that is not here is void: nobody waits for its answer. */
  readonly botQuestions: Map<Seat, BotQuestion>;
  /** The latest refusals by request, so that a repeated request gets the same one. */
  readonly refusals: Map<string, Refused>;
  /** Commitments whose bytes were revealed here. Others may know them by now, so they are not accepted again. */
  readonly revealedCommitments: Set<string>;
  record: TableRecord;
  seedCommitment: { readonly seed: string; readonly commitment: string } | undefined;
  /** Plays the game, once it has started. */
  runner: GameRunner | undefined;
  starting: Starting | undefined;
  /** The view that subscribers were last sent, of one of them. */
  knownView: KnownView | undefined;
  /** Guests who did not reveal their bytes, so that the last start was called off. */
  missingReveals: readonly string[];
  /** What some of those who are here have agreed to. */
  proposals: readonly Proposal[];
  /** Who said no to what was asked of everybody last. */
  declined: Declined | undefined;
  /** Everybody is to be sent the table once the tasks that wait are done. */
  roomPending: boolean;
  /** Runs until those who have no part in the table are sent it again. */
  roomTimer: NodeJS.Timeout | undefined;
  /** They have not been sent the latest change yet. */
  roomChanged: boolean;
  /** Runs until the next answers of bots are played. */
  botTimer: NodeJS.Timeout | undefined;
  /** Runs while the host is away. */
  hostAwayTimer: NodeJS.Timeout | undefined;
  /** Runs while none of the people who play is here. */
  pauseTimer: NodeJS.Timeout | undefined;
  /** Runs while the game is about to go on without those who have not answered. */
  resumeTimer: NodeJS.Timeout | undefined;
  /** Runs until somebody who is here may have kept the game waiting for too long. */
  idleTimer: NodeJS.Timeout | undefined;
  /** The room that was sent last says that somebody has. */
  idleShown: boolean;
  /** Null at a table without a clock, and before the start. */
  clocks: Clocks | null;
  /** Runs until somebody's time is up. */
  clockTimer: NodeJS.Timeout | undefined;
  /** The deadline that is in the store, if nothing has happened since. */
  storedDeadline: number | undefined;
  /** After an internal error: nothing happens here until the server is restarted. */
  broken: boolean;
  /** What of its stored data is damaged; it is broken then. */
  damage: string | undefined;
  /** The newest entry that is noted with the table; -1 where none is. */
  notedHead: number;
  /** The result of a commit is not known: the store is read before anything else happens. */
  mustReconcile: boolean;
  /** Removed from memory; it may have been loaded again as another object. */
  evicted: boolean;
}

export const phaseOf = ({ broken, starting, record }: LiveTable): Phase =>
  broken ? 'paused' : starting !== undefined ? 'starting' : record.phase;

export function seatOf(record: Pick<TableRecord, 'seating'>, guest: string): Seat | undefined {
  const found = record.seating.findIndex((one) => one.kind === 'person' && one.guest === guest);
  return found < 0 ? undefined : seat(found);
}

/** What a subscriber sees: their own seat, one they watch, or what everybody may. */
export const viewerFor = (live: LiveTable, subscriber: Subscriber): Viewer =>
  live.seatWatchers.get(subscriber) ?? seatOf(live.record, subscriber.guest) ?? 'spectator';

/** Do they host the table, sit there, or have a seat kept? */
export const hasPart = ({ record }: LiveTable, guest: string): boolean =>
  record.host === guest || record.seating.some((one) => 'guest' in one && one.guest === guest);

/** May this guest know of the table? */
export const mayEnter = (live: LiveTable, guest: string): boolean =>
  live.record.open || live.admitted.has(guest) || hasPart(live, guest);

/** Why nothing this guest asks of the table is done, if so. */
export function accessRefusal(live: LiveTable, guest: string): Refused | undefined {
  if (!mayEnter(live, guest)) return refusal('needsInvite');
  if (live.broken) return brokenRefusal(live);
  return live.record.phase === 'closed' ? refusal('closed') : undefined;
}

export const brokenRefusal = ({ damage }: LiveTable): Refused => refusal(damage === undefined ? 'broken' : 'damaged');

/** Their time is up: a bot makes this decision for them. */
export const isOutOfTime = ({ clocks }: LiveTable, seat: Seat): boolean => clocks?.seats[seat]?.outOfTime === true;

/** The level of the bot that plays a seat, from the start or for somebody; null for a person who plays themselves. */
export function botAt(live: LiveTable, seat: Seat): string | null {
  const place = live.record.seating[seat];
  if (place?.kind === 'bot') return place.level;
  return live.runner?.table.substitutes[seat] ?? (isOutOfTime(live, seat) ? substituteLevel(live.bots) : null);
}
