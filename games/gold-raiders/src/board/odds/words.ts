import { CARD_EN, cardsEn } from '../../text/names.en.ts';
import { CARD_PL, cardsPl } from '../../text/names.pl.ts';
import type { Card } from '../../vocabulary.ts';

interface OddsWords {
  readonly unseen: string;
  readonly ownAmong: string;
  readonly bandits: string;
  readonly banditsNote: string;
  readonly card: Readonly<Record<Card, string>>;
  places(inHands: number, inStacks: number, aside: number): string;
  stackOf(cards: number): string;
}

const en: OddsWords = {
  unseen: 'Cards you do not see',
  ownAmong: 'What you have stacked is counted too: nobody may look at it again.',
  bandits: 'Bandits in a closed stack',
  banditsNote:
    'By how many cards of it you do not see, as if they lay there at random. Players choose what they stack, so this is only where to start from.',
  card: CARD_EN,
  places: (inHands, inStacks, aside) => `In hands ${inHands}, in closed stacks ${inStacks}, set aside ${aside}.`,
  stackOf: (cards) => cardsEn(cards),
};

const pl: OddsWords = {
  unseen: 'Karty, których nie widzisz',
  ownAmong: 'Liczymy też karty w twoich stosach: nikt nie może ich znowu obejrzeć.',
  bandits: 'Bandyci w zakrytym stosie',
  banditsNote:
    'Według liczby kart, których w nim nie widzisz, i tak, jakby leżały tam losowo. Gracze wybierają, co kładą, więc to tylko punkt wyjścia.',
  card: CARD_PL,
  places: (inHands, inStacks, aside) => `Na rękach ${inHands}, w zakrytych stosach ${inStacks}, odłożone ${aside}.`,
  stackOf: (cards) => cardsPl(cards),
};

export const WORDS: Readonly<Record<'en' | 'pl', OddsWords>> = { en, pl };
