import type { Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';

/** What the chart of the result says; loaded with it. */
const chartEn = {
  courseSentence: 'How the standings changed.',
  atStart: 'Start',
  scoreSteps: { rounds: 'Rounds', turns: 'Turns', scorings: 'Scorings', scoringsAndBids: 'Scorings and paid bids' },
};

const chartPl: Translation<typeof chartEn> = {
  courseSentence: 'Jak zmieniał się wynik.',
  atStart: 'Początek',
  scoreSteps: {
    rounds: 'Rundy',
    turns: 'Tury',
    scorings: 'Punktowania',
    scoringsAndBids: 'Punktowania i zapłacone oferty',
  },
};

export const useChartText = textIn({ en: chartEn, pl: chartPl });
