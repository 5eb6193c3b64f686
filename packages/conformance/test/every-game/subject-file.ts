import { join } from 'node:path';
import type { SubjectFile } from '@quri/conformance';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the game that is tested; each game has a vitest project of its own that says it. */
    gameFolder: string;
  }
}

const folder = inject('gameFolder');

export const goldenFolder = join(folder, 'golden');
export const subjectFile: SubjectFile = await import(join(folder, 'test', 'subject.ts'));
