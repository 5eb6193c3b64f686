import type { Card, Intent, Onto } from '../../vocabulary.ts';

/** One thing that is chosen on the way to an intent. */
export type Pick =
  | { readonly ask: 'card'; readonly card: Card }
  /** Recon and Steal: laid like any other card, or discarded for what they do. */
  | { readonly ask: 'use'; readonly use: 'lay' | 'effect'; readonly card: Card }
  | { readonly ask: 'owner'; readonly owner: number; readonly card: Card }
  | { readonly ask: 'stack'; readonly owner: number; readonly place: number }
  | { readonly ask: 'onto'; readonly onto: Onto }
  | { readonly ask: 'reveal'; readonly place: number }
  | { readonly ask: 'endTurn' }
  | { readonly ask: 'lookAway' };

/** An intent as the choices that lead to it, first to last. */
export function routeOf(intent: Intent): readonly Pick[] {
  switch (intent.type) {
    case 'stackCard':
      return [
        { ask: 'card', card: intent.card },
        { ask: 'use', use: 'lay', card: intent.card },
        { ask: 'onto', onto: intent.onto },
      ];
    case 'peek':
      return [...played('recon', intent.owner), { ask: 'stack', owner: intent.owner, place: intent.place }];
    case 'steal':
      return [
        ...played('steal', intent.owner),
        { ask: 'stack', owner: intent.owner, place: intent.place },
        { ask: 'onto', onto: intent.onto },
      ];
    case 'revealStack':
      return [{ ask: 'reveal', place: intent.place }];
    case 'endTurn':
      return [{ ask: 'endTurn' }];
    case 'lookAway':
      return [{ ask: 'lookAway' }];
    default:
      return intent satisfies never;
  }
}

const played = (card: 'recon' | 'steal', owner: number): readonly Pick[] => [
  { ask: 'card', card },
  { ask: 'use', use: 'effect', card },
  { ask: 'owner', owner, card },
];

/** The same for the same choice, and for no other. */
export const keyOf = (pick: Pick): string => Object.values(pick).join(' ');

/** There may be hundreds of offers, asked about at every step: each is spelled out once. */
const spelled = new WeakMap<Intent, readonly (readonly [key: string, pick: Pick])[]>();

function spell(intent: Intent): readonly (readonly [key: string, pick: Pick])[] {
  const known = spelled.get(intent);
  if (known !== undefined) return known;
  const route = routeOf(intent).map((pick) => [keyOf(pick), pick] as const);
  spelled.set(intent, route);
  return route;
}

/** What may still be meant after these choices. */
function meant(offers: readonly Intent[], picked: readonly Pick[]): readonly Intent[] {
  const keys = picked.map(keyOf);
  return offers.filter((offer) => {
    const route = spell(offer);
    return keys.every((key, i) => route[i]?.[0] === key);
  });
}

/** What can be chosen next, in the order of the offers. */
export function optionsAfter(offers: readonly Intent[], picked: readonly Pick[]): readonly Pick[] {
  const options = new Map<string, Pick>();
  for (const offer of meant(offers, picked)) {
    const next = spell(offer)[picked.length];
    if (next !== undefined && !options.has(next[0])) options.set(...next);
  }
  return [...options.values()];
}

/** The intent that these choices are, once they are complete. */
export const intentOf = (offers: readonly Intent[], picked: readonly Pick[]): Intent | undefined =>
  meant(offers, picked).find((offer) => spell(offer).length === picked.length);

/** Nobody is asked how or whose when there is only one way. */
const goesWithout = (options: readonly Pick[]): boolean =>
  options.length === 1 && (options[0]?.ask === 'use' || options[0]?.ask === 'owner');

/** After some more choices, up to the next one that is a choice. */
export function onwards(offers: readonly Intent[], picked: readonly Pick[], chosen: readonly Pick[]): readonly Pick[] {
  const after = [...picked, ...chosen];
  for (;;) {
    const options = optionsAfter(offers, after);
    if (!goesWithout(options)) return after;
    after.push(...options);
  }
}

/** Before the last choice that was one. */
export function backFrom(offers: readonly Intent[], picked: readonly Pick[]): readonly Pick[] {
  let before = picked.slice(0, -1);
  while (before.length > 0 && goesWithout(optionsAfter(offers, before))) before = before.slice(0, -1);
  return before;
}

/** A place on the table that can be tapped now, with the choices it stands for. */
export interface Target {
  readonly at: { readonly owner: number; readonly place: Onto };
  readonly picks: readonly Pick[];
}

/** The places that can be tapped: a stack answers whose it is as well. */
export function targetsAfter(offers: readonly Intent[], picked: readonly Pick[], own: number): readonly Target[] {
  const targets = new Map<string, Target>();
  for (const offer of meant(offers, picked)) {
    const rest = spell(offer)
      .slice(picked.length)
      .map(([, pick]) => pick);
    const picks = rest[0]?.ask === 'owner' ? rest.slice(0, 2) : rest.slice(0, 1);
    const at = placeOf(picks.at(-1), own);
    if (at !== undefined) targets.set(`${at.owner} ${at.place}`, { at, picks });
  }
  return [...targets.values()];
}

function placeOf(pick: Pick | undefined, own: number): Target['at'] | undefined {
  if (pick?.ask === 'stack') return { owner: pick.owner, place: pick.place };
  if (pick?.ask === 'onto') return { owner: own, place: pick.onto };
  return pick?.ask === 'reveal' ? { owner: own, place: pick.place } : undefined;
}
