import { countEn } from '@quri/words';

/** What is said of the chat before it is loaded. */
export const chatEn = {
  heading: 'Chat',
  /** What the button says that opens log and chat. */
  logAndChat: 'Log and chat',
  unread: (n: number): string => countEn(n, 'new message', 'new messages'),
};
