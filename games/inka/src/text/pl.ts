import type { GameText } from '@quri/words';
import type { InkaShape } from '../shape.ts';
import { titles } from '../titles.ts';
import { boardFaultsPl } from './board-faults.pl.ts';
import { intentsPl } from './intents.pl.ts';
import { logPl } from './log.pl.ts';
import { momentsPl } from './moments.pl.ts';
import { headlinePl, positionPl } from './position.pl.ts';
import { questionPl } from './question.pl.ts';
import { refusalsPl } from './refusals.pl.ts';
import { resultPl } from './result.pl.ts';

export const pl: GameText<InkaShape> = {
  ...titles.pl,
  options: {
    looseEdge: {
      label: 'Luźna krawędź',
      sentence: 'Płyta w obrocie może wystawać poza krawędź planszy, byle po każdych 60° leżała na niej cała.',
    },
    solidCounters: {
      label: 'Twarde pionki',
      sentence: 'Nikt nie przechodzi obok pionka ani blokady; tylko na złotej płycie jest miejsce dla kilku osób.',
    },
    openExits: { label: 'Wolne wyjścia', sentence: 'Na wyjściu nie wolno postawić blokady.' },
    board: {
      label: 'Plansza',
      sentence:
        'Na czym gracie: nasza rekonstrukcja o nazwie temple-2, jej pierwsza wersja temple albo własna plansza zapisana w JSON.',
      faults: boardFaultsPl,
    },
  },
  bots: {
    random: {
      names: ['Lekkoduch', 'Marzyciel', 'Wesołek', 'Włóczykij'],
      level: 'łatwy',
      sentence: 'Popycha płyty, jak leci, i chodzi, gdzie się da: wesołe towarzystwo na pierwszą grę.',
    },
    greedy: {
      names: ['Tropiciel', 'Traper', 'Przewodnik', 'Wędrowiec'],
      level: 'średni',
      sentence: 'Idzie najkrótszą drogą, jaką widzi, ruch po ruchu, i na twoją nie zwraca uwagi.',
    },
    ocelot: {
      names: ['Ocelot', 'Margaj', 'Ryś', 'Serwal'],
      level: 'trudny',
      sentence: 'Obmyśla turę do końca i stawia blokadę tam, gdzie zaboli.',
    },
    puma: {
      names: ['Puma', 'Jaguar', 'Pantera', 'Lampart'],
      level: 'mistrz',
      sentence: 'Widzi każdą drogę przez świątynię i twoją odpowiedź, zanim ruszy choć jeden kamień.',
    },
  },
  intent: intentsPl,
  seen: logPl,
  moment: momentsPl,
  masked: [],
  refusal: refusalsPl,
  question: questionPl,
  headline: headlinePl,
  position: positionPl,
  result: resultPl,
};
