import type { Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';

/** What the dialogs of private notes and of links to watch a seat say; loaded with them. */
const dialogsEn = {
  notesLead: 'Only you see them. They are kept with this table.',
  notesLabel: 'Notes at this table',
  notesSaved: 'Saved',
  notesNotSaved: 'Not saved yet',
  watchLead:
    'Whoever opens this link sees the game as you see it, your secrets too. Everybody at the table sees that you are watched.',
  watchMake: 'Make a link',
  watchAnew: 'There is a link already. A new one takes its place, and whoever watches with the old one leaves.',
  watchLabel: 'Link to watch my seat',
  watchQr: 'The link as a QR code',
  watchHeading: 'Your seat, for others to watch',
  watchTakeAway: 'Take the link away',
  watchGone: 'Nobody can watch your seat any more.',
};

const dialogsPl: Translation<typeof dialogsEn> = {
  notesLead: 'Widzisz je tylko ty. Zostają przy tym stole.',
  notesLabel: 'Notatki przy tym stole',
  notesSaved: 'Zapisane',
  notesNotSaved: 'Jeszcze nie zapisane',
  watchLead:
    'Kto otworzy ten link, widzi grę tak jak ty, z twoimi tajemnicami. Wszyscy przy stole widzą, że ktoś cię ogląda.',
  watchMake: 'Utwórz link',
  watchAnew: 'Link już jest. Nowy go zastąpi, a oglądający ze starym odejdą od stołu.',
  watchLabel: 'Link do oglądania mojego miejsca',
  watchQr: 'Link jako kod QR',
  watchHeading: 'Twoje miejsce oczami innych',
  watchTakeAway: 'Cofnij link',
  watchGone: 'Nikt już nie może oglądać twojego miejsca.',
};

export const useDialogsText = textIn({ en: dialogsEn, pl: dialogsPl });
