import type { GameTitles } from '@quri/words';

export const titles: GameTitles = {
  en: { name: 'Tikal', line: 'Explore the jungle, dig out its temples, and be there in force when the volcano stirs.' },
  pl: { name: 'Tikal', line: 'Odkrywasz dżunglę, odkopujesz świątynie i pilnujesz ich, gdy budzi się wulkan.' },
};
