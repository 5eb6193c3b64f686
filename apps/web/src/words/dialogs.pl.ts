import type { dialogsEn } from './dialogs.en.ts';
import type { Translation } from './shell-text.ts';

export const dialogsPl: Translation<typeof dialogsEn> = {
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
