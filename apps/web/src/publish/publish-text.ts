import type { Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';

/** A game of this device that is put on the server. */
const publishEn = {
  open: 'Put it online',
  sending: 'The server checks the game…',
  title: 'Your game is online',
  heading: 'Send the link',
  lead: 'Whoever opens it sees the game and can play the same cards. It says that the game was played on a device. You find it under My games.',
  label: 'Link to this replay',
  qr: 'The link to this replay as a QR code',
  replay: 'Go to the replay',
  deal: 'Play this deal again',
  offline: 'There is no connection just now. The game stays on this device: try again when you are online.',
};

const publishPl: Translation<typeof publishEn> = {
  open: 'Umieść w sieci',
  sending: 'Serwer sprawdza grę…',
  title: 'Twoja gra jest w sieci',
  heading: 'Wyślij link',
  lead: 'Kto go otworzy, obejrzy grę i może zagrać tymi samymi kartami. Jest tam napisane, że to gra na urządzeniu. Masz ją w „Moich grach”.',
  label: 'Link do powtórki',
  qr: 'Link do powtórki jako kod QR',
  replay: 'Otwórz powtórkę',
  deal: 'Zagraj to rozdanie jeszcze raz',
  offline: 'Nie ma teraz połączenia. Gra zostaje na tym urządzeniu: spróbuj ponownie, gdy wróci sieć.',
};

export const usePublishText = textIn({ en: publishEn, pl: publishPl });
