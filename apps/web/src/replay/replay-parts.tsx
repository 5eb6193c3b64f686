import type { ReactNode } from 'react';
import type { OnlineParts } from '../table/online/online-parts.tsx';
import { seatNotes, statusSentence, tableSentence } from '../table/online/table-sentences.ts';
import { TERMS } from '../words/terms-text.ts';

const nothing = (): null => null;

/** Of what tables on a server have, a replay has the sentences alone: nothing is asked of anybody. */
export const REPLAY_PARTS: OnlineParts = {
  TERMS,
  LaterLeave: nothing,
  LaterMenu: ({ children }: { readonly children: ReactNode }) => children,
  LaterNotices: nothing,
  OwnClock: nothing,
  SeatState: nothing,
  announceAway: () => [],
  announceConsent: () => [],
  seatNotes,
  statusSentence,
  tableSentence,
  watchingText: () => '',
};
