import { countEn } from '@quri/words';

/** What a table before its start waits for. */
export const gatheringEn = {
  calledOff: (names: string): string => `The start was called off: ${names} did not answer in time.`,
  calledOffWait: 'Wait until everybody is back or free the seat, then start again.',
  calledOffAgain: 'You can start again.',
  calledOffHost: 'The host can start again.',
  waitingForKept: (names: string): string => `Still waiting for ${names}.`,
  freeKept: 'If you would rather not wait, free the seat.',
  waitingForHost: 'The host starts the game when everybody is seated.',
  seatsEmptyYet: (n: number): string => `${countEn(n, 'seat is', 'seats are')} still free.`,
  sitFirst: 'Take a seat to play.',
  full: 'Every seat is taken. You can watch from here, or open a table of your own.',
  allSeated: 'Everybody is seated.',
  fillWithBots: 'Fill with bots',
  starting: 'Everybody opens their seal…',
};
