import { boardTrial } from '@quri/conformance/board';
import { sayIntent, saySeen, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { labelOf } from '../src/answers/map.ts';
import { en } from '../src/text/en.ts';
import { placesOf } from '../src/text/places.ts';

const log = boardTrial(SUBJECT).played({ players: 4, seed: 'places' });

describe('the places of sentences and buttons', () => {
  const who = whoFrom(['Anna', 'Jan', 'Ewa', 'Bob'], null);
  const named = (sentence: string): readonly string[] => sentence.match(/\b[a-j]\d+\b/g) ?? [];

  test('are all that they name', () => {
    let count = 0;
    for (const { seen, offers, view } of log) {
      const said = [
        ...seen.map((one) => [one, saySeen(en, one, who)] as const),
        ...offers.slice(0, 20).map((one) => [one, sayIntent(en, one, who, view)] as const),
      ];
      for (const [about, sentence] of said) {
        const places = placesOf(about).map(labelOf);
        for (const name of named(sentence)) {
          expect(places, sentence).toContain(name);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(100);
  });
});
