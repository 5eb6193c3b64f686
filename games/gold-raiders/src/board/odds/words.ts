import type { Translation } from '@quri/words';
import { CARD_EN, cardsEn } from '../../text/names.en.ts';
import { CARD_PL, cardsPl } from '../../text/names.pl.ts';

const en = {
  unseen: 'Cards you do not see',
  ownAmong: 'What you have stacked is counted too: nobody may look at it again.',
  bandits: 'Bandits in a closed stack',
  banditsNote:
    'By how many cards of it you do not see, as if they lay there at random. Players choose what they stack, so this is only where to start from.',
  card: CARD_EN,
  places: (inHands: number, inStacks: number, aside: number) =>
    `In hands ${inHands}, in closed stacks ${inStacks}, set aside ${aside}.`,
  stackOf: (cards: number) => cardsEn(cards),
};

type OddsWords = Translation<typeof en>;

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
