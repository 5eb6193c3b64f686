/** Words that every board needs. */
export interface KitWords {
  readonly board: string;
  readonly skip: string;
  readonly you: string;
  readonly away: string;
  readonly winner: string;
}

export const KIT_WORDS: Readonly<Record<'en' | 'pl', KitWords>> = {
  en: { board: 'Board', skip: 'Show at once', you: 'you', away: 'away', winner: 'winner' },
  pl: { board: 'Plansza', skip: 'Pokaż od razu', you: 'ty', away: 'poza stołem', winner: 'wygrana' },
};
