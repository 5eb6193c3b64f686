import type { Translation } from '@quri/words';
import type { settingsEn } from './settings.en.ts';

export const settingsPl: Translation<typeof settingsEn> = {
  lead: 'Zostają na tym urządzeniu i działają od razu.',
  leadUnkept: 'Działają od razu, do zamknięcia tej strony: przeglądarka nie pozwala nic zapisać.',
  theme: 'Światło',
  themes: { auto: 'Jak w systemie', night: 'Noc', day: 'Dzień' },
  textSize: 'Litery',
  textSizes: { 100: 'Zwykłe', 115: 'Większe', 130: 'Największe' },
  pace: 'Tempo ruchów',
  paces: { calm: 'Spokojne', brisk: 'Żwawe', instant: 'Od razu' },
  motion: 'Animacje',
  motions: { auto: 'Jak w systemie', full: 'Pełne', reduced: 'Mniej' },
  turnCard: 'Odwróć kartę',
  sound: 'Dźwięk',
  soundHint: 'Przy stole włącza go i wyłącza klawisz M.',
  volume: 'Głośność',
  confirm: 'Potwierdzaj ważne ruchy',
  confirmHint: 'Gdy coś przepada i nie da się tego cofnąć.',
  tips: 'Wskazówki w pierwszych grach',
  tipsHint: 'Po jednym zdaniu, do końca pierwszej rozgrywki w daną grę.',
  looks: 'Wygląd',
  moves: 'Ruchy',
  tells: 'Dźwięk i powiadomienia',
  notYet: 'Jeszcze nie',
};
