import type { Position } from '../../games/incan-gold/src/bot/position.ts';
import type { CampChance } from '../../games/incan-gold/src/bot/position-bot.ts';
import { ARTIFACTS, COPIES_OF_HAZARD, type Edition, HAZARDS, ROUNDS } from '../../games/incan-gold/src/vocabulary.ts';
import {
  ARTIFACTS_IN,
  ARTIFACTS_MET,
  BESIDE,
  CARDS,
  CARRIED,
  DECK_SIZE,
  FIRST_ARTIFACT,
  FIRST_HAZARD,
  HAZARDS_MET,
  hazardOf,
  INSIDE,
  IS_INSIDE,
  NEXT,
  NO_POSITION,
  ON_PATH,
  OUT,
  OVER,
  POOL,
  PRINTED,
  REMOVED,
  ROUND,
  SLOTS,
  TREASURES_MET,
  VALUES,
  WEALTH,
} from './fast-layout.ts';
import { FastRng } from './fast-rng.ts';

/**
 * Incan Gold without events, views and refusals, for millions of training games; `fast-table-check.ts` plays it beside the
 * rules. It stands still only where everybody inside has to choose.
 */
export class FastTable {
  readonly s = new Int32Array(SLOTS);
  /** The cards of each round in the order they come; those that are not in the deck are passed over. */
  private order: readonly Int32Array[] = Array.from({ length: ROUNDS }, () =>
    Int32Array.from({ length: CARDS }, (_, n) => n),
  );
  private players = 4;
  private edition: Edition = 'incan-gold';
  private position: { -readonly [K in keyof Position]: Position[K] } = { ...NO_POSITION };

  /** A new game, up to its first choice. */
  deal(players: number, edition: Edition, rng: FastRng): void {
    for (const cards of this.order) {
      for (let i = CARDS - 1; i > 0; i--) {
        const j = rng.below(i + 1);
        const card = cards[i] as number;
        cards[i] = cards[j] as number;
        cards[j] = card;
      }
    }
    this.begin(players, edition);
  }

  /** The same with these cards. */
  begin(players: number, edition: Edition, order = this.order): void {
    this.players = players;
    this.edition = edition;
    this.order = order;
    this.position.players = players;
    this.s.fill(0);
    this.s[DECK_SIZE] = FIRST_ARTIFACT;
    if (edition === 'diamant-2016') {
      this.s[ARTIFACTS_IN] = (1 << ARTIFACTS.length) - 1;
      this.add(DECK_SIZE, ARTIFACTS.length);
    }
    this.openRound();
  }

  /** Stands where another stands; the cards are shared. */
  copy(other: FastTable): void {
    this.s.set(other.s);
    this.order = other.order;
    this.players = other.players;
    this.edition = other.edition;
    this.position.players = other.players;
    this.survey();
  }

  get isOver(): boolean {
    return this.at(OVER) === 1;
  }

  isInside(seat: number): boolean {
    return this.at(IS_INSIDE + seat) === 1;
  }

  private at(slot: number): number {
    return this.s[slot] as number;
  }

  private add(slot: number, more: number): void {
    this.s[slot] = (this.s[slot] as number) + more;
  }

  private openRound(): void {
    const { s } = this;
    const round = this.at(ROUND) + 1;
    s[ROUND] = round;
    s[NEXT] = 0;
    s[INSIDE] = this.players;
    for (let seat = 0; seat < this.players; seat++) s[IS_INSIDE + seat] = 1;
    if (this.edition === 'incan-gold' || this.edition === 'modern') {
      s[ARTIFACTS_IN] = this.at(ARTIFACTS_IN) | (1 << (round - 1));
      this.add(DECK_SIZE, 1);
    }
    // IG-3: a hazard as first card is followed by another at once.
    if (this.turn()) this.turn();
    this.survey();
  }

  /** Turns a card; says whether it was a hazard that did nothing. */
  private turn(): boolean {
    const { s } = this;
    const cards = this.order[this.at(ROUND) - 1] as Int32Array;
    let card = cards[this.at(NEXT)] as number;
    while (!this.isInDeck(card)) {
      this.add(NEXT, 1);
      card = cards[this.at(NEXT)] as number;
    }
    this.add(NEXT, 1);
    this.add(DECK_SIZE, -1);
    if (card < FIRST_HAZARD) {
      const value = VALUES[card] as number;
      const inside = this.at(INSIDE);
      const share = Math.floor(value / inside);
      s[TREASURES_MET] = this.at(TREASURES_MET) | (1 << card);
      this.add(POOL, value - share * inside);
      for (let seat = 0; seat < this.players; seat++) if (this.isInside(seat)) this.add(BESIDE + seat, share);
      return false;
    }
    if (card >= FIRST_ARTIFACT) {
      const bit = 1 << (card - FIRST_ARTIFACT);
      s[ARTIFACTS_IN] = this.at(ARTIFACTS_IN) & ~bit;
      s[ARTIFACTS_MET] = this.at(ARTIFACTS_MET) | bit;
      return false;
    }
    const hazard = hazardOf(card);
    if (this.at(ON_PATH + hazard) > 0) {
      this.endRound(hazard);
      return false;
    }
    s[ON_PATH + hazard] = 1;
    this.add(HAZARDS_MET, 1);
    return true;
  }

  /** The copies of a hazard that are out of the game are its last. */
  private isInDeck(card: number): boolean {
    if (card < FIRST_HAZARD) return true;
    if (card >= FIRST_ARTIFACT) return (this.at(ARTIFACTS_IN) & (1 << (card - FIRST_ARTIFACT))) !== 0;
    const copy = (card - FIRST_HAZARD) % COPIES_OF_HAZARD;
    return copy < COPIES_OF_HAZARD - this.at(REMOVED + hazardOf(card));
  }

  private endRound(struck?: number): void {
    const { s } = this;
    for (let treasures = this.at(TREASURES_MET); treasures !== 0; treasures &= treasures - 1) this.add(DECK_SIZE, 1);
    this.add(DECK_SIZE, this.at(HAZARDS_MET));
    if (struck !== undefined) this.add(REMOVED + struck, 1);
    s[TREASURES_MET] = 0;
    s[ARTIFACTS_MET] = 0;
    s[HAZARDS_MET] = 0;
    s[POOL] = 0;
    s[INSIDE] = 0;
    for (let hazard = 0; hazard < HAZARDS.length; hazard++) s[ON_PATH + hazard] = 0;
    for (let seat = 0; seat < this.players; seat++) {
      s[IS_INSIDE + seat] = 0;
      s[BESIDE + seat] = 0;
    }
    if (this.at(ROUND) === ROUNDS) s[OVER] = 1;
    else this.openRound();
  }

  /** Everybody inside has chosen: bits of those who leave. */
  choose(leaving: number): void {
    const { s } = this;
    let leavers = 0;
    for (let bits = leaving; bits !== 0; bits &= bits - 1) leavers++;
    if (leavers > 0) {
      const share = Math.floor(this.at(POOL) / leavers);
      const artifacts = leavers === 1 ? this.artifactsForOne() : 0;
      for (let seat = 0; seat < this.players; seat++) {
        if ((leaving & (1 << seat)) === 0) continue;
        this.add(WEALTH + seat, this.at(BESIDE + seat) + share + artifacts);
        s[BESIDE + seat] = 0;
        s[IS_INSIDE + seat] = 0;
        if (leavers > 1) continue;
        for (let bits = this.at(ARTIFACTS_MET); bits !== 0; bits &= bits - 1) {
          this.add(OUT, 1);
          this.add(CARRIED + seat, 1);
        }
        s[ARTIFACTS_MET] = 0;
      }
      this.add(POOL, -share * leavers);
      this.add(INSIDE, -leavers);
    }
    if (this.at(INSIDE) === 0) this.endRound();
    else this.turn();
    this.survey();
  }

  private artifactsForOne(): number {
    let value = 0;
    let out = this.at(OUT);
    const met = this.at(ARTIFACTS_MET);
    if (met === 0) return 0;
    for (let artifact = 0; artifact < ARTIFACTS.length; artifact++) {
      if ((met & (1 << artifact)) === 0) continue;
      value += this.edition === 'modern' ? (PRINTED[artifact] as number) : out < 3 ? 5 : 10;
      out++;
    }
    return value;
  }

  /** What is the same for everybody inside. */
  private survey(): void {
    const { position } = this;
    const inside = this.at(INSIDE);
    const met = this.at(TREASURES_MET);
    let deadly = 0;
    for (let hazard = 0; hazard < HAZARDS.length; hazard++)
      if (this.at(ON_PATH + hazard) > 0) deadly += COPIES_OF_HAZARD - 1 - this.at(REMOVED + hazard);
    let shares = 0;
    for (let card = 0; card < FIRST_HAZARD; card++)
      if ((met & (1 << card)) === 0) shares += Math.floor((VALUES[card] as number) / inside);
    position.roundsLeft = ROUNDS - this.at(ROUND);
    position.inside = inside;
    position.hazards = this.at(HAZARDS_MET);
    position.disaster = deadly / this.at(DECK_SIZE);
    position.nextShare = shares / this.at(DECK_SIZE);
    position.pool = this.at(POOL);
    position.artifacts = this.artifactsForOne();
  }

  /** What somebody inside sees; it is written anew at each call. */
  positionOf(own: number): Position {
    const { position } = this;
    let rivalInside = 0;
    let rivalOut = 0;
    let rivalSafe = 0;
    for (let seat = 0; seat < this.players; seat++) {
      if (seat === own) continue;
      const wealth = this.at(WEALTH + seat);
      rivalSafe = Math.max(rivalSafe, wealth);
      if (this.isInside(seat)) rivalInside = Math.max(rivalInside, wealth + this.at(BESIDE + seat));
      else rivalOut = Math.max(rivalOut, wealth);
    }
    position.beside = this.at(BESIDE + own);
    position.wealth = this.at(WEALTH + own);
    position.rivalInside = rivalInside;
    position.rivalOut = rivalOut;
    position.rivalSafe = rivalSafe;
    return position;
  }

  /** IG-16: what a seat has won of a game that is over. */
  shareOf(seat: number): number {
    const byArtifacts = this.edition !== 'diamant-2016';
    const worthOf = (one: number): number => 8 * this.at(WEALTH + one) + (byArtifacts ? this.at(CARRIED + one) : 0);
    const own = worthOf(seat);
    let level = 0;
    for (let other = 0; other < this.players; other++) {
      const worth = worthOf(other);
      if (worth > own) return 0;
      if (worth === own) level++;
    }
    return 1 / level;
  }

  /** Asks everybody inside but one seat, and says who leaves, as bits. */
  leavers(chances: readonly CampChance[], rng: FastRng, except = -1): number {
    let leaving = 0;
    for (let seat = 0; seat < this.players; seat++) {
      if (!this.isInside(seat)) continue;
      const drawn = rng.fraction();
      if (seat !== except && drawn < (chances[seat] as CampChance)(this.positionOf(seat))) leaving |= 1 << seat;
    }
    return leaving;
  }

  playOn(chances: readonly CampChance[], rng: FastRng): void {
    while (!this.isOver) this.choose(this.leavers(chances, rng));
  }

  /** What a seat wins that leaves or stays on another table now. The same luck again gives the others the same draws. */
  worth(table: FastTable, chances: readonly CampChance[], seat: number, leaves: 0 | 1, luck: number): number {
    const rng = new FastRng(luck);
    this.copy(table);
    this.choose(this.leavers(chances, rng, seat) | (leaves << seat));
    this.playOn(chances, rng);
    return this.shareOf(seat);
  }
}
