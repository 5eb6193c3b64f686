import type { GameText } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import { titles } from '../titles.ts';
import { logPl } from './log.pl.ts';
import { CARD_PL, laidPl, ontoPl } from './names.pl.ts';
import { headlinePl, positionPl } from './position.pl.ts';
import { questionPl } from './question.pl.ts';
import { resultPl } from './result.pl.ts';
import { numberOf } from './view-facts.ts';

export const pl: GameText<GoldRaidersShape> = {
  ...titles.pl,
  options: {
    trail: {
      label: 'Długość szlaku',
      sentence: 'Ile pól dzieli start od świątyni: krótszy szlak to krótsza gra.',
    },
    memoryAid: {
      label: 'Ściąga',
      sentence: 'Do końca rundy pokazuje ci każdą kartę, którą kładziesz na stos albo podglądasz.',
    },
  },
  bots: {
    random: { name: 'Lekkoduch', sentence: 'Gra, co popadnie i gdzie popadnie: wesołe towarzystwo na pierwszą grę.' },
    greedy: {
      name: 'Tropiciel',
      sentence: 'Pamięta wszystko, co widzi, i z każdej karty wyciska najwięcej, ale o następnej już nie myśli.',
    },
    ocelot: {
      name: 'Ocelot',
      sentence:
        'Zdaje się na instynkt, dopóki noc się nie kończy; wtedy zaczyna myśleć i żaden twój stos nie jest bezpieczny.',
    },
    puma: {
      name: 'Puma',
      sentence: 'Planuje całe noce naprzód, podrzuca Bandytów tam, gdzie sięgniesz, i domyśla się, co chowasz.',
    },
  },
  intent: {
    stackCard: ({ card, onto }) => `${laidPl(card)} ${ontoPl(onto)}`,
    peek: ({ owner, place }, who) => `Zwiad: podglądam stos ${numberOf(place)} (${who(owner)})`,
    lookAway: () => 'Odwracam wzrok',
    steal: ({ owner, place, onto }, who) =>
      `Kradzież: zabieram stos ${numberOf(place)} (${who(owner)}) ${
        onto === 'new' ? ontoPl(onto) : `na swój stos ${numberOf(onto)}`
      }`,
    revealStack: ({ place }) => `Odkrywam stos ${numberOf(place)}`,
    endTurn: () => 'Kończę turę',
  },
  seen: logPl,
  masked: [],
  refusal: {
    gameOver: () => 'Gra jest skończona.',
    notNow: () => 'Trwa rozdawanie kart, noc zacznie się za chwilę.',
    onlyAtNight: () => 'Karty zagrywa się nocą, a teraz jest dzień.',
    onlyByDay: () => 'Stosy odkrywa się za dnia, a teraz jest noc.',
    notYourTurn: ({ turn }, who) => `Teraz gra ${who(turn)}.`,
    lookAwayFirst: () => 'Nadal podglądasz stos: najpierw odwróć wzrok.',
    notPeeking: () => 'Niczego teraz nie podglądasz.',
    notInHand: ({ card }) => `Nie masz na ręce takiej karty: ${CARD_PL[card]}.`,
    noStackThere: ({ owner, place }, who) => `Nie ma takiego stosu: ${who(owner)}, stos ${numberOf(place)}.`,
    ownStack: () => 'Ukraść można tylko cudzy stos.',
    alreadyOpen: ({ place }) => `Stos ${numberOf(place)} jest już odkryty.`,
  },
  question: questionPl,
  headline: headlinePl,
  position: positionPl,
  result: resultPl,
};
