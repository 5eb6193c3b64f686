import type { Seat } from '@quri/kernel';
import type { CharmId, TokenId } from '../vocabulary.ts';

export type Event =
  | { readonly type: 'charmsDealt'; readonly seat: Seat; readonly charms: readonly CharmId[] }
  | { readonly type: 'wearingBegun' }
  | { readonly type: 'charmWorn'; readonly seat: Seat; readonly charm: CharmId }
  | { readonly type: 'dippingBegun' }
  | { readonly type: 'dipped'; readonly seat: Seat }
  | { readonly type: 'coinDrawn'; readonly seat: Seat; readonly token: TokenId }
  | { readonly type: 'ratDrawn'; readonly seat: Seat; readonly token: TokenId }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly kept: number }
  | { readonly type: 'charmsShown'; readonly worn: readonly CharmId[] };
