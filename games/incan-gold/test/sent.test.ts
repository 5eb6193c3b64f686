import { failureOf } from '@quri/conformance';
import { defaultOptions, type Game } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { type IncanGold, incanGold } from '../src/game.ts';
import { subject } from './subject.ts';

const setting = { players: 4, options: defaultOptions(incanGold.meta.options, 4), seed: 'sent' };

const failure = (check: RegExp, broken: Partial<Game<IncanGold>>): string =>
  failureOf(check, { ...subject, game: { ...incanGold, ...broken } }, setting)?.message ?? '';

describe('IG-4 the suite notices when', () => {
  test('a choice is in the view of a seat that was not told of it', () => {
    const redact: typeof incanGold.redact = (before, event, viewer) =>
      incanGold.redact(before, event, event.type === 'choiceMade' ? 'spectator' : viewer);
    expect(failure(/^equal seen/, { redact })).toMatch(/did not see/);
  });

  test('torch and camp take different room', () => {
    expect(failure(/^sizes/, { shortfall: { seen: () => 0, view: incanGold.shortfall!.view } })).toMatch(
      /what was seen/,
    );
    expect(failure(/^sizes/, { shortfall: { seen: incanGold.shortfall!.seen, view: () => 0 } })).toMatch(/a view/);
  });

  test('and says nothing against the game as it is', () => {
    for (const name of [/^equal seen/, /^sizes/]) expect(failure(name, {})).toBe('');
  });
});
