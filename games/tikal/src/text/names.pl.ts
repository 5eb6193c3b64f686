import { countPl, listPl } from '@quri/words';
import { BASE_CAMP, labelOf } from '../answers/map.ts';
import { terrainOf } from '../answers/terrain.ts';
import type { CountedTreasure } from '../answers/treasures.ts';
import type { Figure, Hex, Rotation, TerrainId, TerrainKind, TileId, Treasure } from '../vocabulary.ts';

interface TerrainNames {
  /** Kto? Co? */
  readonly name: string;
  /** Odkrywa kogo? co? */
  readonly taken: string;
}

export const TERRAIN_PL: Readonly<Record<TerrainKind, TerrainNames>> = {
  base: { name: 'obóz główny', taken: 'obóz główny' },
  temple: { name: 'świątynia', taken: 'świątynię' },
  ruins: { name: 'ruiny', taken: 'ruiny' },
  clearing: { name: 'polana', taken: 'polanę' },
  volcano: { name: 'wulkan', taken: 'wulkan' },
};

interface TreasureNames {
  /** Kto? Co? */
  readonly name: string;
  /** Znajduje kogo? co? */
  readonly taken: string;
  /** Dwie maski, dwa flety: there are three of a kind at most. */
  readonly few: string;
  readonly feminine: boolean;
  /** Nie ma dokładnie czego? */
  readonly exactlyOne: string;
}

/** "Znajduje jaguara" would sound like an animal. */
export const TREASURE_PL: Readonly<Record<Treasure, TreasureNames>> = {
  mask: { name: 'maska', taken: 'maskę', few: 'maski', feminine: true, exactlyOne: 'jednej maski' },
  jaguar: {
    name: 'kamienny jaguar',
    taken: 'kamiennego jaguara',
    few: 'kamienne jaguary',
    feminine: false,
    exactlyOne: 'jednego kamiennego jaguara',
  },
  serpent: {
    name: 'kamienny wąż',
    taken: 'kamiennego węża',
    few: 'kamienne węże',
    feminine: false,
    exactlyOne: 'jednego kamiennego węża',
  },
  vessel: { name: 'naczynie', taken: 'naczynie', few: 'naczynia', feminine: false, exactlyOne: 'jednego naczynia' },
  necklace: {
    name: 'naszyjnik',
    taken: 'naszyjnik',
    few: 'naszyjniki',
    feminine: false,
    exactlyOne: 'jednego naszyjnika',
  },
  disc: { name: 'dysk', taken: 'dysk', few: 'dyski', feminine: false, exactlyOne: 'jednego dysku' },
  bell: { name: 'dzwonek', taken: 'dzwonek', few: 'dzwonki', feminine: false, exactlyOne: 'jednego dzwonka' },
  flute: { name: 'flet', taken: 'flet', few: 'flety', feminine: false, exactlyOne: 'jednego fletu' },
};

interface FigureNames {
  /** Kto? Co? */
  readonly name: string;
  /** Prowadzi kogo? co? */
  readonly taken: string;
  /** Nie ma kogo? czego? */
  readonly none: string;
}

export const FIGURE_PL: Readonly<Record<Figure, FigureNames>> = {
  explorer: { name: 'odkrywca', taken: 'odkrywcę', none: 'odkrywcy' },
  leader: { name: 'kierownik', taken: 'kierownika', none: 'kierownika' },
};

/** po 1 punkcie, po 2 punkty, po 5 punktów */
export const pointsEachPl = (n: number): string => `po ${countPl(n, 'punkcie', 'punkty', 'punktów')}`;
/** 1 odkrywca, 2 odkrywców */
export const explorersPl = (n: number): string => countPl(n, 'odkrywca', 'odkrywców', 'odkrywców');
/** 1 skarb, 2 skarby, 5 skarbów */
export const treasuresPl = (n: number): string => countPl(n, 'skarb', 'skarby', 'skarbów');

// biome-ignore format: one line
const NUMBERS_OF_PEOPLE = ['', 'jednego', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu', 'siedmiu', 'ośmiu', 'dziewięciu', 'dziesięciu'];

/** Sprowadza kogo? odkrywcę, dwóch odkrywców */
export const broughtExplorersPl = (n: number): string =>
  n === 1 ? FIGURE_PL.explorer.taken : `${NUMBERS_OF_PEOPLE[n] ?? n} odkrywców`;

/** świątynia o wartości 5, ruiny z 4 skarbami, polana */
export function terrainPl(id: TerrainId, form: keyof TerrainNames = 'name'): string {
  const { kind, value, treasures } = terrainOf(id);
  const word = TERRAIN_PL[kind][form];
  if (kind === 'temple') return `${word} o wartości ${value}`;
  return kind === 'ruins' ? `${word} z ${countPl(treasures, 'skarbem', 'skarbami', 'skarbami')}` : word;
}

/** Odkrywa co? świątynię o wartości 5 */
export const takenTilePl = (id: TileId): string => terrainPl(id, 'taken');

/** Tiles on display are told apart: polana (E4) */
export const markedTilePl = (id: TileId, form: keyof TerrainNames = 'name'): string => `${terrainPl(id, form)} (${id})`;

/** maska, 2 flety */
export const treasureCountPl = ({ treasure, count }: CountedTreasure): string =>
  count === 1 ? TREASURE_PL[treasure].name : `${count} ${TREASURE_PL[treasure].few}`;

/** Znajduje co? maskę i dwa flety */
export const foundPl = (found: readonly CountedTreasure[]): string =>
  listPl(
    found.map(({ treasure, count }) => {
      const { taken, few, feminine } = TREASURE_PL[treasure];
      return count === 1 ? taken : `${count === 3 ? 'trzy' : feminine ? 'dwie' : 'dwa'} ${few}`;
    }),
  );

/** dokąd? do obozu głównego, na c3 */
export const toHexPl = (hex: Hex): string => (hex === BASE_CAMP ? 'do obozu głównego' : `na ${labelOf(hex)}`);
/** skąd? z obozu głównego, z c3 */
export const fromHexPl = (hex: Hex): string => (hex === BASE_CAMP ? 'z obozu głównego' : `z ${labelOf(hex)}`);
/** gdzie? w obozie głównym, na c3 */
export const atHexPl = (hex: Hex): string => (hex === BASE_CAMP ? 'w obozie głównym' : `na ${labelOf(hex)}`);
/** dokąd? do obozu głównego, do obozu na c3 */
export const toCampPl = (hex: Hex): string => `do ${ofCamp(hex)}`;
/** skąd? z obozu głównego, z obozu na c3 */
export const fromCampPl = (hex: Hex): string => `z ${ofCamp(hex)}`;

/** gdzie? w obozie głównym, w obozie na c3 */
export const atCampPl = (hex: Hex): string => (hex === BASE_CAMP ? 'w obozie głównym' : `w obozie na ${labelOf(hex)}`);

const ofCamp = (hex: Hex): string => (hex === BASE_CAMP ? 'obozu głównego' : `obozu na ${labelOf(hex)}`);

export const rotationPl = (rotation: Rotation): string =>
  rotation === 0 ? 'bez obrotu' : `obrócony w prawo o ${rotation * 60} stopni`;

/** kierownik i 2 odkrywców */
export const figuresPl = (explorers: number, leader: boolean): string =>
  listPl([...(leader ? [FIGURE_PL.leader.name] : []), ...(explorers === 0 ? [] : [explorersPl(explorers)])]);

/** By edge, clockwise from the top. */
export const EDGE_PL = [
  'północ',
  'północny wschód',
  'południowy wschód',
  'południe',
  'południowy zachód',
  'północny zachód',
] as const;
