import type { Translation } from '@quri/words';
import { textIn } from '../../../app/language.tsx';

/** The picture of a result. */
const pictureEn = {
  title: 'A picture of the result',
  drawing: 'Drawing the picture…',
  share: 'Share…',
  save: 'Save the picture',
  copy: 'Copy the picture',
  copied: 'Copied',
  failed: 'That did not work. Please try again.',
};

const picturePl: Translation<typeof pictureEn> = {
  title: 'Obrazek z wynikiem',
  drawing: 'Rysujemy obrazek…',
  share: 'Udostępnij…',
  save: 'Zapisz obrazek',
  copy: 'Skopiuj obrazek',
  copied: 'Skopiowano',
  failed: 'Nie udało się. Spróbuj jeszcze raz.',
};

export const usePictureText = textIn({ en: pictureEn, pl: picturePl });
