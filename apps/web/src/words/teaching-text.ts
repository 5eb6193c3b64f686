import type { Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';

/** What lessons and tips say besides the words of their game; loaded with them. */
const teachingEn = {
  guide: 'Your guide',
  watch: 'Watch what happens. Then it is your turn again.',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  takes: (minutes: number) => `about ${minutes} minutes`,
  next: 'Next',
  back: 'Back',
  restLater: 'The rest later',
  playOn: 'Play on',
  done: 'Done',
  rule: 'The rule',
  tip: 'Tip',
  closeTip: 'Close the tip',
  noMoreTips: 'No more tips',
};

const teachingPl: Translation<typeof teachingEn> = {
  guide: 'Twoja przewodniczka',
  watch: 'Popatrz, co się dzieje. Potem znów twoja kolej.',
  step: (step, steps) => `Krok ${step} z ${steps}`,
  takes: (minutes) => `około ${minutes} minut`,
  next: 'Dalej',
  back: 'Wstecz',
  restLater: 'Reszta później',
  playOn: 'Graj dalej',
  done: 'Gotowe',
  rule: 'Zasada',
  tip: 'Wskazówka',
  closeTip: 'Zamknij wskazówkę',
  noMoreTips: 'Bez wskazówek',
};

export const useTeachingText = textIn({ en: teachingEn, pl: teachingPl });
