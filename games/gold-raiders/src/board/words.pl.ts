import { KIT_WORDS } from '@quri/board-kit';
import { countPl } from '@quri/words';
import { CARD_PL, cardsPl, spacesPl, stacksPl } from '../text/names.pl.ts';
import type { BoardWords } from './words.ts';

export const pl: BoardWords = {
  ...KIT_WORDS.pl,
  rows: 'Stosy',
  card: CARD_PL,
  night: 'Noc',
  day: 'Dzień',
  idol: 'ma posążek',
  toPlay: 'teraz gra',
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
  inHand: (n) => `na ręce ${cardsPl(n)}`,
  copies: (card, count) => (count === 1 ? card : `${card}, na ręce ${countPl(count, 'sztuka', 'sztuki', 'sztuk')}`),
  stack: (place) => `Stos ${place + 1}`,
  cards: cardsPl,
  open: (n) =>
    n < 0 ? `odkryty: o ${spacesPl(-n)} wstecz` : n === 0 ? 'odkryty: bez ruchu' : `odkryty: o ${spacesPl(n)} naprzód`,
  known: (faces) => `znasz, od spodu: ${faces}`,
  peekedBy: (name) => `${name} podgląda ten stos`,
  peeking: (owner, place) => (owner === null ? `Twój stos ${place + 1}` : `${owner}, stos ${place + 1}`),
  enlarge: (name) => `${name}. Pokaż z bliska`,
  miles: (n) => countPl(n, 'mila', 'mile', 'mil'),
  closed: (n) => `zakryte: ${n}`,
  wins: (name) => `Wygrywa ${name}`,
  use: (use, card) => (use === 'lay' ? 'Połóż zakrytą' : card === 'recon' ? 'Podejrzyj stos' : 'Zabierz stos'),
  stacksOf: (name, count) => `${name}, ${stacksPl(count)}`,
  ask: (about, card) => {
    const name = card === null ? '' : CARD_PL[card];
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
