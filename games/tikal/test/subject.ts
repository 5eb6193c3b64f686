import type { GoldenSetting, OpenSubject } from '@quri/conformance';
import { type Frozen, pick, type Rng, type Seat, seat } from '@quri/kernel';
import { type Tikal, tikal } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { EDGES, FIGURES, HEXES, type Hex, type Intent, TILE_IDS, TREASURES } from '../src/vocabulary.ts';

/** Intents of every sort: some of what is offered, and whatever the fields can hold. */
function sample(s: Frozen<State>, by: Seat, rng: Rng): readonly Intent[] {
  const hex = (): Hex => rng.below(HEXES);
  const figure = pick(rng, FIGURES);
  const offered = tikal.legal(s, by);
  // Where somebody stands is where refusals are interesting.
  const near = s.hexes.flatMap((explored, one) => (explored === null ? [] : [one]));
  const from = pick(rng, near);
  return [
    ...(offered.length > 0 ? [pick(rng, offered), pick(rng, offered)] : []),
    { type: 'bid', points: 1 + rng.below(60) },
    { type: 'passBid' },
    { type: 'chooseTile', tile: pick(rng, s.display.length > 0 && rng.fraction() < 0.5 ? s.display : TILE_IDS) },
    { type: 'placeTile', hex: hex(), rotation: pick(rng, EDGES) },
    { type: 'bringFigure', figure, to: from },
    { type: 'changeCamp', figure, from, to: pick(rng, near) },
    { type: 'walk', figure, from, to: pick(rng, near) },
    { type: 'excavate', figure, hex: from },
    { type: 'huntTreasure', figure, hex: from },
    {
      type: 'exchangeTreasure',
      give: pick(rng, TREASURES),
      take: pick(rng, TREASURES),
      from: seat(rng.below(s.expeditions.length)),
    },
    { type: 'pitchCamp', hex: from },
    { type: 'placeGuard', hex: from },
    { type: 'endTurn' },
  ];
}

export const subject: OpenSubject<Tikal> = { game: tikal, sample };

const usual = { finalRound: 'placer', auction: false, odds: true } as const;

export const goldenSettings: Readonly<Record<string, GoldenSetting<Tikal>>> = {
  'two-auction': { players: 2, options: { ...usual, auction: true }, seed: 'toucan', archived: true },
  'three-next': { players: 3, options: { ...usual, finalRound: 'next' }, seed: 'ceiba', archived: true },
  'four-players': { players: 4, options: usual, seed: 'howler', views: true, archived: true },
};
