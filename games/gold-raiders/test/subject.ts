import type { SecretThing, Subject, SubjectFile } from '@quri/conformance';
import { type Frozen, pick, type Rng, type Seat, seat, seats, type Viewer } from '@quri/kernel';
import { cardsOf, type Deck, FULL_DECK } from '../src/components.ts';
import { type GoldRaiders, goldRaiders, raidersWith } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { CARDS, type Card, type Intent, type Onto } from '../src/vocabulary.ts';

/** So few cards that every world behind a view can be listed, and most of them can be discarded. */
const TINY_DECK: Deck = {
  cards: cardsOf({ mile1: 1, bandits: 1, steal: 2, recon: 2 }),
  handSize: 2,
  rounds: 3,
};

const place = (rng: Rng): number => rng.below(4);
const onto = (rng: Rng): Onto => (rng.below(3) === 0 ? 'new' : place(rng));

/** Something of every sort: most of it is out of turn, out of hand or out of place. */
const sample = (s: Frozen<State>, by: Seat, rng: Rng): readonly Intent[] => {
  const somebody = (): Seat => seat(rng.below(s.raiders.length));
  const own = s.raiders[by]?.hand ?? [];
  return [
    { type: 'stackCard', card: pick(rng, CARDS), onto: onto(rng) },
    { type: 'stackCard', card: own.length === 0 ? 'mile1' : pick(rng, own), onto: onto(rng) },
    { type: 'peek', owner: somebody(), place: place(rng) },
    { type: 'steal', owner: somebody(), place: place(rng), onto: onto(rng) },
    { type: 'revealStack', place: place(rng) },
    { type: 'lookAway' },
    { type: 'endTurn' },
  ];
};

/** GR-4: stacking on the same place, any card of that hand. All else is public. */
const looksAlike = (s: Frozen<State>, by: Seat, intent: Intent): readonly Intent[] => {
  const offers = goldRaiders.legal(s, by);
  if (intent.type !== 'stackCard') return offers.filter((one) => JSON.stringify(one) === JSON.stringify(intent));
  return offers.filter((one) => one.type === 'stackCard' && one.onto === intent.onto);
};

/** GR-1, GR-6: the hands of others, and every card in a closed stack that the viewer neither stacked nor peeked at. */
const secrets = (s: Frozen<State>, viewer: Viewer): Readonly<Record<string, SecretThing>> => {
  const unseen = unseenBy(s, viewer);
  const canDiffer = unseen.some((card) => card !== unseen[0]);
  const found: Record<string, SecretThing> = {};
  for (const owner of seats(s.raiders.length)) {
    const { hand = [], stacks = [] } = s.raiders[owner] ?? {};
    if (owner !== viewer && hand.length > 0) found[`hand of seat ${owner}`] = { value: hand, canDiffer };
    stacks.forEach(({ cards, knownBy, open }, stack) => {
      cards.forEach((value, i) => {
        if (!open && !knows(viewer, knownBy[i] ?? 0))
          found[`card ${i} of stack ${stack} of seat ${owner}`] = { value, canDiffer };
      });
    });
  }
  return found;
};

const knows = (viewer: Viewer, knownBy: number): boolean => viewer !== 'spectator' && (knownBy & (1 << viewer)) !== 0;

/** The full deck less all this viewer has seen. */
function unseenBy(s: Frozen<State>, viewer: Viewer): readonly Card[] {
  const unseen = FULL_DECK.cards.map(({ card }) => card);
  const take = (card: Card): void => {
    unseen.splice(unseen.indexOf(card), 1);
  };
  s.discards.forEach(take);
  if (viewer !== 'spectator') s.raiders[viewer]?.hand.forEach(take);
  for (const { stacks } of s.raiders)
    for (const { cards, knownBy, open } of stacks)
      cards.forEach((card, i) => {
        if (open || knows(viewer, knownBy[i] ?? 0)) take(card);
      });
  return unseen;
}

/** What conformance has to know of Gold Raiders. */
export const subject: Subject<GoldRaiders> = {
  game: goldRaiders,
  sample,
  looksAlike,
  secrets,
  tiny: { game: raidersWith(TINY_DECK), players: 2, options: { trail: 5, memoryAid: false }, moves: 8 },
};

/** On the shortest trail and with deals that let random players arrive soon, so that the files stay small. */
const trail = 5;

/** The archive has room for the shortest. */
export const goldenSettings: SubjectFile<GoldRaiders>['goldenSettings'] = {
  'two-players': { players: 2, options: { trail, memoryAid: false }, seed: 'golden 53', views: true },
  'three-reminded': { players: 3, options: { trail, memoryAid: true }, seed: 'golden 6', views: true },
  'four-players': { players: 4, options: { trail, memoryAid: false }, seed: 'golden 14' },
  'six-reminded': { players: 6, options: { trail, memoryAid: true }, seed: 'golden 1', archived: true },
};
