import type { BoardFault } from '../answers/board-faults.ts';

/** IN-C5: what is wrong with a board that somebody wrote. */
export const boardFaultsPl: Readonly<Record<BoardFault, string>> = {
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
