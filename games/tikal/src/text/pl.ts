import type { GameText } from '@quri/words';
import type { TikalShape } from '../shape.ts';
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

export const pl: GameText<TikalShape> = {
  ...titles.pl,
  options: {
    finalRound: {
      label: 'Ostatnia punktacja',
      sentence: 'Kto zaczyna rundę punktacji na końcu gry.',
      values: {
        placer: { label: 'Ostatni kafel', sentence: 'Zaczyna osoba, która położyła ostatni kafel.' },
        next: { label: 'Następna osoba', sentence: 'Zaczyna następna osoba po tej, która położyła ostatni kafel.' },
      },
    },
    auction: {
      label: 'Licytacja',
      sentence: 'Kafle leżą odkryte, a o prawo wyboru licytuje się punktami: mniej losu, dłuższa gra.',
    },
    odds: {
      label: 'Szanse',
      sentence: 'Pokazuje, jakie kafle mogą jeszcze przyjść i jak prawdopodobny jest wulkan.',
    },
  },
  bots: {
    random: {
      names: ['Lekkoduch', 'Marzyciel', 'Wesołek', 'Włóczykij'],
      level: 'łatwy',
      sentence: 'Błąka się po dżungli i kopie, gdzie akurat stoi: wesołe towarzystwo na pierwszą grę.',
    },
    greedy: {
      names: ['Kopacz', 'Mierniczy', 'Tropiciel', 'Kartograf'],
      level: 'średni',
      sentence: 'Z każdego punktu wyciska, ile się da, ale planu na całą turę nie ma.',
    },
    ocelot: {
      names: ['Ocelot', 'Margaj', 'Ryś', 'Serwal'],
      level: 'trudny',
      sentence: 'Obmyśla turę do końca i lubi zjawić się w twojej świątyni z jednym odkrywcą więcej.',
    },
    // A stone jaguar is a treasure here, so none of them is called Jaguar.
    puma: {
      names: ['Puma', 'Pantera', 'Lampart', 'Tygrys'],
      level: 'mistrz',
      sentence: 'Planuje całe tury, słyszy nadchodzący wulkan i wie, kiedy świątynia jest warta strażnika.',
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
