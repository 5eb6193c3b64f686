import { entryOf } from '@quri/catalogue';
import { type Entry, parseReplay, type Replay, verify } from '@quri/kernel';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

/** The replay of a finished game of the catalogue; everything in it fits, who played included. */
export async function verifiedReplay(server: TestServer, table: string): Promise<Replay> {
  const response = await fetch(`${server.url}/api/tables/${table}/replay`);
  const read = parseReplay(await response.text());
  if (!read.ok) throw new Error(`${response.status}: ${read.refused}`);
  const { game } = await entryOf(read.value.opening.game)!.engine();
  const findings = verify(read.value, game);
  expect(findings.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual(
    findings.map(({ check }) => `${check} fits`),
  );
  return read.value;
}

/** What is not part of the game, from an entry on. */
export const changesIn = (server: TestServer, table: string, from = 0): readonly Entry[] =>
  server.store.entries(table, from).filter(({ kind }) => !['start', 'move', 'takenBack'].includes(kind));
