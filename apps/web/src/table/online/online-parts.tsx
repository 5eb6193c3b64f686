import { useEffect } from 'react';
import { later } from '../../app/later.tsx';
import { loadOnce } from '../../app/load-once.ts';
import { go } from '../../app/route.ts';
import { TERMS } from '../../words/terms-text.ts';
import { announceAway } from '../away/away-people.ts';
import { OwnClock, SeatState } from './seat-state.tsx';
import { announceConsent, seatNotes, statusSentence, tableSentence, watchingText } from './table-sentences.ts';

const online = loadOnce(() => import('./online-notices.tsx'));

/** Notices and what else is in the menu of a table on a server: loaded as soon as the table is shown. */
const LaterNotices = later(online, ({ OnlineNotices }) => OnlineNotices);
const LaterMenu = later(online, ({ TableMenu }) => TableMenu, { Waiting: ({ children }) => children });
const LaterLeave = later(online, ({ LeaveDialog }) => LeaveDialog, { Otherwise: LeaveWithoutAsking });

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

/** The seat stays theirs: after a while others may have a bot play for them. */
function LeaveWithoutAsking(): null {
  useEffect(() => {
    go({ at: 'home' });
  }, []);
  return null;
}
