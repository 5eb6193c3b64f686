import { isYou, type Who } from '@quri/words';
import { hiddenTreasures, nextLetter, tilesToCome, volcanoChance } from '../answers/odds.ts';
import { countedByKind } from '../answers/treasures.ts';
import type { Auction, Expedition, ScoringRound, View } from '../view/shapes.ts';
import type { ScoreCount, TileId } from '../vocabulary.ts';
import type { PositionWords } from './position.en.ts';
import { countsNow, exploredHexes, levelsLeft, percentOf, turnNumber, turnsOf } from './view-facts.ts';

/** Line by line, what has nothing to say left out. */
export function positionOf(view: View, who: Who, words: PositionWords): readonly string[] {
  const counts = countsNow(view);
  const hidden = hiddenTreasures(view);
  return [
    headlineOf(view, words),
    ...turnLines(view, who, words),
    ...(view.scoring === null ? [] : [scoringLine(view.scoring, who, words)]),
    ...(view.auction === null ? [] : [auctionLine(view.auction, who, words)]),
    ...view.expeditions.map((own, seat) =>
      expeditionLine(own, view.phase === 'over' ? undefined : counts[seat], seat, who, words),
    ),
    ...exploredHexes(view).map((one) => words.hexLine(view, one, who)),
    ...tileLines(view, words),
    `${words.levelsLeft}: ${levelsLeft(view).map(words.level).join(', ') || words.noLevels}.`,
    ...(hidden.length === 0 ? [] : [`${words.notFound}: ${hidden.map(words.treasure).join(', ')}.`]),
  ];
}

export function headlineOf(view: View, words: PositionWords): string {
  const { phase, scoring } = view;
  if (phase === 'over') return words.finished(view.turnsTaken);
  const at = words.turn(turnNumber(view), turnsOf(view));
  return scoring === null ? `${at}.` : `${at}: ${words.scoring[scoring.cause]}.`;
}

/** The stones of a tile after what is said of them; nothing where it has none. */
function stonesAfter(before: string, tile: TileId, { stonesText }: PositionWords): string {
  const stones = stonesText.ofTile(before, tile);
  return stones === '' ? '' : `; ${stones}`;
}

function turnLines({ phase, turn, tile }: View, who: Who, words: PositionWords): readonly string[] {
  if (phase === 'placing' && tile !== null)
    return [`${words.places(turn.seat, tile, who)}${stonesAfter(words.stonesText.unturned, tile, words)}.`];
  return phase === 'acting' ? [`${words.label(turn.seat, who)}: ${words.pointsLeft(turn.actionPoints)}.`] : [];
}

const nameIn =
  (who: Who, { you }: PositionWords) =>
  (seat: number) =>
    isYou(who, seat) ? you : who(seat);

function scoringLine({ order, scored }: ScoringRound, who: Who, words: PositionWords): string {
  const done = scored.map(({ seat, count }) => `${nameIn(who, words)(seat)} ${count.total}`);
  const pending = order.slice(scored.length).map(nameIn(who, words));
  return [
    ...(done.length === 0 ? [] : [`${words.haveScored}: ${done.join(', ')}.`]),
    ...(pending.length === 0 ? [] : [`${words.stillToScore(pending)}.`]),
  ].join(' ');
}

function auctionLine({ bid, holder, passed }: Auction, who: Who, words: PositionWords): string {
  const highest = holder === null ? words.noBid : words.highestBid(holder, bid, who);
  const out = passed.length === 0 ? '' : `; ${words.passed(passed.map(nameIn(who, words)))}`;
  return `${words.auction}: ${highest}${out}.`;
}

function expeditionLine(
  { points, explorers, leader, camps, guards, treasures }: Expedition,
  count: ScoreCount | undefined,
  seat: number,
  who: Who,
  words: PositionWords,
): string {
  const held = countedByKind(treasures).map(words.treasure);
  return `${words.label(seat, who)}: ${[
    words.points(points),
    ...(count === undefined ? [] : [words.scoringNow(count.total)]),
    words.toBring(explorers, leader === 'supply'),
    ...(leader === 'gone' ? [words.leaderGone] : []),
    words.toPlace(camps, guards),
    ...(held.length === 0 ? [] : [`${words.held}: ${held.join(', ')}`]),
  ].join('; ')}.`;
}

function tileLines(view: View, words: PositionWords): readonly string[] {
  const { display, tiles, options } = view;
  const shown = display.map((tile) => `${words.onDisplay(tile)}${stonesAfter(words.stones, tile, words)}.`);
  const letter = nextLetter(view);
  if (letter === null) return [...shown, words.noTile];
  const next = words.nextTile(letter, tiles.length);
  if (!options.odds) return [...shown, next];
  const [group] = tilesToCome(view);
  const toCome = (group?.tiles ?? []).map((tile) => words.terrain(tile)).join(', ');
  return [...shown, next, `${words.toCome(letter)}: ${toCome}.`, chanceLine(view, words)];
}

function chanceLine(view: View, words: PositionWords): string {
  const draws = Math.min(view.expeditions.length, view.tiles.length);
  const [next = 0, soon = 0] = [volcanoChance(view, 1), volcanoChance(view, draws)].map(percentOf);
  if (soon === 0) return words.noVolcano(draws);
  return words.volcano(next, draws === 1 ? '' : words.volcanoSoon(soon, draws));
}
