import type { ChatRoom, PhraseCode } from '@quri/protocol';
import type { Language } from '@quri/words';

/** What the chat says; loaded together with it. */
interface ChatWords {
  readonly phrases: Readonly<Record<PhraseCode, string>>;
  /** Who reads a room. */
  readonly readBy: Readonly<Record<ChatRoom, string>>;
  readonly nothingYet: string;
  /** Beside a line that is on its way. */
  readonly sending: string;
  readonly message: string;
  readonly send: string;
  readonly quickPhrases: string;
  /** What the button says that a name is. */
  readonly about: (name: string) => string;
  readonly mute: string;
  readonly muteNote: string;
  readonly block: string;
  readonly blockNote: string;
  readonly settings: string;
  readonly muted: string;
  readonly blocked: string;
  readonly nobodyMuted: string;
  readonly nobodyBlocked: string;
  readonly show: (name: string) => string;
  readonly unblock: (name: string) => string;
  readonly lettersLeft: (n: number) => string;
  readonly notAllowed: string;
  readonly notLoaded: string;
}

const en: ChatWords = {
  phrases: {
    hello: 'Hello!',
    goodLuck: 'Good luck!',
    yourTurn: 'It’s your turn.',
    thinking: 'Let me think…',
    hurry: 'Shall we go on?',
    niceMove: 'Nice move!',
    oops: 'Oops!',
    thanks: 'Thank you!',
    brb: 'Back in a minute.',
    backAgain: 'I’m back.',
    wellPlayed: 'Well played!',
    goodGame: 'Good game!',
  },
  readBy: {
    table: 'Everybody at the table reads this.',
    players: 'Only the players read this.',
    watchers: 'Only those who watch read this.',
  },
  nothingYet: 'Nobody has said anything yet.',
  sending: 'sending…',
  message: 'Message',
  send: 'Send',
  quickPhrases: 'Quick phrases',
  about: (name) => `About ${name}`,
  mute: 'Mute at this table',
  muteNote: 'You no longer see what they write here, on this device.',
  block: 'Block for good',
  blockNote: 'Nothing they write reaches you at any table, and they cannot sit down at yours. They are not told.',
  settings: 'Muted and blocked',
  muted: 'Muted at this table',
  blocked: 'Blocked',
  nobodyMuted: 'Nobody is muted here.',
  nobodyBlocked: 'You have blocked nobody.',
  show: (name) => `Show ${name} again`,
  unblock: (name) => `Unblock ${name}`,
  lettersLeft: (n) => (n >= 0 ? `${n} left` : `${-n} too many`),
  notAllowed: 'There is a character in it that cannot be sent.',
  notLoaded: 'The list cannot be fetched just now.',
};

const pl: ChatWords = {
  phrases: {
    hello: 'Cześć!',
    goodLuck: 'Powodzenia!',
    yourTurn: 'Twoja kolej.',
    thinking: 'Chwila, myślę…',
    hurry: 'Gramy dalej?',
    niceMove: 'Ładny ruch!',
    oops: 'Ups!',
    thanks: 'Dzięki!',
    brb: 'Zaraz wracam.',
    backAgain: 'Już jestem.',
    wellPlayed: 'Świetnie zagrane!',
    goodGame: 'Dobra gra!',
  },
  readBy: {
    table: 'Czytają to wszyscy przy stole.',
    players: 'Czytają to tylko grający.',
    watchers: 'Czytają to tylko oglądający.',
  },
  nothingYet: 'Na razie nikt nic nie pisze.',
  sending: 'wysyłanie…',
  message: 'Wiadomość',
  send: 'Wyślij',
  quickPhrases: 'Gotowe zwroty',
  about: (name) => `Więcej: ${name}`,
  mute: 'Wycisz przy tym stole',
  muteNote: 'Na tym urządzeniu nie widać tu już wiadomości tej osoby.',
  block: 'Zablokuj na stałe',
  blockNote:
    'Przy żadnym stole nie widzisz wiadomości tej osoby, a ona nie może usiąść przy twoim. Nie dowiaduje się o tym.',
  settings: 'Wyciszone i zablokowane osoby',
  muted: 'Wyciszone przy tym stole',
  blocked: 'Zablokowani',
  nobodyMuted: 'Nikt tu nie jest wyciszony.',
  nobodyBlocked: 'Nikogo nie blokujesz.',
  show: (name) => `Pokazuj znowu: ${name}`,
  unblock: (name) => `Odblokuj: ${name}`,
  lettersLeft: (n) => (n >= 0 ? `zostało ${n}` : `o ${-n} za dużo`),
  notAllowed: 'Jest w tym znak, którego nie da się wysłać.',
  notLoaded: 'Nie da się teraz pobrać listy.',
};

export const CHAT_WORDS: Readonly<Record<Language, ChatWords>> = { en, pl };
