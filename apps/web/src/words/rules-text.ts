import type { Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';

/** What is said around a rulebook, in English. */
const rulesEn = {
  contents: 'Contents',
  search: 'Search the rules',
  found: (n: number, all: number): string => `${n} of ${all}`,
  nothingFound: 'Nothing found',
  next: 'Next place',
  previous: 'Previous place',
  clear: 'Clear the search',
  linkTo: (rule: string): string => `Link to rule ${rule}`,
  openPage: 'Open as a page',
  notHere: 'These rules are not on this device in this language yet. Fetching them needs a connection.',
  otherRulebooks: 'Rules of the other games',
};

/** What is said around a rulebook, in Polish. */
const rulesPl: Translation<typeof rulesEn> = {
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

export const useRulesText = textIn({ en: rulesEn, pl: rulesPl });
