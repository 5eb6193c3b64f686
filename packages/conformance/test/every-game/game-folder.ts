import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SubjectFile } from '@quri/conformance';
import type { GameEntry } from '@quri/game-entry';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the game that is tested; each game has a vitest project of its own that says it. */
    gameFolder: string;
  }
}

const folder = inject('gameFolder');

export const inGame = (...path: readonly string[]): string => join(folder, ...path);

export const subjectFile: SubjectFile = await import(inGame('test', 'subject.ts'));

const [entry]: readonly GameEntry[] = Object.values(await import(inGame('src', 'index.ts')));
if (entry === undefined) throw new Error(`${folder}/src/index.ts exports no entry`);
/** The sample has no board. */
export const gameEntry: Omit<GameEntry, 'screen' | 'cover' | 'learning' | 'figures' | 'teaching'> & Partial<GameEntry> =
  entry;

export const ruleIds: readonly string[] = [
  ...readFileSync(inGame('SPEC.md'), 'utf8').matchAll(/^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\*/gm),
].flatMap(([, id]) => id ?? []);
