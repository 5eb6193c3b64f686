import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Done } from '@quri/protocol';
import Database from 'libsql';
import { onTestFinished } from 'vitest';
import type { Guest, Wish } from './visit.ts';

/** What somebody asked the old server, as it would be asked today, and what they were answered. */
interface Answered {
  readonly by: string;
  readonly message: Wish & { readonly id: string };
  readonly done: Done;
}

export interface OldData {
  readonly folder: string;
  readonly guests: Readonly<Record<string, Guest>>;
  readonly tables: Readonly<Record<'finished' | 'running' | 'raiders' | 'gathering', string>>;
  /** The running hashes of old, by table and seat. */
  readonly heard: Readonly<Record<string, readonly string[]>>;
  readonly answered: readonly Answered[];
}

/** A data file as an older server has left it, in a folder that is gone when the test is. */
export function oldData(): OldData {
  const sql = readFileSync(new URL('../fixtures/data-file-3.sql', import.meta.url), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'quri-old-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const db = new Database(join(folder, 'quri.db'));
  db.exec('PRAGMA journal_mode = WAL');
  db.exec(sql);
  db.close();
  const noted = <T>(what: string): T[] =>
    [...sql.matchAll(new RegExp(`^-- ${what} (\\{.*\\})$`, 'gm'))].map(([, json = '']) => JSON.parse(json) as T);
  const guests = noted<Guest & { readonly name: string }>('guest').map((guest) => ({ ...guest, bytes: new Map() }));
  return {
    folder,
    guests: Object.fromEntries(guests.map((guest) => [guest.name, guest])),
    tables: noted<OldData['tables']>('tables')[0]!,
    heard: noted<OldData['heard']>('heard')[0]!,
    answered: noted<Answered>('answered'),
  };
}
