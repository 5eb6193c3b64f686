import { countPl, type GameText, listPl, rankingOf } from '@quri/words';
import type { SampleShape } from '../shape.ts';
import { titles } from '../titles.ts';

const points = (n: number): string => countPl(n, 'punkt', 'punkty', 'punktów');

export const pl: GameText<SampleShape> = {
  ...titles.pl,
  options: {
    turns: { label: 'Tury', sentence: 'Ile tur ma każda osoba.' },
    proudCharms: { label: 'Dumne amulety', sentence: 'Założona trójka liczy się na końcu jako 5.' },
  },
  bots: {
    random: { name: 'Roztrzepaniec', sentence: 'Robi cokolwiek, co wolno.' },
    greedy: { name: 'Liczykrupa', sentence: 'Sięga do worka, dopóki się to średnio opłaca.' },
  },
  intent: {
    wear: ({ charm }) => `Zakładam ${charm.replace('charm-', 'amulet ')}`,
    dip: () => 'Sięgam',
    stop: () => 'Kończę',
  },
  seen: {
    charmsDealt: ({ charms }) => `Dostajesz amulety o wartości ${listPl(charms.map(({ value }) => String(value)))}.`,
    charmWorn: ({ seat }, who) => `${who(seat)} zakłada amulet.`,
    dippingBegun: () => 'Wszystkie amulety założone. Do worka!',
    coinDrawn: ({ seat, token }, who) => `${who(seat)} wyciąga monetę ${token.coin ?? 0}.`,
    ratDrawn: ({ seat }, who) => `${who(seat)} wyciąga szczura: pula przepada.`,
    stopped: ({ seat, kept }, who) => `${who(seat)} kończy i zachowuje ${points(kept)}.`,
    charmsShown: ({ worn }, who) => `Amulety: ${listPl(worn.map(({ value }, seat) => `${who(seat)} ${value}`))}.`,
  },
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
    if (view.final !== null) return `Gra jest skończona: wygrywa ${listPl(view.final.winners.map(who))}.`;
    if (view.stage === 'dipping')
      return view.turn === view.viewer ? 'Sięgasz dalej czy kończysz?' : `Gra ${who(view.turn)}.`;
    if (view.viewer === 'spectator') return 'Wszyscy zakładają amulety.';
    return view.worn === null ? 'Który amulet zakładasz?' : 'Możesz jeszcze zmienić amulet.';
  },
  headline: ({ pot }) => `Pula: ${points(pot)}.`,
  position: (view, who) => [
    `Pula: ${points(view.pot)}.`,
    ...view.players.map(
      ({ purse, wearing }, seat) => `${who(seat)}: ${points(purse)}${wearing ? ', z amuletem' : ''}.`,
    ),
  ],
  result: ({ final }, who) =>
    final && {
      headline: `Wygrywa ${listPl(final.winners.map(who))}.`,
      rows: rankingOf(final).map((one) => ({ ...one, score: points(one.score), detail: '' })),
    },
};
