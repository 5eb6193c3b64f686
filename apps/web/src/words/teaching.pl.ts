import type { Translation } from './shell-text.ts';
import type { teachingEn } from './teaching.en.ts';

export const teachingPl: Translation<typeof teachingEn> = {
  guide: 'Twoja przewodniczka',
  watch: 'Popatrz, co się dzieje. Potem znów twoja kolej.',
  step: (step, steps) => `Krok ${step} z ${steps}`,
  next: 'Dalej',
  back: 'Wstecz',
  playOn: 'Graj dalej',
  done: 'Gotowe',
  rule: 'Zasada',
  tip: 'Wskazówka',
  closeTip: 'Zamknij wskazówkę',
  noMoreTips: 'Bez wskazówek',
};
