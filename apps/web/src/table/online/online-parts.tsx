import { TERMS } from '../../words/terms-text.ts';
import { announceAway } from '../away/away-people.ts';
import { LeaveDialog } from '../away/leave-dialog.tsx';
import { TableMenu } from '../consent/table-menu.tsx';
import { OnlineNotices } from './online-notices.tsx';
import { OwnClock, SeatState } from './seat-state.tsx';
import { announceConsent, seatNote, statusSentence, tableSentence, watchingText } from './table-sentences.ts';

/** What only tables on a server have: games on this device are played without loading it. */
export const ONLINE_PARTS = {
  TERMS,
  LeaveDialog,
  TableMenu,
  OnlineNotices,
  OwnClock,
  SeatState,
  announceAway,
  announceConsent,
  seatNote,
  statusSentence,
  tableSentence,
  watchingText,
};

export type OnlineParts = typeof ONLINE_PARTS;
