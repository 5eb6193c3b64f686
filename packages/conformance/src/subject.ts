import { type Frozen, type Game, type Rng, type Seat, type Shape, sameJson, type Viewer } from '@quri/kernel';

/** Something a viewer must not know, with its true value. */
export interface SecretThing {
  readonly value: unknown;
  /** Could it be otherwise, as far as the viewer can tell? */
  readonly canDiffer: boolean;
}

/** One table to play at. */
export interface Setting<G extends Shape = Shape> {
  readonly players: number;
  readonly options: G['options'];
  readonly seed: string;
  /** Offers that are mostly chosen from, where choosing from all of them would lead nowhere; none if all are as good. */
  readonly prefer?: (s: Frozen<G['state']>, by: Seat, offers: readonly G['intent'][]) => readonly G['intent'][];
}

/** A game whose text is kept in the golden folder, and what else is kept of it. */
export interface GoldenSetting<G extends Shape = Shape> extends Setting<G> {
  /** Its first steps are written with everybody's view and offers. */
  readonly views?: boolean;
  /** A replay file in today's format is in the archive, also where there is one in format 1. */
  readonly archived?: boolean;
}

/** A game, and what the suite has to be told to test it. */
export interface Subject<G extends Shape = Shape> {
  readonly game: Game<G>;
  /** Intents of every sort, offered or not, sensible or not. */
  sample(s: Frozen<G['state']>, by: Seat, rng: Rng): readonly G['intent'][];
  /**
   * The legal intents in this state that look the same to those who may not see: the hidden class of an intent,
   * by rule id. Where all of it is public, that is the intent itself, or nothing if it is not legal here.
   */
  looksAlike(s: Frozen<G['state']>, by: Seat, intent: G['intent']): readonly G['intent'][];
  /** Every secret of this state that the viewer does not hold, by name. */
  secrets(s: Frozen<G['state']>, viewer: Viewer): Readonly<Record<string, SecretThing>>;
  /** The game on a deck small enough to list every world behind a view. */
  readonly tiny: {
    readonly game: Game<G>;
    readonly players: number;
    readonly options: G['options'];
    readonly moves: number;
  };
}

/** Where nothing is hidden, there are no secrets to describe. */
export type OpenSubject<G extends Shape = Shape> = Pick<Subject<G>, 'game' | 'sample'>;

/** What the suite has to know, filled in for a game that hides nothing. */
export function wholeSubject<G extends Shape>(subject: Subject<G> | OpenSubject<G>): Subject<G> {
  if ('secrets' in subject) return subject;
  const { game } = subject;
  if (!game.open) throw new Error(`${game.meta.id} is no open game: its subject owes looksAlike, secrets and tiny`);
  return {
    ...subject,
    looksAlike: (s, by, intent) => game.legal(s, by).filter((one) => sameJson(one, intent)),
    secrets: () => ({}),
    tiny: { game, players: 0, options: {}, moves: 0 },
  };
}

/** What `test/subject.ts` of a game has, whether it hides something or not. */
export interface SubjectFile<G extends Shape = Shape> {
  readonly subject: Subject<G> | OpenSubject<G>;
  /** By the name of its files in the golden folder. */
  readonly goldenSettings: Readonly<Record<string, GoldenSetting<G>>>;
}
