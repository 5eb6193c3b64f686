import { actionPointsPl, doesPl, type GameText, isYou, pluralPl, pointsPl, subjectPl, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { InkaShape } from '../shape.ts';
import type { Seen } from '../view/shapes.ts';
import { ACTION_POINTS } from '../vocabulary.ts';
import { facePl, posePl, tileFromPl } from './names.pl.ts';
import { endedPl } from './result.pl.ts';
import { summaryPl } from './summary.pl.ts';

/** In the present tense, names in the nominative, so that nothing declines them. */
export const logPl: GameText<InkaShape>['seen'] = {
  firstPlayerDrawn: ({ seat }, who) => `${doesPl(seat, who, 'zaczyna', 'zaczynasz')}.`,

  startPicked: ({ seat, cell }, who) => `${doesPl(seat, who, 'startuje', 'startujesz')} z ${labelOf(cell)}.`,

  tileDrawn: ({ seat, walls, snakes }, who) => `${doesPl(seat, who, 'dobiera', 'dobierasz')} ${facePl(walls, snakes)}.`,

  tileLaid: ({ seat, pose }, who) => `${doesPl(seat, who, 'kładzie', 'kładziesz')} ją na ${posePl(pose)}.`,

  turnBegun: ({ seat, blocker }, who) => {
    const begins = `turę z ${ACTION_POINTS} punktami akcji`;
    if (blocker === null) return `${doesPl(seat, who, 'zaczyna', 'zaczynasz')} ${begins}.`;
    const removes = doesPl(seat, who, 'zdejmuje', 'zdejmujesz');
    return `${removes} blokadę z ${labelOf(blocker)} i ${isYou(who, seat) ? 'zaczynasz' : 'zaczyna'} ${begins}.`;
  },

  tileMoved: (moved, who) => `${movedPl(moved, who)}${ridersPl(moved, who)}`,

  walkingStarted: ({ seat }, who) => `${doesPl(seat, who, 'rusza', 'ruszasz')} w drogę.`,

  counterWalked: ({ seat, path, cost }, who) => {
    const way = `z ${labelOf(path[0] ?? 0)} na ${labelOf(path.at(-1) ?? 0)}`;
    const walks = `${doesPl(seat, who, 'idzie', 'idziesz')} ${way}`;
    return cost === 0 ? `${walks}.` : `${walks}: ${SNAKES_COST[cost] ?? 'węże kosztują'} ${pointsPl(cost)}.`;
  },

  statueTaken: ({ seat, left }, who) => {
    const takes = doesPl(seat, who, 'bierze', 'bierzesz');
    const price = `za ${pointsPl(1)}`;
    if (left > 0) return `${takes} posążek ${price}; ${left === 1 ? 'zostaje' : 'zostają'} jeszcze ${left}.`;
    return `${takes} ostatni posążek ${price}: teraz do wyjścia!`;
  },

  passageTaken: ({ seat, from, to }, who) =>
    `${doesPl(seat, who, 'przechodzi', 'przechodzisz')} tajnym przejściem z ${labelOf(from)} na ${labelOf(to)} za ${pointsPl(1)}.`,

  walkingStopped: ({ seat }, who) => `${doesPl(seat, who, 'kończy', 'kończysz')} drogę.`,

  turnEnded: ({ seat, unused, summary }, who) => {
    const whole = summaryPl(summary, who);
    const line = `W skrócie: ${isYou(who, seat) ? whole.charAt(0).toLowerCase() + whole.slice(1) : whole}`;
    return unused === 0
      ? line
      : `${line} ${pluralPl(unused, 'Przepada', 'Przepadają', 'Przepada')} ${actionPointsPl(unused)}.`;
  },

  gameEnded: (final, who) => endedPl(final, who),
};

const SNAKES_COST = ['', 'wąż kosztuje', 'dwa węże kosztują', 'trzy węże kosztują'];

type TileMoved = Extract<Seen, { type: 'tileMoved' }>;

function movedPl({ seat, tile, from, to, motion }: TileMoved, who: Who): string {
  const what = tileFromPl(tile, from);
  const price = `za ${pointsPl(1)}`;
  return motion.kind === 'slide'
    ? `${doesPl(seat, who, 'przesuwa', 'przesuwasz')} ${what} na ${posePl(to)} ${price}`
    : `${doesPl(seat, who, 'obraca', 'obracasz')} ${what} o ${60 * motion.steps}° na ${posePl(to)} ${price}`;
}

/** Ends the sentence: i jedzie na niej. Or: . Anna i Jan jadą na niej. */
function ridersPl({ seat, riders }: TileMoved, who: Who): string {
  if (riders.length === 0) return '.';
  if (riders.length === 1 && riders[0] === seat) return ` i ${isYou(who, seat) ? 'jedziesz' : 'jedzie'} razem z nią.`;
  const ride = { one: 'jedzie', several: 'jadą', you: 'jedziesz', youAll: 'jedziecie' };
  return `. ${subjectPl(riders, who, ride)} razem z nią.`;
}
