import { TERMS } from '../../words/terms-text.ts';
import { announceAway } from '../away/away-people.ts';
import { LaterLeave, LaterMenu, LaterNotices } from './later-notices.tsx';
import { OwnClock, SeatState } from './seat-state.tsx';
import { announceConsent, seatNotes, statusSentence, tableSentence, watchingText } from './table-sentences.ts';

/** What only tables on a server have: games on this device are played without loading it. */
export const ONLINE_PARTS = {
  TERMS,
  LaterLeave,
  LaterMenu,
  LaterNotices,
  OwnClock,
  SeatState,
  announceAway,
  announceConsent,
  seatNotes,
  statusSentence,
  tableSentence,
  watchingText,
};

export type OnlineParts = typeof ONLINE_PARTS;
