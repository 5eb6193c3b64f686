import { actionPointsPl, type GameText, isYou, pointsPl, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { TikalShape } from '../shape.ts';
import { LEVELS } from '../vocabulary.ts';
import { atCampPl, atHexPl, FIGURE_PL, markedTilePl, TREASURE_PL, takenTilePl } from './names.pl.ts';

export const refusalsPl: GameText<TikalShape>['refusal'] = {
  gameOver: () => 'Gra jest skończona.',
  notNow: () => 'Trwa losowanie, za chwilę gramy dalej.',
  notYourTurn: ({ turn }, who) => `Teraz ${isYou(who, turn) ? 'twoja kolej' : `gra ${who(turn)}`}.`,
  placeTileFirst: ({ tile }) => `Najpierw połóż ${takenTilePl(tile)}, potem przyjdzie czas na akcje.`,
  noTileToPlace: ({ rule }) =>
    rule !== 'TK-1'
      ? 'To dodatkowa tura: nie kładzie się w niej kafla.'
      : 'Twój kafel już leży, a w turze kładzie się tylko jeden.',
  auctionFirst: () => 'Trwa licytacja: daj więcej albo spasuj.',
  chooseTileFirst: () => 'Najpierw weź jeden z kafli do wyboru.',
  noAuction: () => 'Teraz nie ma licytacji.',
  bidTooLow: ({ atLeast }) => `Trzeba dać co najmniej ${pointsPl(atLeast)}.`,
  bidTooHigh: ({ points }) => `Masz tylko ${pointsPl(points)} i więcej dać nie możesz.`,
  notOnDisplay: ({ tile }) => `Tego kafla nie ma do wyboru: ${markedTilePl(tile)}.`,
  alreadyExplored: ({ hex }) => `Na ${labelOf(hex)} leży już kafel.`,
  notAtFrontier: ({ hex }) => `Obok ${labelOf(hex)} nic jeszcze nie jest odkryte.`,
  noPassage: ({ hex }) =>
    `Na ${labelOf(hex)} nie byłoby jak wejść: choć jedna krawędź wspólna z polem, na które można wejść, musi mieć kamień.`,
  turnedTooFar: ({ rotations }) =>
    rotations === 1
      ? 'Ten kafel po obrocie wygląda tak samo: połóż go bez obracania.'
      : `Po takim obrocie kafel leży jak przedtem; różnych ułożeń ma tylko ${rotations}.`,
  cutsOff: ({ hex }) => `Wulkan na ${labelOf(hex)} odciąłby pola, których nikt jeszcze nie odkrył.`,
  notEnoughPoints: ({ cost, left }) =>
    `To kosztuje ${actionPointsPl(cost)}, a ${left === 0 ? 'nie masz już ani jednego' : `masz już tylko ${left}`}.`,
  noneInSupply: ({ figure }) =>
    figure === 'leader' ? 'Kierownika nie ma już w twoich zasobach.' : 'W twoich zasobach nie ma już odkrywców.',
  notYourCamp: ({ hex }) => `Na ${labelOf(hex)} nie ma twojego obozu.`,
  alreadyThere: ({ hex }) => `Twoja figura już jest ${atCampPl(hex)}.`,
  noFigureThere: ({ figure, hex }) =>
    `Nie masz ${figure === null ? 'nikogo' : FIGURE_PL[figure].none} ${atHexPl(hex)}.`,
  notNeighbours: ({ from, to }) => `Z ${labelOf(from)} na ${labelOf(to)} to więcej niż jeden krok: idź pole po polu.`,
  unexplored: ({ hex }) => `Nikt jeszcze nie odkrył ${labelOf(hex)}.`,
  volcano: ({ hex }) => `Na ${labelOf(hex)} jest wulkan: tam nie da się wejść.`,
  noStones: ({ from, to }) => `Między ${labelOf(from)} a ${labelOf(to)} nie ma kamieni, więc nie ma przejścia.`,
  noTemple: ({ hex }) => `Na ${labelOf(hex)} nie ma świątyni.`,
  guarded: ({ rule, hex, guard }, who) =>
    `Świątyni na ${labelOf(hex)} pilnuje ${ownGuard(guard, who)}: ${
      rule === 'TK-8' ? 'już się jej nie odkopuje' : 'na drugiego nie ma tam miejsca'
    }.`,
  noLevelLeft: ({ level }) =>
    level > Math.max(...LEVELS)
      ? 'Wyżej ta świątynia być już nie może.'
      : `Nie ma już kafla poziomu ${level}, więc tej świątyni nie da się podnieść.`,
  workedTwice: ({ rule, hex }) =>
    rule === 'TK-8'
      ? `Świątynia na ${labelOf(hex)} ma w tej turze już dwa nowe poziomy, więcej nie można.`
      : `Z ruin na ${labelOf(hex)} są w tej turze już dwa skarby, więcej nie można.`,
  hasWorkedHere: ({ figure, hex }) =>
    figure === 'leader'
      ? `Twój kierownik już w tej turze pracował na ${labelOf(hex)}: musi to zrobić ktoś inny.`
      : `Twoi odkrywcy na ${labelOf(hex)} już w tej turze pracowali: musi to zrobić ktoś inny.`,
  noRuins: ({ hex }) => `Na ${labelOf(hex)} nie ma ruin.`,
  noTreasureLeft: ({ hex }) => `Na ${labelOf(hex)} nie ma już skarbów.`,
  notAlone: ({ seat, treasure }, who) =>
    `Wymienia się tylko skarby, których ktoś ma po jednym: ${
      isYou(who, seat) ? 'nie masz' : `${who(seat)} nie ma`
    } dokładnie ${TREASURE_PL[treasure].exactlyOne}.`,
  sameKind: ({ treasure }) =>
    `Po obu stronach jest to samo (${TREASURE_PL[treasure].name}): taka wymiana nic nie daje.`,
  ownTreasure: () => 'Wymieniać można tylko z kimś innym.',
  nobodyThere: () => 'Nikt tam nie siedzi.',
  noCampLeft: () => 'Oba twoje obozy są już rozbite.',
  noCampGround: ({ hex }) => `Obóz rozbija się na polanie albo w pustych ruinach, a nie ${atHexPl(hex)}.`,
  campThere: ({ hex, owner }, who) =>
    `Na ${labelOf(hex)} stoi już ${isYou(who, owner) ? 'twój obóz' : `obóz (${who(owner)})`}, a miejsca jest na jeden.`,
  noGuardLeft: () => 'Obaj twoi strażnicy są już na posterunkach.',
  noMajority: ({ hex }) =>
    `Aby postawić strażnika na ${labelOf(hex)}, musisz mieć tam więcej siły niż każdy z pozostałych.`,
};

/** twój strażnik, strażnik (Jan) */
const ownGuard = (seat: number, who: Who): string => (isYou(who, seat) ? 'twój strażnik' : `strażnik (${who(seat)})`);
