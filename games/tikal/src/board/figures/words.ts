/** The few words that are written in the pictures. */
export interface FigureWords {
  readonly camp: string;
  readonly guard: string;
  readonly counts: (strength: number) => string;
  readonly aTurn: string;
  readonly scores: string;
  readonly drawn: string;
  readonly placed: string;
  readonly points: (points: number) => string;
  readonly prices: {
    readonly bring: string;
    readonly camp: string;
    readonly walk: string;
    readonly stone: string;
    readonly dig: string;
    readonly hunt: string;
    readonly swap: string;
    readonly pitch: string;
    readonly guard: string;
  };
}

export const FIGURE_WORDS: Readonly<Record<'en' | 'pl', FigureWords>> = {
  en: {
    camp: 'Camp',
    guard: 'Guard',
    counts: (strength) => `counts ${strength}`,
    aTurn: 'a turn without a tile',
    scores: 'then scores',
    drawn: 'drawn: it waits',
    placed: 'placed, and a normal turn',
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    prices: {
      bring: 'Bring a figure',
      camp: 'Change camp',
      walk: 'Walk',
      stone: 'a stone',
      dig: 'Dig',
      hunt: 'Hunt for treasure',
      swap: 'Swap treasures',
      pitch: 'Pitch a camp',
      guard: 'Place a guard',
    },
  },
  pl: {
    camp: 'Obóz',
    guard: 'Strażnik',
    counts: (strength) => `siła ${strength}`,
    aTurn: 'tura bez kafla',
    scores: 'i punktacja',
    drawn: 'dobrany: czeka',
    placed: 'na planszę i zwykła tura',
    points: (points) => (points === 1 ? '1 punkt' : points < 5 ? `${points} punkty` : `${points} punktów`),
    prices: {
      bring: 'Sprowadzić figurę',
      camp: 'Zmienić obóz',
      walk: 'Iść',
      stone: 'za kamień',
      dig: 'Kopać',
      hunt: 'Szukać skarbu',
      swap: 'Wymienić skarb',
      pitch: 'Rozbić obóz',
      guard: 'Postawić strażnika',
    },
  },
};
