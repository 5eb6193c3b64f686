import { countEn, countPl } from '@quri/words';
import type { Artifact, Hazard } from '../vocabulary.ts';

type Language = 'en' | 'pl';

/** The few words the board itself needs, most of them for those who listen. */
export interface BoardWords {
  readonly board: string;
  readonly temple: string;
  readonly path: string;
  readonly camp: string;
  readonly counting: string;
  readonly hazard: Readonly<Record<Hazard, string>>;
  readonly artifact: Readonly<Record<Artifact, string>>;
  readonly you: string;
  readonly skip: string;
  readonly faceDown: string;
  readonly startPlayer: string;
  readonly inside: string;
  readonly inCamp: string;
  readonly hasChosen: string;
  readonly away: string;
  readonly winner: string;
  readonly chosen: string;
  readonly change: string;
  door(round: number, state: 'played' | 'now' | 'toCome'): string;
  hung(hazard: string): string;
  deck(cards: number): string;
  treasure(value: number): string;
  lying(gems: number): string;
  beside(gems: number): string;
  inTent(gems: number): string;
  worth(value: number): string;
  wealth(value: number): string;
}

const gems = (n: number): string => countEn(n, 'gem', 'gems');
const klejnoty = (n: number): string => countPl(n, 'klejnot', 'klejnoty', 'klejnotów');

export const WORDS: Readonly<Record<Language, BoardWords>> = {
  en: {
    board: 'Board',
    temple: 'Temple',
    path: 'Path',
    camp: 'Camp',
    counting: 'Wealth',
    hazard: { spiders: 'spiders', mummy: 'mummy', fire: 'fire', snake: 'snake', rockfall: 'rockfall' },
    artifact: {
      sunDisc: 'the sun disc',
      llama: 'the little llama',
      mask: 'the mask',
      knife: 'the ritual knife',
      beaker: 'the beaker',
    },
    you: 'you',
    skip: 'Show at once',
    faceDown: 'a card face down',
    startPlayer: 'start player',
    inside: 'in the temple',
    inCamp: 'in camp',
    hasChosen: 'has chosen',
    away: 'away',
    winner: 'winner',
    chosen: 'Chosen',
    change: 'Change your mind?',
    door: (round, state) => `Round ${round}, ${{ played: 'played', now: 'now', toCome: 'to come' }[state]}`,
    hung: (hazard) => `out of the game: ${hazard}`,
    deck: (cards) => `Quest deck: ${countEn(cards, 'card', 'cards')}`,
    treasure: (value) => `treasure ${value}`,
    lying: (n) => `${gems(n)} left on it`,
    beside: (n) => `${gems(n)} beside the tent`,
    inTent: (n) => `${gems(n)} in the tent`,
    worth: (value) => `worth ${value}`,
    wealth: (value) => `wealth ${value}`,
  },
  pl: {
    board: 'Plansza',
    temple: 'Świątynia',
    path: 'Ścieżka',
    camp: 'Obóz',
    counting: 'Majątek',
    hazard: { spiders: 'pająki', mummy: 'mumia', fire: 'ogień', snake: 'wąż', rockfall: 'lawina kamieni' },
    artifact: {
      sunDisc: 'tarcza słoneczna',
      llama: 'figurka lamy',
      mask: 'maska',
      knife: 'nóż obrzędowy',
      beaker: 'puchar',
    },
    you: 'ty',
    skip: 'Pokaż od razu',
    faceDown: 'zakryta karta',
    startPlayer: 'prowadzi wyprawę',
    inside: 'w świątyni',
    inCamp: 'w obozie',
    hasChosen: 'decyzja podjęta',
    away: 'poza stołem',
    winner: 'wygrana',
    chosen: 'Wybrane',
    change: 'Zmieniasz zdanie?',
    door: (round, state) => `Runda ${round}, ${{ played: 'rozegrana', now: 'teraz', toCome: 'przed nami' }[state]}`,
    hung: (hazard) => `poza grą: ${hazard}`,
    deck: (cards) => `W talii: ${countPl(cards, 'karta', 'karty', 'kart')}`,
    treasure: (value) => `skarb ${value}`,
    lying: (n) => `na karcie ${klejnoty(n)}`,
    beside: (n) => `obok namiotu ${klejnoty(n)}`,
    inTent: (n) => `w namiocie ${klejnoty(n)}`,
    worth: (value) => `wartość ${value}`,
    wealth: (value) => `majątek ${value}`,
  },
};
