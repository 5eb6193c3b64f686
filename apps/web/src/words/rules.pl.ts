import type { RulesText } from './rules-text.ts';

/** What is said around a rulebook, in Polish. */
export const rulesPl: RulesText = {
  contents: 'Spis treści',
  search: 'Szukaj w zasadach',
  found: (n, all) => `${n} z ${all}`,
  nothingFound: 'Nic nie znaleziono',
  next: 'Następne miejsce',
  previous: 'Poprzednie miejsce',
  clear: 'Wyczyść wyszukiwanie',
  linkTo: (rule) => `Link do zasady ${rule}`,
  openPage: 'Otwórz jako stronę',
  notHere: 'Tych zasad nie ma jeszcze na tym urządzeniu w tym języku. Żeby je pobrać, potrzebne jest połączenie.',
  otherRulebooks: 'Zasady innych gier',
};
