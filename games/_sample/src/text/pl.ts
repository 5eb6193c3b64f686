import { countPl, doesPl, type GameText, labelPl, listPl, namedPl, rankingOf, subjectPl, type Who } from '@quri/words';
import type { SampleShape } from '../shape.ts';
import { titles } from '../titles.ts';

const points = (n: number): string => countPl(n, 'punkt', 'punkty', 'punktów');
const winPl = (winners: readonly number[], who: Who): string =>
  subjectPl(winners, who, { one: 'wygrywa', several: 'wygrywają', you: 'wygrywasz', youAll: 'wygrywacie' });

export const pl: GameText<SampleShape> = {
  ...titles.pl,
  options: {
    turns: { label: 'Tury', sentence: 'Ile tur ma każda osoba.' },
    proudCharms: { label: 'Dumne amulety', sentence: 'Założona trójka liczy się na końcu jako 5.' },
  },
  bots: {
    random: {
      names: ['Roztrzepaniec', 'Marzyciel', 'Wiercipięta', 'Trzpiot'],
      level: 'łatwy',
      sentence: 'Robi cokolwiek, co wolno.',
    },
    greedy: {
      names: ['Liczykrupa', 'Kutwa', 'Skąpiec', 'Dusigrosz'],
      level: 'trudny',
      sentence: 'Sięga do worka, dopóki się to średnio opłaca.',
    },
  },
  intent: {
    wear: ({ charm }) => `Zakładam ${charm.replace('charm-', 'amulet ')}`,
    dip: () => 'Sięgam',
    stop: () => 'Kończę',
  },
  seen: {
    charmsDealt: ({ charms }) => `Dostajesz amulety o wartości ${listPl(charms.map(({ value }) => String(value)))}.`,
    charmWorn: ({ seat }, who) => `${doesPl(seat, who, 'zakłada', 'zakładasz')} amulet.`,
    dippingBegun: () => 'Wszystkie amulety założone. Do worka!',
    coinDrawn: ({ seat, token }, who) => `${doesPl(seat, who, 'wyciąga', 'wyciągasz')} monetę ${token.coin ?? 0}.`,
    ratDrawn: ({ seat }, who) => `${doesPl(seat, who, 'wyciąga', 'wyciągasz')} szczura: pula przepada.`,
    stopped: ({ seat, kept }, who) =>
      `${doesPl(seat, who, 'kończy i zachowuje', 'kończysz i zachowujesz')} ${points(kept)}.`,
    charmsShown: ({ worn }, who) =>
      `Amulety: ${listPl(worn.map(({ value }, seat) => `${namedPl([seat], who)} ${value}`))}.`,
  },
  moment: {},
  masked: ['charmWorn'],
  refusal: {
    gameOver: () => 'Gra jest skończona.',
    notYourCharm: () => 'To nie jest twój amulet.',
    allAreWorn: () => 'Amulety są już założone, nie można ich zmienić.',
    wearFirst: () => 'Najpierw wszyscy zakładają amulety.',
    notYourTurn: () => 'To nie twoja tura.',
    nothingInPot: () => 'W puli nie ma nic do zachowania.',
  },
  question: (view, who) => {
    if (view.final !== null) return `Koniec gry. ${winPl(view.final.winners, who)}!`;
    if (view.stage === 'dipping')
      return view.turn === view.viewer ? 'Sięgasz dalej czy kończysz?' : `Gra ${who(view.turn)}.`;
    if (view.viewer === 'spectator') return 'Wszyscy zakładają amulety.';
    return view.worn === null ? 'Który amulet zakładasz?' : 'Możesz jeszcze zmienić amulet.';
  },
  headline: ({ pot }) => `Pula: ${points(pot)}.`,
  position: (view, who) => [
    `Pula: ${points(view.pot)}.`,
    ...view.players.map(
      ({ purse, wearing }, seat) => `${labelPl(seat, who)}: ${points(purse)}${wearing ? ', z amuletem' : ''}.`,
    ),
  ],
  keys: [],
  result: ({ final }, who) =>
    final && {
      headline: `${winPl(final.winners, who)}.`,
      rows: rankingOf(final).map((one) => ({ ...one, score: points(one.score), detail: '' })),
    },
};
