import type { Odds } from '@quri/board-kit';
import { INNER_EDGE } from '@quri/triangle-lattice';
import { type UndrawnFace, undrawnFaces } from '../../answers/undrawn.ts';
import type { View } from '../../view/shapes.ts';
import { TilePicture } from '../scene/pieces.tsx';
import { type WallPlace, WORDS } from './words.ts';

type Words = (typeof WORDS)['en'];
type Face = UndrawnFace['face'];

const snakesOn = ({ face }: UndrawnFace): number => face.snakes.filter(Boolean).length;

const isPlain = (one: UndrawnFace): boolean => one.face.walls.length + snakesOn(one) === 0;

/** Faces with as many walls differ in where they are. */
function noteOn({ walls }: Face, words: Words): { readonly note?: string } {
  const place = wallPlace(walls);
  return place === null ? {} : { note: words.wallsAt[place] };
}

/** IN-C4: edges 0 and 1 meet at one tip, 2 and 3 at the other. */
function wallPlace(walls: readonly number[]): WallPlace | null {
  const [first, second, ...more] = walls;
  if (first === undefined || more.length > 0) return null;
  if (second === undefined) return first === INNER_EDGE ? 'between' : null;
  if (Math.abs(first - second) === 2 && Math.max(first, second) < INNER_EDGE) return 'opposite';
  return Math.floor(first / 2) === Math.floor(second / 2) ? 'oneTip' : null;
}

/** Which stepping tiles can still be drawn. Everybody sees the same. */
export function odds(view: View, _seat: number | null, language: 'en' | 'pl'): Odds {
  const words = WORDS[language];
  const faces = undrawnFaces(view);
  const all = view.undrawn.length;
  if (all === 0) return { groups: [{ title: words.next, layout: 'list', rows: [], note: words.allDrawn }] };
  const counted = (count: number) => ({ count, chance: count / all });
  const among = (is: (one: UndrawnFace) => boolean) =>
    counted(faces.filter(is).reduce((sum, { count }) => sum + count, 0));
  return {
    groups: [
      {
        title: words.next,
        layout: 'list',
        rows: [
          { label: words.walls, ...among(({ face }) => face.walls.length > 0) },
          { label: words.snakes, ...among((one) => snakesOn(one) > 0) },
          { label: words.plain, ...among(isPlain) },
        ],
        note: words.left(all),
      },
      {
        title: words.faces,
        layout: 'list',
        rows: faces.map((one) => ({
          label: isPlain(one) ? words.plain : words.face(one.face.walls.length, snakesOn(one)),
          picture: <TilePicture options={view.options} tile={one.tile} size={26} />,
          ...counted(one.count),
          ...noteOn(one.face, words),
        })),
      },
    ],
  };
}
