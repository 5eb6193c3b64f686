import { countEn, type GameText, listEn, rankingOf } from '@quri/words';
import type { SampleShape } from '../shape.ts';
import { titles } from '../titles.ts';

const points = (n: number): string => countEn(n, 'point', 'points');

export const en: GameText<SampleShape> = {
  ...titles.en,
  options: {
    turns: { label: 'Turns', sentence: 'How many turns everybody has.' },
    proudCharms: { label: 'Proud charms', sentence: 'A worn 3 counts 5 at the end.' },
  },
  bots: {
    random: { name: 'Scatterbrain', sentence: 'Does anything that is allowed.' },
    greedy: { name: 'Penny-Wise', sentence: 'Dips as long as it pays on average.' },
  },
  intent: {
    wear: ({ charm }) => `Wear ${charm.replace('charm-', 'the charm ')}`,
    dip: () => 'Dip',
    stop: () => 'Stop',
  },
  seen: {
    charmsDealt: ({ charms }) => `You are dealt charms of ${listEn(charms.map(({ value }) => String(value)))}.`,
    charmWorn: ({ seat }, who) => `${who(seat)} puts on a charm.`,
    dippingBegun: () => 'Everybody wears a charm. Into the bag!',
    coinDrawn: ({ seat, token }, who) => `${who(seat)} draws a coin of ${token.coin ?? 0}.`,
    ratDrawn: ({ seat }, who) => `${who(seat)} draws a rat: the pot is empty.`,
    stopped: ({ seat, kept }, who) => `${who(seat)} stops and keeps ${points(kept)}.`,
    charmsShown: ({ worn }, who) => `Charms: ${listEn(worn.map(({ value }, seat) => `${who(seat)} ${value}`))}.`,
  },
  masked: ['charmWorn'],
  refusal: {
    gameOver: () => 'The game is over.',
    notYourCharm: () => 'That charm is not yours.',
    allAreWorn: () => 'All charms are on; there is no changing now.',
    wearFirst: () => 'First everybody puts on a charm.',
    notYourTurn: () => 'It is not your turn.',
    nothingInPot: () => 'There is nothing in the pot to keep.',
  },
  question: (view, who) => {
    if (view.final !== null) return `The game is over: ${listEn(view.final.winners.map(who))} won.`;
    if (view.stage === 'dipping')
      return view.turn === view.viewer ? 'Dip, or stop?' : `It is the turn of ${who(view.turn)}.`;
    if (view.viewer === 'spectator') return 'Everybody is putting on a charm.';
    return view.worn === null ? 'Which charm do you wear?' : 'You may still change your charm.';
  },
  headline: ({ pot }) => `Pot: ${points(pot)}.`,
  position: (view, who) => [
    `Pot: ${points(view.pot)}.`,
    ...view.players.map(
      ({ purse, wearing }, seat) => `${who(seat)}: ${points(purse)}${wearing ? ', wearing a charm' : ''}.`,
    ),
  ],
  result: ({ final }, who) =>
    final && {
      headline: `${listEn(final.winners.map(who))} won.`,
      rows: rankingOf(final).map((one) => ({ ...one, score: points(one.score), detail: '' })),
    },
};
