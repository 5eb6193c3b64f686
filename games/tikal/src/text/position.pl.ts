import { countPl, isYou, labelPl, type Who } from '@quri/words';
import { nextLetter, tilesToCome, volcanoChance } from '../answers/odds.ts';
import type { Auction, Expedition, ScoringRound, View } from '../view/shapes.ts';
import type { ScoreCount } from '../vocabulary.ts';
import { hexLinePl } from './hex-line.pl.ts';
import {
  actionPointsPl,
  EDGE_PL,
  explorersPl,
  figuresPl,
  markedTilePl,
  pointsPl,
  takenTilePl,
  terrainPl,
  treasureCountPl,
} from './names.pl.ts';
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
export function positionPl(view: View, who: Who): readonly string[] {
  const counts = countsNow(view);
  return [
    headlinePl(view),
    ...turnLines(view, who),
    ...(view.scoring === null ? [] : [scoringLine(view.scoring, who)]),
    ...(view.auction === null ? [] : [auctionLine(view.auction, who)]),
    ...view.expeditions.map((own, seat) => expeditionLine(own, counts[seat], seat, who, view.phase === 'over')),
    ...exploredHexes(view).map((one) => hexLinePl(view, one, who)),
    ...tileLines(view),
    levelLine(view),
    ...treasureLine(view),
  ];
}

export function headlinePl(view: View): string {
  const { phase, scoring } = view;
  if (phase === 'over') return `Koniec gry, liczba tur: ${view.turnsTaken}.`;
  const at = `Tura ${turnNumber(view)} z ${turnsOf(view)}`;
  if (scoring === null) return `${at}.`;
  return scoring.cause === 'volcano' ? `${at}: wulkan, wszyscy punktują.` : `${at}: ostatnia punktacja.`;
}

function turnLines({ phase, turn, tile }: View, who: Who): readonly string[] {
  if (phase === 'placing' && tile !== null) {
    const stones = stonesOfTile(tile).map(({ edge, stones: count }) => `${EDGE_PL[edge]} ${count}`);
    const unturned = stones.length === 0 ? '' : `; kamienie przed obrotem: ${stones.join(', ')}`;
    return [`${isYou(who, turn.seat) ? 'Kładziesz' : `${who(turn.seat)} kładzie`} ${takenTilePl(tile)}${unturned}.`];
  }
  if (phase !== 'acting') return [];
  return [`${labelPl(turn.seat, who)}: w tej turze jeszcze ${actionPointsPl(turn.actionPoints)}.`];
}

/** Names are set apart by semicolons: "ty, Jan" would ask for a verb. */
function scoringLine({ order, scored }: ScoringRound, who: Who): string {
  const named = (seat: number): string => (isYou(who, seat) ? 'ty' : who(seat));
  const done = scored.map(({ seat, count }) => `${named(seat)} ${count.total}`);
  const pending = order.slice(scored.length).map(named);
  return [
    ...(done.length === 0 ? [] : [`Już po punktacji: ${done.join(', ')}.`]),
    ...(pending.length === 0 ? [] : [`Jeszcze przed punktacją: ${pending.join('; ')}.`]),
  ].join(' ');
}

function auctionLine({ bid, holder, passed }: Auction, who: Who): string {
  const most = holder === null ? '' : isYou(who, holder) ? 'najwięcej dajesz ty' : `najwięcej daje ${who(holder)}`;
  const highest = holder === null ? 'nikt jeszcze nic nie daje' : `${most}, ${pointsPl(bid)}`;
  const out = passed.map((seat) => (isYou(who, seat) ? 'ty' : who(seat)));
  return `Licytacja: ${highest}${out.length === 0 ? '' : `; pas: ${out.join('; ')}`}.`;
}

/** Without verbs, so that a line fits Anna, Jan and a bot alike. */
function expeditionLine(
  { points, explorers, leader, camps, guards, treasures }: Expedition,
  count: ScoreCount | undefined,
  seat: number,
  who: Who,
  over: boolean,
): string {
  const supply = figuresPl(explorers, leader === 'supply');
  const held = countedByKind(treasures).map(treasureCountPl);
  return `${labelPl(seat, who)}: ${[
    pointsPl(points),
    ...(over || count === undefined ? [] : [`punktacja dałaby teraz ${count.total}`]),
    `do sprowadzenia ${supply === '' ? explorersPl(0) : supply}`,
    ...(leader === 'gone' ? ['kierownik poza grą'] : []),
    `do postawienia ${countPl(camps, 'obóz', 'obozy', 'obozów')} i ${countPl(guards, 'strażnik', 'strażników', 'strażników')}`,
    ...(held.length === 0 ? [] : [`skarby: ${held.join(', ')}`]),
  ].join('; ')}.`;
}

function tileLines(view: View): readonly string[] {
  const { display, tiles, options } = view;
  const shown = display.map((tile) => {
    const stones = stonesOfTile(tile).map(({ edge, stones: count }) => `${EDGE_PL[edge]} ${count}`);
    return `Do wyboru: ${markedTilePl(tile)}${stones.length === 0 ? '' : `; kamienie: ${stones.join(', ')}`}.`;
  });
  const letter = nextLetter(view);
  if (letter === null) return [...shown, 'Nie ma już kafli do dobrania.'];
  const next = `Następny kafel ma literę ${letter}; do dobrania: ${countPl(tiles.length, 'kafel', 'kafle', 'kafli')}.`;
  if (!options.odds) return [...shown, next];
  const [group] = tilesToCome(view);
  const toCome = (group?.tiles ?? []).map((tile) => terrainPl(tile)).join(', ');
  return [...shown, next, `Z literą ${letter} mogą jeszcze przyjść: ${toCome}.`, chanceLine(view)];
}

function chanceLine(view: View): string {
  const draws = Math.min(view.expeditions.length, view.tiles.length);
  const [next, soon] = [volcanoChance(view, 1), volcanoChance(view, draws)].map(percentOf);
  if (soon === 0)
    return draws === 1 ? 'Następny kafel nie jest wulkanem.' : `Wśród ${draws} następnych kafli nie ma wulkanu.`;
  const within = draws === 1 ? '' : `, ${soon}% wśród ${draws} następnych`;
  return `Szansa na wulkan: ${next}% przy następnym kaflu${within}.`;
}

function levelLine(view: View): string {
  const left = levelsLeft(view).map(({ level, count }) => `${count} × poziom ${level}`);
  return `Kafle poziomów w zasobach: ${left.length === 0 ? 'żadnego' : left.join(', ')}.`;
}

function treasureLine(view: View): readonly string[] {
  const hidden = hiddenTreasures(view);
  return hidden.length === 0 ? [] : [`Skarby, których nikt jeszcze nie ma: ${hidden.map(treasureCountPl).join(', ')}.`];
}
