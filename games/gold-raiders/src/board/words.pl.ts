import { countPl } from '@quri/words';
import type { BoardWords } from './words.ts';

const CARD: BoardWords['card'] = {
  mile1: '1 mila',
  mile2: '2 mile',
  mile3: '3 mile',
  bandits: 'Bandyci',
  steal: 'Kradzież',
  recon: 'Zwiad',
};

const pola = (n: number): string => countPl(n, 'pole', 'pola', 'pól');

export const pl: BoardWords = {
  board: 'Plansza',
  rows: 'Stosy',
  card: CARD,
  you: 'ty',
  away: 'poza stołem',
  winner: 'wygrana',
  night: 'Noc',
  day: 'Dzień',
  idol: 'ma posążek',
  toPlay: 'teraz gra',
  skip: 'Pokaż od razu',
  close: 'Zamknij',
  back: 'Wstecz',
  actions: 'Co możesz zrobić',
  hand: 'Twoja ręka',
  newStack: 'Nowy stos',
  discarded: 'Odrzucone',
  unknown: 'karta nieznana',
  bottomFirst: 'od spodu',
  counted: {
    moved: 'liczy się',
    triplet: 'należy do trójki',
    ignored: 'pominięty',
    idle: 'nic nie daje',
    chased: 'gonią wstecz',
    cancelled: 'bez skutku przez Bandytów',
  },
  wonBy: {
    temple: 'w świątyni nie ma nikogo innego',
    farthest: 'najdalej na szlaku',
    miles: 'remis, najwięcej odkrytych mil',
    closedStacks: 'remis, najwięcej zakrytych stosów',
    turnOrder: 'remis, decyduje kolejność tur',
  },
  round: (round) => `Runda ${round}`,
  at: (space, trail) => (space === trail ? 'w świątyni' : space === 0 ? 'na starcie' : `na polu ${space}`),
  inHand: (n) => `na ręce ${countPl(n, 'karta', 'karty', 'kart')}`,
  copies: (card, count) => (count === 1 ? card : `${card}, na ręce ${countPl(count, 'sztuka', 'sztuki', 'sztuk')}`),
  stack: (place) => `Stos ${place + 1}`,
  cards: (n) => countPl(n, 'karta', 'karty', 'kart'),
  open: (n) =>
    n < 0 ? `odkryty: o ${pola(-n)} wstecz` : n === 0 ? 'odkryty: bez ruchu' : `odkryty: o ${pola(n)} naprzód`,
  known: (faces) => `znasz, od spodu: ${faces}`,
  peekedBy: (name) => `${name} podgląda ten stos`,
  peeking: (owner, place) => (owner === null ? `Twój stos ${place + 1}` : `${owner}, stos ${place + 1}`),
  closer: (name) => `${name}. Pokaż z bliska`,
  miles: (n) => countPl(n, 'mila', 'mile', 'mil'),
  closed: (n) => `zakryte: ${n}`,
  wins: (name) => `Wygrywa ${name}`,
  use: (use, card) => (use === 'lay' ? 'Połóż zakrytą' : card === 'recon' ? 'Podejrzyj stos' : 'Zabierz stos'),
  stacksOf: (name, count) => `${name}, ${countPl(count, 'stos', 'stosy', 'stosów')}`,
  ask: (about, card) => {
    const name = card === null ? '' : CARD[card];
    switch (about) {
      case 'card':
        return 'Którą kartę zagrywasz?';
      case 'use':
        return `${name}: położyć zakrytą kartę czy jej użyć?`;
      case 'owner':
        return card === 'recon' ? 'Zwiad: czyj stos podglądasz?' : 'Kradzież: czyj stos zabierasz?';
      case 'stack':
        return card === 'recon' ? 'Zwiad: który stos podglądasz?' : 'Kradzież: który stos zabierasz?';
      case 'onto':
        return `Gdzie położyć kartę: ${name}?`;
      case 'loot':
        return 'Gdzie położyć zabrany stos?';
      case 'turn':
        return 'Który stos odkrywasz?';
      default:
        return about satisfies never;
    }
  },
};
