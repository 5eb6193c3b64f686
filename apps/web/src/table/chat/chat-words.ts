import type { ChatRoom, PhraseCode } from '@quri/protocol';
import type { Translation } from '@quri/words';
import { textIn } from '../../app/language.tsx';

/** What the chat says; loaded together with it. */
const en = {
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
  } satisfies Record<PhraseCode, string>,
  /** Who reads a room. */
  readBy: {
    table: 'Everybody at the table reads this.',
    players: 'Only the players read this.',
    watchers: 'Only those who watch read this.',
  } satisfies Record<ChatRoom, string>,
  nothingYet: 'Nobody has said anything yet.',
  /** Beside a line that is on its way. */
  sending: 'sending…',
  message: 'Message',
  send: 'Send',
  quickPhrases: 'Quick phrases',
  /** What the button says that a name is. */
  about: (name: string) => `About ${name}`,
  mute: 'Mute at this table',
  muteNote: 'You no longer see what they write here, on this device.',
  block: 'Block for good',
  blockNote: 'Nothing they write reaches you at any table, and they cannot sit down at yours. They are not told.',
  settings: 'Muted and blocked',
  muted: 'Muted at this table',
  blocked: 'Blocked',
  nobodyMuted: 'Nobody is muted here.',
  nobodyBlocked: 'You have blocked nobody.',
  show: (name: string) => `Show ${name} again`,
  unblock: (name: string) => `Unblock ${name}`,
  lettersLeft: (n: number) => (n >= 0 ? `${n} left` : `${-n} too many`),
  notAllowed: 'There is a character in it that cannot be sent.',
  notLoaded: 'The list cannot be fetched just now.',
};

const pl: Translation<typeof en> = {
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

export const useChatWords = textIn({ en, pl });
