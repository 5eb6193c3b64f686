import { ok, type Result, refused } from '@quri/kernel';
import {
  type Cell,
  type Hexagon,
  hexagonOf,
  INNER_EDGE,
  innerSide,
  type Pose,
  poseBetween,
  RHOMBUS_EDGES,
  type RhombusEdge,
} from '@quri/triangle-lattice';
import { TEMPLE, TEMPLE_2 } from './meta.ts';
import { TEMPLE_BOARD } from './temple.data.ts';
import { TEMPLE_2_BOARD } from './temple-2.data.ts';
import { BOARD_SIZE, type CellSymbol, STARTS, STEPPING_TILES, TARGET_TILES, type Tile } from './vocabulary.ts';

/** IN-C3 */
export const HEXAGON: Hexagon = hexagonOf(BOARD_SIZE);

/** IN-C4: the face of a stepping tile. */
export interface Face {
  readonly walls: readonly RhombusEdge[];
  /** On the first and on the second half. */
  readonly snakes: readonly [boolean, boolean];
  /** Does it look the same the other way round? */
  readonly symmetric: boolean;
}

/** A board with the faces of the tiles that are laid on it. */
export interface Board {
  /** By cell: can it be walked on where no tile covers it? */
  readonly ground: readonly boolean[];
  readonly symbols: readonly (CellSymbol | null)[];
  readonly starts: readonly Cell[];
  readonly passages: readonly Cell[];
  readonly diamonds: readonly Cell[];
  /** Where the target tiles lie at first. */
  readonly targets: readonly Pose[];
  /** By a number of players with which they lie elsewhere. */
  readonly targetsWith: Readonly<Record<number, readonly Pose[]>>;
  readonly faces: readonly Face[];
  /** The stepping tiles, those with one face together. */
  readonly alike: readonly (readonly Tile[])[];
}

/** A board as it is written down. */
interface BoardText {
  readonly rows: readonly string[];
  readonly faces: readonly string[];
  /** By a number of players: where the target tiles lie with so many, if not as in the rows: e9-e10 */
  readonly targets?: TargetNames;
}

type TargetNames = Readonly<Record<string, readonly string[]>>;

/** What is wrong with a board that somebody wrote: no JSON of this form, rows, cells, target tiles, faces or starts. */
export type UnreadableBoard = 'form' | 'rows' | 'cells' | 'targets' | 'faces' | 'starts';

/** The board of an option: the name of one that the game comes with, or JSON. */
export function readBoard(option: string): Result<Board, UnreadableBoard> {
  const text = KNOWN.get(option) ?? boardTextIn(option);
  return text === undefined ? refused('form') : boardFrom(text);
}

/** The board of an option that has been checked. Boards are kept, for they are asked for at every move. */
export function boardOf({ board: option }: { readonly board: string }): Board {
  const known = boards.get(option);
  if (known !== undefined) return known;
  const board = readBoard(option);
  if (!board.ok) throw new RangeError(`this is no board: ${board.refused}`);
  if (boards.size >= MOST_BOARDS) boards.clear();
  boards.set(option, board.value);
  return board.value;
}

const KNOWN: ReadonlyMap<string, BoardText> = new Map([
  [TEMPLE, TEMPLE_BOARD],
  [TEMPLE_2, TEMPLE_2_BOARD],
]);

const boards = new Map<string, Board>();
const MOST_BOARDS = 32;

function boardTextIn(json: string): BoardText | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isRecord(raw)) return undefined;
  const { rows, faces = TEMPLE_BOARD.faces, targets = {}, ...others } = raw;
  if (!isTexts(rows) || !isTexts(faces) || !isTargetNames(targets)) return undefined;
  return Object.keys(others).length === 0 ? { rows, faces, targets } : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isTargetNames = (value: unknown): value is TargetNames => isRecord(value) && Object.values(value).every(isTexts);

/** IN-C3: where the target tiles lie at first with so many players. */
export const targetsFor = ({ targets, targetsWith }: Board, players: number): readonly Pose[] =>
  targetsWith[players] ?? targets;

const SYMBOL_OF: Readonly<Record<string, CellSymbol>> = { S: 'start', s: 'snake', p: 'passage', d: 'diamond' };

function boardFrom({ rows, faces, targets: names = {} }: BoardText): Result<Board, UnreadableBoard> {
  const isWhole = rows.length === HEXAGON.rows.length && HEXAGON.rows.every((row, i) => rows[i]?.length === row.length);
  if (!isWhole) return refused('rows');
  const marks = Array.from(rows.join(''));
  if (marks.some((mark) => !'S#spd.123'.includes(mark))) return refused('cells');
  const cellsWith = (mark: string): readonly Cell[] => marks.flatMap((one, cell) => (one === mark ? [cell] : []));
  const targets = targetPoses(['1', '2', '3'].map(cellsWith));
  const others = Object.entries(names).map(
    ([players, places]) => [players, targetPoses(places.map(cellsNamed))] as const,
  );
  if (targets === null || others.some(([players, poses]) => poses === null || !isPlayers(players)))
    return refused('targets');
  const texts = alikeTurned(faces);
  const known = texts.map(faceOf).filter((face) => face !== undefined);
  if (known.length !== STEPPING_TILES || faces.length !== STEPPING_TILES) return refused('faces');
  const board: Board = {
    ground: marks.map((mark) => 'S#spd'.includes(mark)),
    symbols: marks.map((mark) => SYMBOL_OF[mark] ?? null),
    starts: cellsWith('S'),
    passages: cellsWith('p'),
    diamonds: cellsWith('d'),
    targets,
    targetsWith: Object.fromEntries(others.map(([players, poses]) => [players, poses ?? targets])),
    faces: known,
    alike: groupsOf(texts),
  };
  return board.starts.length === STARTS ? ok(board) : refused('starts');
}

const isPlayers = (text: string): boolean => ['2', '3', '4'].includes(text);

/** The cells of a place as people name it: e9-e10 */
const cellsNamed = (place: string): readonly Cell[] =>
  place.split('-').flatMap((name) => {
    const row = HEXAGON.rows['abcdefghij'.indexOf(name.charAt(0))];
    return (/^[a-j]\d+$/.test(name) && row?.[Number(name.slice(1)) - 1]) || [];
  });

/** The poses of all target tiles on these cells; null if they cannot lie there. */
function targetPoses(places: readonly (readonly Cell[])[]): readonly Pose[] | null {
  const poses = places.map(targetOn).filter((pose) => pose !== null);
  const isFree = new Set(places.flat()).size === 2 * TARGET_TILES;
  return isFree && places.length === TARGET_TILES && poses.length === TARGET_TILES ? poses : null;
}

/** The pose of a target tile; its first half is the one that points up. */
function targetOn(cells: readonly Cell[]): Pose | null {
  const [one, other] = cells;
  if (cells.length !== 2 || one === undefined || other === undefined) return null;
  return HEXAGON.triangles[one]?.up ? poseBetween(HEXAGON, one, other) : poseBetween(HEXAGON, other, one);
}

const EDGE_NAMES = ['e0', 'e1', 'e2', 'e3', 'm'];

function faceOf(text: string): Face | undefined {
  const parts = partsOf(text);
  if (new Set(parts).size !== parts.length) return undefined;
  if (!parts.every((part) => EDGE_NAMES.includes(part) || part === 'h0' || part === 'h1')) return undefined;
  const walls = RHOMBUS_EDGES.filter((edge) => parts.includes(EDGE_NAMES[edge] ?? ''));
  const snakes = [parts.includes('h0'), parts.includes('h1')] as const;
  const across = (edge: RhombusEdge): number => (edge === INNER_EDGE ? INNER_EDGE : (edge + 2) % 4);
  const symmetric = snakes[0] === snakes[1] && walls.every((edge) => walls.some((one) => one === across(edge)));
  return { walls, snakes, symmetric };
}

function groupsOf(faces: readonly string[]): readonly (readonly Tile[])[] {
  const groups = new Map<string, Tile[]>();
  faces.forEach((text, tile) => {
    const key = partsOf(text).sort().join();
    groups.set(key, [...(groups.get(key) ?? []), tile]);
  });
  return [...groups.values()];
}

/** A face that is another one the other way round is read as that one: on the table nobody can tell them apart. */
function alikeTurned(faces: readonly string[]): readonly string[] {
  const read: string[] = [];
  for (const text of faces) {
    const key = partsOf(text).sort().join();
    const turned = partsOf(text.replace(/[eh]\d/g, (part) => TURNED[part] ?? part))
      .sort()
      .join();
    const keys = read.map((one) => partsOf(one).sort().join());
    read.push(!keys.includes(key) && keys.includes(turned) ? turned.replaceAll(',', ' ') : text);
  }
  return read;
}

const TURNED: Readonly<Record<string, string>> = { e0: 'e2', e1: 'e3', e2: 'e0', e3: 'e1', h0: 'h1', h1: 'h0' };

const partsOf = (text: string): string[] => text.split(' ').filter((part) => part !== '');

/** The one of two poses that look alike. */
export const canonicalPose = (pose: Pose): Pose => {
  const second = HEXAGON.neighbours[pose];
  return HEXAGON.triangles[Math.floor(pose / 3)]?.up || second === null || second === undefined
    ? pose
    : second * 3 + innerSide(pose);
};
