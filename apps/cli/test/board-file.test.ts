import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { quri } from './called.ts';
import { temporaryFiles } from './folder.ts';

const file = temporaryFiles();
const example = fileURLToPath(new URL('../../../examples/inka-board.json', import.meta.url));
const simulate = (board: string, ...args: readonly string[]) =>
  quri([
    'simulate',
    'inka',
    '--players',
    '2',
    '--games',
    '1',
    '--bots',
    'random',
    '--option',
    `board=@${board}`,
    ...args,
  ]);

describe('a board from a file', () => {
  it('is played on, is part of the replay file, and is verified with it', async () => {
    const path = file('game.json');
    expect((await simulate(example, '--replay', path)).status).toBe(0);
    const { options } = JSON.parse(readFileSync(path, 'utf8')).opening;
    expect(JSON.parse(options.board)).toEqual(JSON.parse(readFileSync(example, 'utf8')));
    expect((await quri(['verify', path])).status).toBe(0);
  });

  it('with a fault is refused with a sentence, in either language', async () => {
    const path = file('asymmetric.json');
    const board = JSON.parse(readFileSync(example, 'utf8'));
    board.rows[2] = board.rows[2].replace('#', '.');
    writeFileSync(path, JSON.stringify(board, null, 2));
    const english = await simulate(path);
    expect(english).toMatchObject({ status: 2, out: '' });
    expect(english.err).toContain('mirrored');
    expect((await simulate(path, '--lang', 'pl')).err).toContain('w odbiciu');
  });

  it('that is not there is named', async () => {
    const { status, err } = await simulate(file('nowhere.json'));
    expect(status).toBe(1);
    expect(err).toContain('nowhere.json');
  });

  it('changed in a replay file is noticed', async () => {
    const path = file('changed.json');
    await simulate(example, '--replay', path);
    const replay = JSON.parse(readFileSync(path, 'utf8'));
    for (const board of [replay.opening.options.board.replace('s.p.s', '..p..'), 'nonsense', '{}']) {
      writeFileSync(
        path,
        JSON.stringify({ ...replay, opening: { ...replay.opening, options: { ...replay.opening.options, board } } }),
      );
      expect((await quri(['verify', path])).status, board).toBe(1);
    }
  });
});
