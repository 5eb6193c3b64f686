import type { TakeBackRejected } from './take-back.ts';

/** Why a check of a replay does not fit: a code and the values to explain it, for every language to say. */
export type Reason =
  | {
      readonly code:
        | 'outOfOrder'
        | 'openingChanged'
        | 'otherHash'
        | 'otherHead'
        | 'neverStarts'
        | 'startsTwice'
        | 'otherSeed'
        | 'notSealed'
        | 'otherGame'
        | 'olderRules'
        | 'unknownRules'
        | 'otherVersion'
        | 'noSuchTable'
        | 'noSuchSeat'
        | 'otherEvents'
        | 'notByTheRules'
        | 'sentOtherwise'
        | 'heardOtherwise'
        | 'movedWhilePaused'
        | 'afterTheEnd'
        | 'nothingChanges'
        /** Files of format 1 do not say which seats were bots'. */
        | 'noBotsNamed'
        /** No fault: a program played all seats. */
        | 'noPersonMoved';
    }
  /** No fault: the deal is that of a finished table, so whoever knew it knew the cards. */
  | { readonly code: 'dealOf'; readonly table: string }
  | { readonly code: 'otherBytes' | 'otherPlayer' | 'notAPerson'; readonly seat: number }
  | { readonly code: 'twoOfOneName' | 'drewTooMuch'; readonly address: string }
  | { readonly code: 'otherDraw'; readonly address: string; readonly due: string; readonly drawn: string }
  | { readonly code: 'mayNotBeTakenBack'; readonly because: TakeBackRejected['code'] }
  | { readonly code: 'refused'; readonly because: string };
