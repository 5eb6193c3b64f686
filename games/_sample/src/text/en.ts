import { countEn, type GameText, labelEn, listEn, namedEn, rankingOf, subjectEn, type Who } from '@quri/words';
import type { SampleShape } from '../shape.ts';
import { titles } from '../titles.ts';

const points = (n: number): string => countEn(n, 'point', 'points');
const winEn = (winners: readonly number[], who: Who): string => subjectEn(winners, who, 'wins', 'win');

export const en: GameText<SampleShape> = {
  ...titles.en,
  options: {
    turns: { label: 'Turns', sentence: 'How many turns everybody has.' },
    proudCharms: { label: 'Proud charms', sentence: 'A worn 3 counts 5 at the end.' },
  },
  bots: {
    random: {
      names: ['Scatterbrain', 'Daydreamer', 'Whirligig', 'Butterfly'],
      level: 'easy',
      sentence: 'Does anything that is allowed.',
    },
    greedy: {
      names: ['Penny-Wise', 'Farthing', 'Tuppence', 'Sixpence'],
      level: 'strong',
      sentence: 'Dips as long as it pays on average.',
    },
  },
  intent: {
    wear: ({ charm }) => `Wear ${charm.replace('charm-', 'the charm ')}`,
    dip: () => 'Dip',
    stop: () => 'Stop',
  },
  seen: {
    charmsDealt: ({ charms }) => `You are dealt charms of ${listEn(charms.map(({ value }) => String(value)))}.`,
    charmWorn: ({ seat }, who) => `${subjectEn([seat], who, 'puts', 'put')} on a charm.`,
    dippingBegun: () => 'Everybody wears a charm. Into the bag!',
    coinDrawn: ({ seat, token }, who) => `${subjectEn([seat], who, 'draws', 'draw')} a coin of ${token.coin ?? 0}.`,
    ratDrawn: ({ seat }, who) => `${subjectEn([seat], who, 'draws', 'draw')} a rat: the pot is empty.`,
    stopped: ({ seat, kept }, who) => `${subjectEn([seat], who, 'stops and keeps', 'stop and keep')} ${points(kept)}.`,
    charmsShown: ({ worn }, who) =>
      `Charms: ${listEn(worn.map(({ value }, seat) => `${namedEn([seat], who)} ${value}`))}.`,
  },
  moment: {},
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
    if (view.final !== null) return `The game is over. ${winEn(view.final.winners, who)}!`;
    if (view.stage === 'dipping')
      return view.turn === view.viewer ? 'Dip, or stop?' : `It is the turn of ${who(view.turn)}.`;
    if (view.viewer === 'spectator') return 'Everybody is putting on a charm.';
    return view.worn === null ? 'Which charm do you wear?' : 'You may still change your charm.';
  },
  headline: ({ pot }) => `Pot: ${points(pot)}.`,
  position: (view, who) => [
    `Pot: ${points(view.pot)}.`,
    ...view.players.map(
      ({ purse, wearing }, seat) => `${labelEn(seat, who)}: ${points(purse)}${wearing ? ', wearing a charm' : ''}.`,
    ),
  ],
  keys: [],
  result: ({ final }, who) =>
    final && {
      headline: `${winEn(final.winners, who)}.`,
      rows: rankingOf(final).map((one) => ({ ...one, score: points(one.score), detail: '' })),
    },
};
