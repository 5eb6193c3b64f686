import type { GameTitles } from '@quri/words';

export const titles: GameTitles = {
  en: { name: 'Lucky Dip', line: 'Dip for coins, mind the rats.' },
  pl: { name: 'Szczęśliwy Worek', line: 'Sięgnij po monety, uważaj na szczury.' },
};
