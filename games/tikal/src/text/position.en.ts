import { countEn, isYou, labelEn, listEn, possessiveEn, type Who } from '@quri/words';
import { nextLetter, tilesToCome, volcanoChance } from '../answers/odds.ts';
import type { Auction, Expedition, ScoringRound, View } from '../view/shapes.ts';
import type { ScoreCount } from '../vocabulary.ts';
import { hexLineEn } from './hex-line.en.ts';
import {
  actionPointsEn,
  EDGE_EN,
  explorersEn,
  figuresEn,
  markedTileEn,
  pointsEn,
  terrainEn,
  tileEn,
  treasureCountEn,
  turnsEn,
} from './names.en.ts';
import {
  countedByKind,
  countsNow,
  exploredHexes,
  hiddenTreasures,
  levelsLeft,
  percentOf,
  stonesOfTile,
  turnNumber,
  turnsOf,
} from './view-facts.ts';

/** Line by line, what has nothing to say left out. */
export function positionEn(view: View, who: Who): readonly string[] {
  const counts = countsNow(view);
  return [
    headlineEn(view),
    ...turnLines(view, who),
    ...(view.scoring === null ? [] : [scoringLine(view.scoring, who)]),
    ...(view.auction === null ? [] : [auctionLine(view.auction, who)]),
    ...view.expeditions.map((own, seat) => expeditionLine(own, counts[seat], seat, who, view.phase === 'over')),
    ...exploredHexes(view).map((one) => hexLineEn(view, one, who)),
    ...tileLines(view),
    levelLine(view),
    ...treasureLine(view),
  ];
}

export function headlineEn(view: View): string {
  const { phase, scoring } = view;
  if (phase === 'over') return `Finished after ${turnsEn(view.turnsTaken)}.`;
  const at = `Turn ${turnNumber(view)} of ${turnsOf(view)}`;
  if (scoring === null) return `${at}.`;
  return scoring.cause === 'volcano' ? `${at}: a volcano, everybody scores.` : `${at}: the final scoring.`;
}

function turnLines({ phase, turn, tile }: View, who: Who): readonly string[] {
  if (phase === 'placing' && tile !== null) {
    const stones = stonesOfTile(tile).map(({ edge, stones: count }) => `${EDGE_EN[edge]} ${count}`);
    const unturned = stones.length === 0 ? '' : `; stones before the tile is turned: ${stones.join(', ')}`;
    return [`${isYou(who, turn.seat) ? 'You place' : `${who(turn.seat)} places`} ${tileEn(tile)}${unturned}.`];
  }
  if (phase !== 'acting') return [];
  return [`${labelEn(turn.seat, who)}: ${actionPointsEn(turn.actionPoints)} left this turn.`];
}

function scoringLine({ order, scored }: ScoringRound, who: Who): string {
  const named = (seat: number): string => (isYou(who, seat) ? 'you' : who(seat));
  const done = scored.map(({ seat, count }) => `${named(seat)} ${count.total}`);
  const pending = order.slice(scored.length).map(named);
  return [
    ...(done.length === 0 ? [] : [`Scored in this round: ${done.join(', ')}.`]),
    ...(pending.length === 0 ? [] : [`Still to score: ${pending.join(', then ')}.`]),
  ].join(' ');
}

function auctionLine({ bid, holder, passed }: Auction, who: Who): string {
  const highest =
    holder === null ? 'no bid yet' : `${possessiveEn(holder, who)} bid of ${pointsEn(bid)} is the highest`;
  const out = passed.map((seat) => (isYou(who, seat) ? 'you' : who(seat)));
  return `Auction: ${highest}${out.length === 0 ? '' : `; passed: ${listEn(out)}`}.`;
}

function expeditionLine(
  { points, explorers, leader, camps, guards, treasures }: Expedition,
  count: ScoreCount | undefined,
  seat: number,
  who: Who,
  over: boolean,
): string {
  const supply = figuresEn(explorers, leader === 'supply');
  const held = countedByKind(treasures).map(treasureCountEn);
  return `${labelEn(seat, who)}: ${[
    pointsEn(points),
    ...(over || count === undefined ? [] : [`a scoring now would give ${count.total}`]),
    `to bring: ${supply === '' ? explorersEn(0) : supply}`,
    ...(leader === 'gone' ? ['the leader has left the game'] : []),
    `to place: ${countEn(camps, 'camp', 'camps')} and ${countEn(guards, 'guard', 'guards')}`,
    ...(held.length === 0 ? [] : [`treasures: ${held.join(', ')}`]),
  ].join('; ')}.`;
}

function tileLines(view: View): readonly string[] {
  const { display, tiles, options } = view;
  const shown = display.map((tile) => {
    const stones = stonesOfTile(tile).map(({ edge, stones: count }) => `${EDGE_EN[edge]} ${count}`);
    return `On display: ${markedTileEn(tile)}${stones.length === 0 ? '' : `; stones: ${stones.join(', ')}`}.`;
  });
  const letter = nextLetter(view);
  if (letter === null) return [...shown, 'No tile is left to draw.'];
  const next = `The next tile has the letter ${letter}; ${countEn(tiles.length, 'tile is', 'tiles are')} left to draw.`;
  if (!options.odds) return [...shown, next];
  const [group] = tilesToCome(view);
  return [
    ...shown,
    next,
    `Still to come with ${letter}: ${(group?.tiles ?? []).map(terrainEn).join(', ')}.`,
    chanceLine(view),
  ];
}

function chanceLine(view: View): string {
  const draws = Math.min(view.expeditions.length, view.tiles.length);
  const [next, soon] = [volcanoChance(view, 1), volcanoChance(view, draws)].map(percentOf);
  if (soon === 0) return draws === 1 ? 'The next tile is no volcano.' : `None of the next ${draws} tiles is a volcano.`;
  const within = draws === 1 ? '' : `, ${soon}% within the next ${draws} tiles`;
  return `Chance of a volcano: ${next}% with the next tile${within}.`;
}

function levelLine(view: View): string {
  const left = levelsLeft(view).map(({ level, count }) => `${count} × level ${level}`);
  return `Level tiles left: ${left.length === 0 ? 'none' : left.join(', ')}.`;
}

function treasureLine(view: View): readonly string[] {
  const hidden = hiddenTreasures(view);
  return hidden.length === 0 ? [] : [`Treasures nobody has found: ${hidden.map(treasureCountEn).join(', ')}.`];
}
