import { canonical, type Game, nextSeat, type OpenShape, ok, openGame, refused, type Seat, seat } from '@quri/kernel';

type Intent = { readonly type: 'climb' | 'rest' | 'leap' };
type Event =
  | { readonly type: 'climbed' }
  | { readonly type: 'rested' }
  | { readonly type: 'leapt' }
  | { readonly type: 'landed'; readonly on: number };

interface Types {
  options: object;
  state: { turn: Seat; steps: number; leaping: boolean; places: number[] };
  intent: Intent;
  event: Event;
  refusal: { readonly code: string; readonly rule: string };
}
export type Stairs = OpenShape<Types>;

const TOP = 12;
const INTENTS: readonly Intent[] = [{ type: 'climb' }, { type: 'rest' }, { type: 'leap' }];

const isLegal = ({ turn, steps, places }: Stairs['view'], by: Seat, { type }: Intent): boolean =>
  by === turn && !places.includes(TOP) && (type === 'rest' ? steps > 0 : steps < 3);

/** A turn of up to three steps, then a rest. Who leaps instead lands one to three steps higher, by chance. The top wins. */
export const stairs: Game<Stairs> = openGame<Types>({
  meta: {
    id: 'stairs',
    rulesVersion: 1,
    players: () => ({ min: 2, max: 3 }),
    minutes: { min: 1, max: 1 },
    options: {},
    takeBack: true,
    memory: false,
  },
  blank: (players) => ({ turn: seat(0), steps: 0, leaping: false, places: Array<number>(players).fill(0) }),
  awaited: ({ turn, places }) => (places.includes(TOP) ? [] : [turn]),
  legal: (s, by) => INTENTS.filter((intent) => isLegal(s, by, intent)),
  parse: (raw) => INTENTS.find((intent) => canonical(intent) === canonical(raw)),
  decide: (s, by, intent) => {
    if (!isLegal(s, by, intent)) return refused({ code: 'notNow', rule: 'ST-1' });
    return ok([{ type: ({ climb: 'climbed', rest: 'rested', leap: 'leapt' } as const)[intent.type] }]);
  },
  proceed: ({ leaping }, dice) =>
    leaping ? [{ type: 'landed', on: dice.draw('leap', [1, 2, 3], (one) => String(one)) }] : [],
  evolve: (s, event) => {
    const place = s.places[s.turn] ?? 0;
    if (event.type === 'climbed') {
      s.places[s.turn] = Math.min(TOP, place + 1);
      s.steps++;
    } else if (event.type === 'rested') {
      s.steps = 0;
      s.turn = nextSeat(s.turn, s.places.length);
    } else if (event.type === 'leapt') s.leaping = true;
    else {
      s.leaping = false;
      s.steps = 3;
      s.places[s.turn] = Math.min(TOP, place + event.on);
    }
  },
  fork: ({ places, ...rest }) => ({ ...rest, places: [...places] }),
  outcome: ({ places }) => {
    const top = places.indexOf(TOP);
    return top < 0 ? undefined : { winners: [seat(top)], scores: [...places], reason: 'top' };
  },
  seals: ({ type }) => type === 'rested',
});
