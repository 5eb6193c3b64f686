import { type Figure, type Hex, type Intent, ROWS, type Rotation } from '../vocabulary.ts';

/** A hex by the name people have for it: a5 is the base camp. */
const hexOf = (name: string): Hex => (name.charCodeAt(0) - 'a'.charCodeAt(0)) * ROWS + Number(name.slice(1)) - 1;

export const place = (at: string, rotation: Rotation): Intent => ({ type: 'placeTile', hex: hexOf(at), rotation });

/** A figure comes from the supply to a camp and walks on over these hexes. */
export function bring(figure: Figure, camp: string, ...over: readonly string[]): readonly Intent[] {
  const [first] = over;
  const arrives: Intent = { type: 'bringFigure', figure, to: hexOf(camp) };
  return first === undefined ? [arrives] : [arrives, ...walk(figure, camp, ...over)];
}

/** From hex to hex. */
export const walk = (figure: Figure, from: string, ...over: readonly string[]): readonly Intent[] =>
  over.map((to, i) => ({ type: 'walk', figure, from: hexOf(over[i - 1] ?? from), to: hexOf(to) }));

export const dig = (figure: Figure, at: string): Intent => ({ type: 'excavate', figure, hex: hexOf(at) });
export const hunt = (at: string): Intent => ({ type: 'huntTreasure', figure: 'explorer', hex: hexOf(at) });
export const pitchCamp = (at: string): Intent => ({ type: 'pitchCamp', hex: hexOf(at) });
export const putGuard = (at: string): Intent => ({ type: 'placeGuard', hex: hexOf(at) });
export const endTurn: Intent = { type: 'endTurn' };
