import type { Seat, Viewer } from '@quri/kernel';
import type { Charm, Options, Token } from '../vocabulary.ts';

interface PlayerView {
  readonly purse: number;
  /** That a charm is worn, never which (SA-2). */
  readonly wearing: boolean;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly stage: 'wearing' | 'dipping' | 'over';
  readonly players: readonly PlayerView[];
  readonly turn: Seat;
  readonly turnsTaken: number;
  readonly pot: number;
  readonly drawn: readonly Token[];
  /** The viewer's own two charms, and which of them is worn. */
  readonly charms: readonly Charm[];
  readonly worn: Charm | null;
  readonly final: {
    readonly winners: readonly Seat[];
    readonly scores: readonly number[];
    readonly reason: string;
  } | null;
}

export type Seen =
  | { readonly type: 'charmsDealt'; readonly charms: readonly Charm[] }
  /** Which one, only to whoever wears it (SA-2). */
  | { readonly type: 'charmWorn'; readonly seat: Seat; readonly charm?: Charm }
  | { readonly type: 'dippingBegun' }
  | { readonly type: 'coinDrawn'; readonly seat: Seat; readonly token: Token }
  | { readonly type: 'ratDrawn'; readonly seat: Seat; readonly token: Token }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly kept: number }
  | { readonly type: 'charmsShown'; readonly worn: readonly Charm[] };
