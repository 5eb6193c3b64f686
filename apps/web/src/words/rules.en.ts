/** What is said around a rulebook, in English. */
export const rulesEn = {
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
