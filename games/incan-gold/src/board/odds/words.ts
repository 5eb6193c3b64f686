import { capital, countEn, countPl, type Translation } from '@quri/words';
import { HAZARD_EN } from '../../text/names.en.ts';
import { HAZARD_PL } from '../../text/names.pl.ts';
import type { Hazard } from '../../vocabulary.ts';

const en = {
  nextCard: 'The next card',
  endsRound: 'Ends the round',
  treasure: 'Treasure',
  artifact: 'Artifact',
  otherHazard: 'Hazard that does nothing yet',
  hazards: 'Hazards in the deck',
  treasures: 'Treasures in the deck',
  treasuresNote: 'By value, with the chance that it comes next.',
  onPath: 'on the path: the next one ends the round',
  cannotEnd: 'on the path, but none is left',
  over: 'The expedition is over: no card is turned any more.',
  worth: 'Go on or leave?',
  worthNote:
    'What you would have of this round after this turn, in gems, with artifacts at their value. Leaving is safe. Going on is the average over the next card only: what comes after it is not counted.',
  othersLeave: 'Others who leave',
  youLeave: 'You leave',
  youGoOn: 'You go on',
  hazard: (hazard: Hazard) => capital(HAZARD_EN[hazard].name),
  deck: (cards: number) => `${countEn(cards, 'card is', 'cards are')} in the deck.`,
};

type OddsWords = Translation<typeof en>;

const pl: OddsWords = {
  nextCard: 'Następna karta',
  endsRound: 'Kończy rundę',
  treasure: 'Skarb',
  artifact: 'Artefakt',
  otherHazard: 'Niebezpieczeństwo, na razie niegroźne',
  hazards: 'Niebezpieczeństwa w talii',
  treasures: 'Skarby w talii',
  treasuresNote: 'Według wartości, z szansą, że taki będzie następny.',
  onPath: 'leży na ścieżce: kolejna taka karta kończy rundę',
  cannotEnd: 'leży na ścieżce, ale więcej ich nie ma',
  over: 'Koniec wyprawy: nie będzie już kart.',
  worth: 'Iść dalej czy wracać?',
  worthNote:
    'Tyle masz z tej rundy po tej turze, w klejnotach i wartości artefaktów. Powrót jest pewny. Dalsza droga to średnia tylko z następnej karty: tego, co potem, nie wliczamy.',
  othersLeave: 'Ilu innych wraca',
  youLeave: 'Wracasz',
  youGoOn: 'Idziesz dalej',
  hazard: (hazard) => capital(HAZARD_PL[hazard].name),
  deck: (cards) => `W talii: ${countPl(cards, 'karta', 'karty', 'kart')}.`,
};

export const WORDS: Readonly<Record<'en' | 'pl', OddsWords>> = { en, pl };
