import { readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '@quri/catalogue';
import { describe, expect, it } from 'vitest';
import { LOUDEST, lengthOf, MOST_AT_ONCE, NOTES, type Note } from '../src/sound/notes.ts';
import { soundGate } from '../src/sound/sound-gate.ts';

const KINDS = Object.keys(NOTES) as (keyof typeof NOTES)[];

/** The loudest that notes can be together: all that sound at one time, each at its peak. */
const peakOf = (notes: readonly Note[]): number =>
  Math.max(
    ...notes.map(({ at: now }) =>
      notes.filter(({ at, lasts }) => at <= now && now < at + lasts).reduce((sum, { gain }) => sum + gain, 0),
    ),
  );

describe('the notes of a sound', () => {
  it.each(KINDS)('%s is short and soft, and has a pitch that can be heard', (kind) => {
    expect(lengthOf(kind)).toBeLessThanOrEqual(1.7);
    expect(peakOf(NOTES[kind])).toBeLessThanOrEqual(LOUDEST);
    for (const { hz, toHz = hz, at, lasts, gain } of NOTES[kind]) {
      for (const pitch of [hz, toHz]) expect(pitch >= 60 && pitch <= 4000).toBe(true);
      expect(at).toBeGreaterThanOrEqual(0);
      // The attack takes eight thousandths of a second.
      expect(lasts).toBeGreaterThan(0.02);
      expect(gain).toBeGreaterThan(0);
    }
  });

  it('are different for every kind', () => {
    expect(new Set(KINDS.map((kind) => JSON.stringify(NOTES[kind]))).size).toBe(KINDS.length);
  });
});

describe('sounds at the same time', () => {
  it('are never more than are as loud as the volume together', () => {
    const allows = soundGate();
    const begun = KINDS.filter((kind) => allows(kind, 0, false));
    expect(begun).toHaveLength(MOST_AT_ONCE);
    expect(peakOf(begun.flatMap((kind) => NOTES[kind]))).toBeLessThanOrEqual(1);
  });

  it('make room for others when they are over', () => {
    const allows = soundGate();
    for (const kind of KINDS) allows(kind, 0, false);
    expect(allows('chat', 0.01, false)).toBe(false);
    expect(allows('chat', 2, false)).toBe(true);
  });

  it('are not the same one twice in a moment', () => {
    const allows = soundGate();
    expect([0, 0.03, 0.2].map((now) => allows('piece', now, false))).toEqual([true, false, true]);
  });

  it("in a hidden page are nothing but the call to one's turn", () => {
    const allows = soundGate();
    expect(KINDS.filter((kind) => allows(kind, 0, true))).toEqual(['turn']);
  });
});

describe('the sounds of a board', () => {
  it.each(catalogue.map(({ meta, screen }) => ({ game: meta.id, screen })))(
    'of $game are ones there are, for beats that it plans',
    async ({ game, screen }) => {
      const { sounds } = await screen();
      const folder = new URL(`../../../games/${game}/src/board/plan/`, import.meta.url);
      const plans = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
      for (const beat of Object.keys(sounds)) expect(plans.join(''), beat).toContain(`'${beat}'`);
      expect(new Set(Object.values(sounds)).size).toBeGreaterThanOrEqual(4);
      for (const kind of Object.values(sounds)) expect(KINDS).toContain(kind);
    },
  );
});
