import { countEn } from '@quri/words';
import { presenceEn } from './presence.en.ts';

const duration = (seconds: number): string =>
  seconds < 60 ? countEn(seconds, 'second', 'seconds') : countEn(Math.round(seconds / 60), 'minute', 'minutes');

/** Clocks, what everybody has to agree to, and giving up. Whoever reads has no name here, but null. */
export const termsEn = {
  presence: presenceEn,
  /** The invitation to a table, and how its shuffle is kept fair. */
  invitation: {
    heading: 'Invite',
    lead: 'Whoever opens this link can take a free seat. An unfinished game disappears after 90 days without a move.',
    link: 'Invitation link',
    qr: 'The invitation as a QR code',

    fairHeading: 'A shuffle nobody can rig',
    fairLine: 'The server has sealed its part of the shuffle:',
    fairMore: 'What does this mean?',
  },
  /** Private notes, links to watch a seat, and what a host may do before the start. */
  extras: {
    notes: 'My notes',

    watchMySeat: 'Let others watch my seat',
    hostNote: 'host',
    watchedNote: (n: number): string => countEn(n, 'watcher', 'watchers'),
    watchingSeat: (name: string): string => `You watch ${name}’s seat.`,

    hostTools: (name: string): string => `As the host: ${name}`,
    freeSeat: 'Free the seat',
    makeHost: 'Make them the host',
    usualHours: (hours: number): string =>
      hours < 24
        ? `usually decides within ${countEn(hours, 'hour', 'hours')}`
        : `usually decides within ${countEn(hours / 24, 'day', 'days')}`,
  },
  /** What a table before its start waits for. */
  gathering: {
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
  },

  gone: {
    linkGone: { title: 'This link no longer works', text: 'Whoever shared it has taken it back.' },
    banned: {
      title: 'You cannot play here',
      text: 'This server is closed to you. Games with bots still work.',
    },
    offline: {
      title: 'You are offline',
      text: 'This table is on a server. It opens by itself as soon as there is a network again. Until then you can play with bots, or pass this device round.',
    },
    unreachable: {
      title: 'The server does not answer',
      text: 'The table opens by itself as soon as it does. Until then you can play with bots, or pass this device round.',
    },
  },
  clock: 'Clock',
  clockKinds: { none: 'None', decision: 'Each decision', bank: 'Whole game', days: 'Days' },
  howLong: 'How long',
  shortSeconds: (seconds: number): string => (seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  shortDays: (days: number): string => countEn(days, 'day', 'days'),
  noClock: 'Nobody is hurried. If everybody leaves, the game rests.',
  decisionClock: (seconds: number): string => `Everybody has ${duration(seconds)} for each decision.`,
  bankClock: (seconds: number, increment: number): string =>
    `Everybody has ${duration(seconds)} for the whole game, and ${duration(increment)} more after each decision.`,
  daysClock: (days: number): string =>
    `Everybody has ${countEn(days, 'day', 'days')} for each decision. Nobody has to be here at the same time.`,
  timeUp: 'When time is up',
  timeUpChoices: { bot: 'A bot decides', forfeit: 'You lose' },
  timeUpSentences: {
    bot: 'A bot decides for whoever runs out of time.',
    forfeit: 'Whoever runs out of time has lost. Of two, the other wins; among more, a bot plays on.',
  },
  watchers: 'Others may watch',
  watchersSentence: 'They see what everybody may see, and no secrets.',
  noWatchers: 'Only those who play see this game.',
  odds: 'Odds are shown',
  oddsSentence: 'Whoever wants to can look up exact odds during play.',
  noOdds: 'No odds: everybody reckons for themselves.',
  dealFixed: 'The cards of a finished game are dealt again: the number of players and the options stay as they were.',
  playDealAgain: 'Play this deal again',
  watchReplay: 'Watch the replay',
  onDevice: 'Played on a device',
  picture: 'Picture of the result',
  dealLink: 'See how others did with them',

  /** Of clocks in play. */
  clockOf: (left: string): string => `Clock: ${left}`,
  leftShort: { day: 'd', hour: 'h', minute: 'min' },
  secondsLeft: (seconds: number): string => `You have ${seconds} seconds left.`,
  timeIsUp: (name: string | null): string => `Time is up: a bot decides for ${name ?? 'you'}.`,
  leaveNote: {
    bot: 'Your seat stays yours and your clock runs on. When it is at zero, a bot decides for you.',
    forfeit: 'Your seat stays yours and your clock runs on. When it is at zero, you have lost.',
  },

  /** What everybody has to agree to. */
  askTakeBack: 'Ask to take my last move back',
  askPause: 'Ask for a pause',
  askResume: 'Ask to go on',
  takeBackAlone: 'Take my last move back',
  pauseAlone: 'Pause the game',
  resumeAlone: 'Go on',
  consentLabel: 'A question to everybody',
  asks: {
    takeBack: (name: string): string => `${name} asks to take a move back, and everything after it.`,
    pause: (name: string): string => `${name} asks for a pause.`,
    resume: (name: string): string => `${name} asks to go on.`,
  },
  youAsk: {
    takeBack: 'You ask to take your last move back.',
    pause: 'You ask for a pause.',
    resume: 'You ask to go on.',
  },
  agree: 'Agree',
  decline: 'No',
  withdraw: 'Withdraw',
  withdrawConsent: 'Withdraw my yes',
  waitingFor: (names: string): string => `Waiting for ${names}.`,
  waitingForYou: 'Waiting for your answer.',
  declined: {
    takeBack: (name: string): string => `${name} says no: the move stays.`,
    pause: (name: string): string => `${name} says no: no pause now.`,
  },
  pauses: 'The game pauses.',
  pausedNow: 'The game is paused. Anyone may ask to go on.',
  goesOnIn: (left: string): string => `The game goes on in ${left}, even without the missing answers.`,
  takenBackTogether: (name: string | null): string =>
    `${name === null ? 'You take your' : `${name} takes a`} move back and everything after it: everybody agreed. What is drawn from here on is drawn anew.`,

  /** Giving up. */
  giveUp: 'Give up',
  giveUpTitle: 'Give up this game?',
  giveUpEnds: (winners: string): string => `The game ends here. The victory goes to ${winners}.`,
  giveUpMore: 'You are ranked last and a bot plays on for you. You may stay and watch. There is no way back.',
  playOn: 'Play on',
  /** On somebody’s chip, and of whoever reads. */
  outNote: { conceded: 'gave up', outOfTime: 'out of time' },
  youAreOut: {
    conceded: 'You gave up. A bot plays on for you.',
    outOfTime: 'Your time ran out. A bot plays on for you.',
  },
  givesUp: (name: string | null): string => `${name === null ? 'You give' : `${name} gives`} up: a bot plays on.`,
  outOfTime: (name: string | null): string =>
    `${name === null ? 'You have' : `${name} has`} run out of time: a bot plays on.`,
  endsByGivingUp: (name: string | null): string =>
    `${name === null ? 'You give' : `${name} gives`} up: the game is over.`,
  endsByTime: (name: string | null): string =>
    `${name === null ? 'You have' : `${name} has`} run out of time: the game is over.`,
};
