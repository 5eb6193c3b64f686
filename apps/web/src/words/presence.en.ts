import { countEn } from '@quri/words';

/** Leaving, being away, bots that play for somebody, and watching. Whoever reads has no name here, but null. */
export const presenceEn = {
  leaveTitle: 'Leave the table?',
  leaveNote: 'Your seat stays yours: “Go on” on the home page brings you back. Without a bot the others wait for you.',
  leaveToBot: 'A bot plays on for me',
  leaveForNow: 'I’ll be back',
  stay: 'Stay',

  /** What a screen reader calls the notice about those who are away. */
  noticeLabel: 'Who is away',
  /** How long somebody has been away, on their chip. */
  awayNote: (minutes: number): string => (minutes < 1 ? 'away' : `away ${minutes} min`),
  waitingForAway: (name: string, minutes: number): string =>
    `Waiting for ${name}, ${minutes < 1 ? 'away just now' : `away ${minutes} min`}.`,
  waitingForIdle: (name: string): string => `${name} has not moved for a long time.`,
  othersMayReplaceYou: 'The others have waited long for your move. They may let a bot play for you.',
  letBotPlay: (name: string): string => `Let a bot play for ${name}`,
  endGame: 'End the game',
  agreedSoFar: (n: number, all: number): string => `${n} of ${all} ${n === 1 ? 'agrees' : 'agree'}`,
  /** A bot that plays for somebody who is away, on their chip. */
  substituteNote: 'a bot plays',
  botPlaysForYou: 'A bot plays for you.',
  playMyself: 'Play on myself',

  /** Lines of the log. */
  botTakesOver: (name: string | null): string => `A bot takes over for ${name ?? 'you'}.`,
  isBack: (name: string | null): string => (name === null ? 'You are back.' : `${name} is back.`),
  goesOn: 'The game goes on.',
  endedEarly: 'The game has been ended early.',

  watching: 'You are watching.',
  watchers: (n: number): string => countEn(n, 'person watches', 'people watch'),
};
