import { RAID } from '../raiding.mjs';

/** What is on the buttons on the way to every picture, in each language. */
export const WORDS = {
  en: {
    bots: 'Play with bots',
    friends: 'Play with friends',
    name: 'Your name',
    sit: 'Sit here',
    fill: 'Fill with bots',
    more: 'One seat more',
    start: 'Start the game',
    torch: /^Torch/,
    camp: /^Camp/,
    path: 'Path',
    again: /^Play again/,
    rules: 'Rules',
    who: 'Anna',
    raid: RAID.en,
  },
  pl: {
    bots: 'Graj z botami',
    friends: 'Graj ze znajomymi',
    name: 'Twoje imię',
    sit: 'Siadam tutaj',
    fill: 'Uzupełnij botami',
    more: 'Jedno miejsce więcej',
    start: 'Zaczynamy',
    torch: /^Pochodnia/,
    camp: /^Obóz/,
    path: 'Ścieżka',
    again: /^Zagraj jeszcze raz/,
    rules: 'Zasady',
    who: 'Łucja',
    raid: RAID.pl,
  },
};
