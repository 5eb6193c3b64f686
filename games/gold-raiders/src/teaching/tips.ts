import type { OpenDecision, Tip } from '@quri/words';
import type { RaiderView, View } from '../view/shapes.ts';
import type { Card, Intent } from '../vocabulary.ts';
import type { TipId } from './words.en.ts';

type GoldRaidersTip = Tip<View, Intent, TipId>;
type Decision = OpenDecision<View, Intent>;

/** What tips are told by: one's own raider, the others, and what can be done now. */
interface Situation {
  readonly view: View;
  readonly own: RaiderView;
  readonly rivals: readonly RaiderView[];
  readonly closed: number;
}

/** So near to the temple a raider may arrive within a round. */
const NEAR = 8;
const TALL = 4;

export const tips: readonly GoldRaidersTip[] = [
  byDay('atTemple', 'GR-18', ({ own, view }) => isThere(own, view)),
  byDay('rivalNear', 'GR-18', ({ view, rivals }) => rivals.some(({ at }) => view.options.trail - at <= NEAR / 2)),
  byDay('mayStop', 'GR-10', ({ own, closed }) => own.at > 0 && closed > 0),
  atNight(
    'lastNight',
    'GR-17',
    ({ view, rivals }) => view.round > 1 && rivals.some(({ at }) => view.options.trail - at <= NEAR),
  ),
  atNight('begin', 'GR-12', ({ own, view }) => own.stacks.length === 0 && holds(view, 'mile1') && holds(view, 'mile2')),
  atNight('bandits', 'GR-11', ({ own, view }) => own.stacks.length > 0 && holds(view, 'bandits')),
  atNight('triplet', 'GR-15', ({ view }) =>
    view.hand.some((card, i) => card !== 'bandits' && view.hand[i + 2] === card),
  ),
  atNight('remember', 'GR-6', ({ own, view }) => own.stacks.length > 1 && !view.options.memoryAid),
  atNight('recon', 'GR-7', ({ rivals, view }) => holds(view, 'recon') && tallest(rivals) > 1),
  atNight('steal', 'GR-8', ({ rivals, view }) => holds(view, 'steal') && tallest(rivals) > 2),
  atNight('tall', 'GR-8', ({ own }) => tallest([own]) >= TALL),
  atNight('dusk', 'GR-3', ({ view }) => view.hand.length === 2 && (holds(view, 'recon') || holds(view, 'steal'))),
];

function byDay(id: TipId, rule: string, when: (situation: Situation) => boolean): GoldRaidersTip {
  return { id, rule, when: (decision) => decision.view.phase === 'day' && isTrue(decision, when) };
}

function atNight(id: TipId, rule: string, when: (situation: Situation) => boolean): GoldRaidersTip {
  return { id, rule, when: (decision) => decision.view.phase === 'night' && isTrue(decision, when) };
}

/** Whoever has nothing to choose is told nothing. */
function isTrue({ view, seat, offers }: Decision, when: (situation: Situation) => boolean): boolean {
  const own = view.raiders[seat];
  if (own === undefined || offers.length < 2) return false;
  const rivals = view.raiders.filter((_, other) => other !== seat);
  return when({ view, own, rivals, closed: own.stacks.filter(({ kind }) => kind === 'closed').length });
}

const isThere = ({ at }: RaiderView, { options }: View): boolean => at === options.trail;
const holds = ({ hand }: View, card: Card): boolean => hand.includes(card);
const tallest = (raiders: readonly RaiderView[]): number =>
  Math.max(0, ...raiders.flatMap(({ stacks }) => stacks.map(({ size }) => size)));
