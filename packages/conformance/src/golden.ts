import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, frozen, isTrue, parseReplay, restore, type Shape, tableKey, verify } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { finishedGame, playthrough } from './playthrough.ts';
import type { Setting, Subject } from './subject.ts';

/** `npm run golden` writes; everything else only compares. */
const writing = process.env.GOLDEN === 'write';

/** Compares playthroughs with the files in a game's golden folder, and replays every archived game. */
export function golden<G extends Shape>(
  subject: Subject<G>,
  folder: string,
  settings: Readonly<Record<string, Setting<G>>>,
): void {
  describe(`${subject.game.meta.id} plays as it always did`, () => {
    for (const [name, setting] of Object.entries(settings)) {
      test(`playthrough ${name}`, () => {
        const file = join(folder, `${name}.playthrough.txt`);
        if (writing) writeFileSync(file, playthrough(subject, setting));
        expect(playthrough(subject, setting)).toBe(readFileSync(file, 'utf8'));
      });
    }
  });
  archive(subject, join(folder, 'archive'), settings);
}

/** Games of every version of the rules, with how they ended. What was once archived is never written again. */
function archive<G extends Shape>(
  subject: Subject<G>,
  folder: string,
  settings: Readonly<Record<string, Setting<G>>>,
): void {
  const { game } = subject;
  if (writing) {
    mkdirSync(folder, { recursive: true });
    for (const [name, setting] of Object.entries(settings)) {
      const file = join(folder, `v${game.meta.rulesVersion}-${name}.json`);
      if (existsSync(file)) continue;
      const replay = finishedGame(subject, setting);
      const outcome = game.outcome(
        frozen(restore(game, replay.opening, tableKey(replay.opening.table, replay.secret), replay.entries).state),
      );
      writeFileSync(file, `${canonical({ outcome, replay })}\n`);
    }
  }
  describe(`${game.meta.id} opens every archived game`, () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    test('there is one of today’s rules for every playthrough', () => {
      const due = Object.keys(settings).map((name) => `v${game.meta.rulesVersion}-${name}.json`);
      expect(files).toEqual(expect.arrayContaining(due));
    });
    test.each(files)('%s', (file) => {
      const { outcome, replay } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const read = parseReplay(JSON.stringify(replay));
      if (!read.ok) throw new Error(read.refused);
      const findings = verify(read.value, game);
      expect(isTrue(findings), canonical(findings)).toBe(true);
      const table = restore(
        game,
        read.value.opening,
        tableKey(read.value.opening.table, read.value.secret),
        read.value.entries as never,
      );
      expect(game.outcome(frozen(table.state))).toEqual(outcome);
    });
  });
}
