import { advance, apply, defaultOptions, everyChance, frozen, pick, rngDice, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { undrawnFaces } from '../src/answers/undrawn.ts';
import { odds } from '../src/board/odds/odds.tsx';
import { inka } from '../src/game.ts';

/** A table that is being set up, as far as so many tiles are drawn. */
function settingUp(drawn: number) {
  const rng = seededRng('undrawn');
  const state = inka.blank(3, defaultOptions(inka.meta.options, 3));
  advance(inka, state, rngDice(rng));
  while (state.undrawn.length > 13 - drawn) {
    const [seat] = inka.awaited(frozen(state));
    apply(inka, state, seat!, pick(rng, inka.legal(frozen(state), seat!)), rngDice(rng));
  }
  return state;
}

describe('odds', () => {
  test.each([1, 6, 11])('IN-2 the chance of each face is that of the rules, after %i tiles', (drawn) => {
    const state = settingUp(drawn);
    const view = structuredClone(inka.project(frozen(state), 'spectator'));
    const faces = undrawnFaces(view);
    // The next draw, as the rules make it.
    const draws = everyChance((dice) => {
      const [event] = inka.proceed(frozen({ ...state, phase: 'drawingTile', tile: null }), dice);
      return event?.type === 'tileDrawn' ? event.tile : -1;
    });
    expect(draws).toHaveLength(13 - drawn);
    for (const { face, count } of faces) {
      const alike = draws.filter(({ value }) =>
        faces.some((one) => one.face === face && sameFace(view, one.tile, value)),
      );
      const chance = alike.reduce((sum, { probability }) => sum + probability, 0);
      expect(count / view.undrawn.length).toBeCloseTo(chance, 12);
    }
    expect(faces.reduce((sum, { count }) => sum + count, 0)).toBe(13 - drawn);
  });

  test('are the same for everybody, and tell every face apart', () => {
    const state = settingUp(1);
    const shown = odds(inka.project(frozen(state), 'spectator'), null, 'en');
    for (const seat of inka.awaited(frozen(state)))
      expect(odds(inka.project(frozen(state), seat), seat, 'en')).toEqual(shown);
    const rows = shown.groups[1]!.rows.map(({ label, note }) => `${label} ${note ?? ''}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('say so when nothing is left to draw', () => {
    const view = inka.project(frozen(settingUp(13)), 'spectator');
    for (const language of ['en', 'pl'] as const)
      expect(odds(view, null, language)).toMatchObject({ groups: [{ rows: [], note: expect.any(String) }] });
  });
});

function sameFace(view: Parameters<typeof undrawnFaces>[0], one: number, other: number): boolean {
  const only = (tile: number) => undrawnFaces({ ...view, undrawn: [tile] })[0]!.face;
  return JSON.stringify(only(one)) === JSON.stringify(only(other));
}
