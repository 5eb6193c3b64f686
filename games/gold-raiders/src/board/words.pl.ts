import { KIT_WORDS } from '@quri/board-kit';
import { countPl } from '@quri/words';
import { CARD_PL, cardsPl, quotedPl, spacesPl, stacksPl } from '../text/names.pl.ts';
import type { BoardWords } from './words.ts';

export const pl: BoardWords = {
  ...KIT_WORDS.pl,
  rows: 'Stosy',
  card: CARD_PL,
  cardMeans: {
    mile1: 'Jedno pole, raz w każdym stosie.',
    mile2: 'Dwa pola, jeśli tuż pod nią leży 1 mila.',
    mile3: 'Trzy pola, jeśli tuż pod nią leżą 1 mila i 2 mile, w tej kolejności.',
    bandits: 'Pułapka: stos z Bandytami cofa, po dwa pola za każdą taką kartę.',
    steal: 'Odrzuć ją, aby zabrać komuś cały stos, albo połóż jak każdą inną.',
    recon: 'Odrzuć ją, aby podejrzeć wszystkie karty jednego stosu, albo połóż jak każdą inną.',
  },
  night: 'Noc',
  day: 'Dzień',
  idol: 'ma posążek',
  toPlay: 'teraz gra',
  close: 'Zamknij',
  back: 'Wstecz',
  actions: 'Co możesz zrobić',
  hand: 'Twoja ręka',
  watchedHand: 'Ręka',
  hands: 'Ręce',
  newStack: 'Nowy stos',
  discarded: 'Odrzucone',
  unknown: 'karta nieznana',
  bottomFirst: 'od spodu',
  counted: {
    moved: 'liczy się',
    triplet: 'należy do trójki',
    ignored: 'pominięty',
    idle: 'nic nie daje',
    chased: 'cofają',
    cancelled: 'bez skutku przez Bandytów',
  },
  wonBy: {
    temple: 'w świątyni nie ma nikogo innego',
    farthest: 'najdalej na szlaku',
    miles: 'remis, najwięcej odkrytych mil',
    closedStacks: 'remis, najwięcej zakrytych stosów',
    turnOrder: 'remis, decyduje kolejność tur',
  },
  keys: [
    { key: 'Tab Enter', does: 'wybiera kartę, stos albo odpowiedź' },
    { key: 'Esc', does: 'cofa o jeden krok albo odkłada stos' },
  ],
  round: (round) => `Runda ${round}`,
  at: (space, trail) => (space === trail ? 'w świątyni' : space === 0 ? 'na starcie' : `na polu ${space}`),
  inHand: (n) => `na ręce ${cardsPl(n)}`,
  copies: (card, count) => (count === 1 ? card : `${card}, na ręce ${countPl(count, 'sztuka', 'sztuki', 'sztuk')}`),
  stack: (place) => `Stos ${place + 1}`,
  cards: cardsPl,
  open: (n) =>
    n < 0 ? `odkryty: o ${spacesPl(-n)} wstecz` : n === 0 ? 'odkryty: bez ruchu' : `odkryty: o ${spacesPl(n)} naprzód`,
  known: (faces) => `znasz, od spodu: ${faces}`,
  peekedBy: (name) => (name === null ? 'podglądasz ten stos' : `${name} podgląda ten stos`),
  peeking: (owner, place) => (owner === null ? `Twój stos ${place + 1}` : `${owner}, stos ${place + 1}`),
  enlarge: (name) => `${name}. Pokaż z bliska`,
  miles: (n) => countPl(n, 'mila', 'mile', 'mil'),
  closed: (n) => `zakryte: ${n}`,
  wins: (name) => (name === null ? 'Wygrywasz' : `Wygrywa ${name}`),
  use: (use, card) => (use === 'lay' ? 'Połóż zakrytą' : card === 'recon' ? 'Podejrzyj stos' : 'Zabierz stos'),
  stacksOf: (name, count) => `${name}, ${stacksPl(count)}`,
  ask: (about, card) => {
    switch (about) {
      case 'card':
        return 'Którą kartę zagrywasz?';
      case 'use':
        return `${card === null ? '' : CARD_PL[card]}: kładziesz zakrytą kartę czy jej używasz?`;
      case 'owner':
        return card === 'recon' ? 'Zwiad: czyj stos podglądasz?' : 'Kradzież: czyj stos zabierasz?';
      case 'stack':
        return card === 'recon' ? 'Zwiad: który stos podglądasz?' : 'Kradzież: który stos zabierasz?';
      case 'onto':
        return card === null ? 'Gdzie kładziesz kartę?' : `Gdzie kładziesz kartę ${quotedPl(card)}?`;
      case 'loot':
        return 'Gdzie kładziesz zabrany stos?';
      case 'turn':
        return 'Który stos odkrywasz?';
      default:
        return about satisfies never;
    }
  },
};
