import { type GameText, isYou } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import { titles } from '../titles.ts';
import { keysPl } from './keys.pl.ts';
import { logPl } from './log.pl.ts';
import { momentsPl } from './moments.pl.ts';
import { laidPl, ontoPl, quotedPl, stackOfPl } from './names.pl.ts';
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
    random: {
      names: ['Lekkoduch', 'Wesołek', 'Rozbitek', 'Plażowicz', 'Śpioch', 'Wagabunda'],
      level: 'łatwy',
      sentence: 'Gra, co popadnie i gdzie popadnie: wesołe towarzystwo na pierwszą grę.',
    },
    greedy: {
      names: ['Tropiciel', 'Traper', 'Przewodnik', 'Wędrowiec', 'Odkrywca', 'Podróżnik'],
      level: 'średni',
      sentence: 'Pamięta wszystko, co widzi, i z każdej karty wyciska najwięcej, ale o następnej już nie myśli.',
    },
    ocelot: {
      names: ['Ocelot', 'Margaj', 'Ryś', 'Serwal', 'Karakal', 'Żbik'],
      level: 'trudny',
      sentence:
        'Zdaje się na instynkt, a gdy noc dobiega końca, zaczyna myśleć: wtedy żaden twój stos nie jest bezpieczny.',
    },
    puma: {
      names: ['Puma', 'Jaguar', 'Pantera', 'Lampart', 'Tygrys', 'Lew'],
      level: 'mistrz',
      sentence: 'Planuje całe noce naprzód, podrzuca Bandytów tam, gdzie sięgniesz, i domyśla się, co chowasz.',
    },
  },
  intent: {
    stackCard: ({ card, onto }) => `${laidPl(card)} ${ontoPl(onto)}`,
    peek: ({ owner, place }, who) =>
      `Zwiad: podglądam ${isYou(who, owner) ? `swój stos ${numberOf(place)}` : stackOfPl(owner, place, who)}`,
    lookAway: () => 'Odwracam wzrok',
    steal: ({ owner, place, onto }, who) =>
      `Kradzież: zabieram ${stackOfPl(owner, place, who)} ${
        onto === 'new' ? ontoPl(onto) : `na swój stos ${numberOf(onto)}`
      }`,
    revealStack: ({ place }) => `Odkrywam stos ${numberOf(place)}`,
    endTurn: () => 'Kończę turę',
  },
  seen: logPl,
  moment: momentsPl,
  masked: [],
  refusal: {
    gameOver: () => 'Gra jest skończona.',
    notNow: () => 'Trwa rozdawanie kart, noc zacznie się za chwilę.',
    onlyAtNight: () => 'Karty zagrywa się nocą, a teraz jest dzień.',
    onlyByDay: () => 'Stosy odkrywa się za dnia, a teraz jest noc.',
    notYourTurn: ({ turn }, who) => `Teraz ${isYou(who, turn) ? 'grasz ty' : `gra ${who(turn)}`}.`,
    lookAwayFirst: () => 'Nadal podglądasz stos: najpierw odwróć wzrok.',
    notPeeking: () => 'Niczego teraz nie podglądasz.',
    notInHand: ({ card }) => `Nie masz na ręce karty ${quotedPl(card)}.`,
    noStackThere: ({ owner, place }, who) => `Nie ma takiego stosu: ${stackOfPl(owner, place, who)}.`,
    ownStack: () => 'Ukraść można tylko cudzy stos.',
    alreadyOpen: ({ place }) => `Stos ${numberOf(place)} jest już odkryty.`,
  },
  question: questionPl,
  headline: headlinePl,
  position: positionPl,
  keys: keysPl,
  result: resultPl,
};
