import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  canonical,
  frozen,
  type Game,
  isVerified,
  keyOf,
  parseReplay,
  type Replay,
  restore,
  type Shape,
  verify,
} from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { archivedGame } from './archived-game.ts';
import { playthroughText } from './playthrough-text.ts';
import type { GoldenSetting } from './subject.ts';

/** `npm run golden` writes; everything else only compares. */
const writing = process.env.GOLDEN === 'write';

type Settings<G extends Shape> = Readonly<Record<string, GoldenSetting<G>>>;

/** Compares playthroughs with the files in a game's golden folder, and replays every archived game. */
export function golden<G extends Shape>(game: Game<G>, folder: string, settings: Settings<G>): void {
  describe(`${game.meta.id} plays as it always did`, () => {
    for (const [name, setting] of Object.entries(settings)) {
      test(`playthrough ${name}`, () => {
        const file = join(folder, `${name}.playthrough.txt`);
        if (writing) writeFileSync(file, playthroughText(game, setting));
        expect(playthroughText(game, setting)).toBe(readFileSync(file, 'utf8'));
      });
    }
  });
  archive(game, join(folder, 'archive'), settings);
}

/** Games of every version of the rules and of every format, with how they ended. What was once archived is never written again. */
function archive<G extends Shape>(game: Game<G>, folder: string, settings: Settings<G>): void {
  const today = (name: string): string => `v${game.meta.rulesVersion}-${name}.2.json`;
  const archived = Object.entries(settings).filter(([, setting]) => setting.archived);
  if (writing) {
    mkdirSync(folder, { recursive: true });
    for (const [name, setting] of Object.entries(settings)) {
      const file = join(folder, today(name));
      const inFormat1 = join(folder, `v${game.meta.rulesVersion}-${name}.json`);
      if (existsSync(file) || (existsSync(inFormat1) && !setting.archived)) continue;
      const replay = archivedGame(game, setting);
      writeFileSync(file, `${canonical({ outcome: outcomeOf(game, replay), replay })}\n`);
    }
  }
  describe(`${game.meta.id} opens every archived game`, () => {
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
    test('there is one of today’s rules for every playthrough, and some are in today’s format', () => {
      const names = files.map((file) => file.replace(/(\.2)?\.json$/, ''));
      const due = Object.keys(settings).map((name) => `v${game.meta.rulesVersion}-${name}`);
      expect(names, '`npm run golden` writes what is missing').toEqual(expect.arrayContaining(due));
      expect(files.some((file) => file.endsWith('.2.json'))).toBe(true);
      expect(files).toEqual(expect.arrayContaining(archived.map(([name]) => today(name))));
    });
    test.each(files)('%s', (file) => {
      const { outcome, replay } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const read = parseReplay(JSON.stringify(replay));
      if (!read.ok) throw new Error(read.refused);
      expect(read.value.format).toBe(file.endsWith('.2.json') ? 'quri/replay/2' : 'quri/replay/1');
      const findings = verify(read.value, game);
      expect(isVerified(findings), canonical(findings)).toBe(true);
      // Older rules cannot decide it again, and format 1 does not say who was a bot; all else is looked at.
      const skipped = findings.flatMap(({ check, verdict }) => (verdict === 'skipped' ? [check] : []));
      expect(skipped).toEqual([
        ...(read.value.format === 'quri/replay/1' ? ['seating'] : []),
        ...(read.value.opening.rulesVersion === game.meta.rulesVersion ? [] : ['rules', 'heard']),
      ]);
      expect(outcomeOf(game, read.value as Replay<G>)).toEqual(outcome);
    });
  });
}

function outcomeOf<G extends Shape>(game: Game<G>, { opening, secret, entries }: Replay<G>): unknown {
  return game.outcome(frozen(restore(game, opening, keyOf(opening, secret), entries).state));
}
