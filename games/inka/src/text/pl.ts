import type { GameText } from '@quri/words';
import type { BoardFault } from '../answers/board-faults.ts';
import type { InkaShape } from '../shape.ts';
import { titles } from '../titles.ts';
import { intentsPl } from './intents.pl.ts';
import { keysPl } from './keys.pl.ts';
import { logPl } from './log.pl.ts';
import { momentsPl } from './moments.pl.ts';
import { placesOf } from './places.ts';
import { headlinePl, positionPl } from './position.pl.ts';
import { questionPl } from './question.pl.ts';
import { refusalsPl } from './refusals.pl.ts';
import { resultPl } from './result.pl.ts';

/** IN-C5: what is wrong with a board that somebody wrote. */
const boardFaultsPl: Readonly<Record<BoardFault, string>> = {
  form: 'plansza to „temple-2”, „temple” albo JSON z „rows”, listą dziesięciu tekstów, i ewentualnie „faces”, listą trzynastu, oraz „targets”, listami trzech miejsc dla danej liczby osób.',
  rows: 'plansza ma dziesięć rzędów po 11, 13, 15, 17, 19, 19, 17, 15, 13 i 11 pól.',
  cells: 'pola planszy to S (start), # (grunt), s (wąż), p (przejście), d (diament), . (dziura), 1, 2 i 3.',
  targets:
    'każda z płyt 1, 2 i 3 musi leżeć na dwóch sąsiednich polach; „targets” podaje trzy takie miejsca, na przykład „e9-e10”, dla 2, 3 albo 4 osób.',
  faces: 'plansza ma 13 płyt; każda wymienia mury (e0, e1, e2, e3, m) i węże (h0, h1), każde najwyżej raz.',
  starts: 'plansza ma cztery pola startowe.',
  asymmetric: 'poza płytami 1, 2 i 3 plansza musi wyglądać tak samo w odbiciu lewo–prawo i góra–dół.',
  middle: 'pod płytami 1, 2 i 3 ani obok nich nie może być gruntu.',
  tooNear: 'z każdego startu do złotej płyty muszą prowadzić co najmniej dwie płyty.',
};

export const pl: GameText<InkaShape> = {
  ...titles.pl,
  options: {
    looseEdge: {
      label: 'Obrót poza krawędź',
      sentence: 'Płyta w obrocie może wystawać poza krawędź planszy, byle po każdych 60° leżała na niej cała.',
    },
    solidCounters: {
      label: 'Pionki blokują drogę',
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
  placesOf,
  keys: keysPl,
  result: resultPl,
};
