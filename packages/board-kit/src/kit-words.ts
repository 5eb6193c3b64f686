/** Words that every board needs. */
export interface KitWords {
  readonly board: string;
  readonly skip: string;
  readonly away: string;
  readonly winner: string;
  /** The name of whoever reads. Without one they are called "you" already. */
  own(name: string): string;
}

export const KIT_WORDS: Readonly<Record<'en' | 'pl', KitWords>> = {
  en: {
    board: 'Board',
    skip: 'Show at once',
    away: 'away',
    winner: 'winner',
    own: (name) => (name === 'You' ? name : `${name} (you)`),
  },
  pl: {
    board: 'Plansza',
    skip: 'Pokaż od razu',
    away: 'poza stołem',
    winner: 'wygrana',
    own: (name) => (name === 'Ty' ? name : `${name} (ty)`),
  },
};
