import type { Translation } from '@quri/words';

/** The few words that are written in the pictures. */
const en = {
  camp: 'Camp',
  guard: 'Guard',
  counts: (strength: number) => `counts ${strength}`,
  aTurn: 'a turn without a tile',
  scores: 'then scores',
  drawn: 'drawn: it waits',
  placed: 'placed, and a normal turn',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
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
};

export type FigureWords = Translation<typeof en>;

const pl: FigureWords = {
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
};

export const FIGURE_WORDS: Readonly<Record<'en' | 'pl', FigureWords>> = { en, pl };
