import type { ClockView, ConsentSubject, Intent, News, Position, Refused, RoomView } from '@quri/protocol';
import type { ChatSession } from './socket/chat-session.ts';

/** How far this page is from its table. `lost`: there is no line to it, and it is being looked for. */
export type Link = 'joining' | 'live' | 'lost';

/** Why there is no table to show. `damaged`: what is stored of it is; `broken`: it cannot be opened; `notLoaded`: what it takes to play here is not there. */
const GONE = [
  'noSuchTable',
  'needsInvite',
  'noWatchers',
  'linkGone',
  'closed',
  'tooManyTables',
  'damaged',
  'broken',
  'notLoaded',
] as const;
export type Gone = (typeof GONE)[number];

export const goneFor = (code: string): Gone => GONE.find((one) => one === code) ?? 'broken';

/** Would the table be there if one tried again? */
export const mayComeBack = (gone: Gone): boolean =>
  gone === 'tooManyTables' || gone === 'broken' || gone === 'notLoaded';

/** What lies open before one seat while several people share this screen. */
export interface Hand extends Position {
  readonly seat: number;
}

/** A move on its way. */
export interface Pending {
  readonly ask: number;
  /** What was tapped last. */
  readonly intents: readonly Intent[];
  /** Where it stands in the log, once that is known; it stays pending until the position after it is here. */
  readonly seq: number | null;
  /** Why a list stopped before its end: shown once it is no longer pending. */
  readonly refused?: Refused;
}

/** The clocks as they were sent, and when that was. */
export interface ReceivedClocks {
  readonly clocks: readonly (ClockView | null)[];
  /** By the clock of this page, in milliseconds. */
  readonly at: number;
}

/** Everything a table's screen is drawn from. Never changed, only replaced. */
export interface TableSnapshot {
  readonly link: Link;
  readonly gone: Gone | null;
  readonly room: RoomView | null;
  /** All that was heard of the game, in order and without a hole. */
  readonly history: readonly News[];
  /** The running hash of that history. */
  readonly heard: string | null;
  /** The newest position; while a long way of catching up is told, the history is ahead of it. */
  readonly position: Position | null;
  readonly hand: Hand | null;
  /** Whom the device has to be passed to before anything secret is shown. */
  readonly passTo: number | null;
  /** What whoever had the device last may take back, until somebody else has it. */
  readonly undoable: Position['takeBack'];
  readonly pending: Pending | null;
  /** The last entry that was made from this page. */
  readonly ownSeq: number | null;
  /** A take-back on its way, and where it stands in the log, as with a move. */
  readonly undoing: Pick<Pending, 'seq'> | null;
  /** What was said no to last, until something else is tried. */
  readonly refused: Refused | null;
  /** The decision that was open then, if it was a move. */
  readonly refusedAsk: number | null;
  /** Null at a table without clocks. */
  readonly clocks: ReceivedClocks | null;
  /** What one has written down here. */
  readonly note: string;
  /** Of a replay: what happened up to this entry is not staged, for whoever looks has jumped there. */
  readonly jumpedTo: number;
  /** The first game that teaches. */
  readonly lesson: boolean;
  /** Does the table outlive this page? */
  readonly kept: boolean;
}

export interface SetUp extends Pick<RoomView, 'options' | 'open' | 'terms'> {
  readonly seats: number;
}

/** What is to be different; everything else stays as it is. */
export type SetUpChange = Partial<SetUp>;

/** A table as a screen knows it: something to look at, and the things one can do there. */
export interface TableSession {
  readonly kind: 'online' | 'local' | 'replay';
  /** Null where there is no server. */
  readonly chat: ChatSession | null;
  subscribe(listener: () => void): () => void;
  snapshot(): TableSnapshot;
  /** Answers this decision, if it is still the open one, with the first of these, and what each opens with the next. */
  play(ask: number, intents: readonly Intent[]): void;
  /** Takes own moves back, from an entry on: without one, the last alone. */
  takeBack(to?: number): void;
  /** Why something may not be done; null if it may. */
  why(intent: unknown): Promise<Refused | null>;
  /** Whoever the device was passed to has taken it. */
  ready(): void;
  sit(seat: number): void;
  stand(): void;
  seatBot(seat: number, level: string | null): void;
  /** Changes how the table is set up, on top of whatever was changed a moment ago. */
  setUp(change: (now: SetUp) => SetUpChange): void;
  start(): void;
  /** A bot plays on in a seat, or its person plays again. For another's seat all who are present may have to agree. */
  substitute(seat: number, bot: boolean): void;
  /** Agrees to end the game, where somebody has been away for long. */
  endGame(): void;
  /** Asks everybody for something, or answers what was asked. */
  consent(to: ConsentSubject, agree: boolean): void;
  /** Gives the game up. */
  concede(): void;
  /** Host, before the start: takes a seat away from somebody; makes somebody else the host. */
  freeSeat(seat: number): void;
  makeHost(seat: number): void;
  /** Makes a link to watch one's own seat, and answers its secret; or takes it away. */
  watchLink(link: boolean): Promise<string | null>;
  /** Writes something down for oneself. */
  writeNote(text: string): void;
  /** The table where the same people play again. */
  rematch(): Promise<string | null>;
  /** The whole game as a file, once it is over. */
  replay(): Promise<string | null>;
  leave(): void;
}

const nothing = (): void => {};

/** Where there is no server: nobody sits down or stands up, and nobody is asked anything. */
export const NO_SERVER = {
  chat: null,
  sit: nothing,
  stand: nothing,
  seatBot: nothing,
  setUp: nothing,
  start: nothing,
  substitute: nothing,
  endGame: nothing,
  consent: nothing,
  concede: nothing,
  freeSeat: nothing,
  makeHost: nothing,
  watchLink: async () => null,
  writeNote: nothing,
} as const satisfies Partial<TableSession>;

/** Did this happen in the game? Other news is about the table, and games have no text or pictures for it. */
export const isGameNews = ({ kind }: Pick<News, 'kind'>): boolean => kind === 'start' || kind === 'move';
