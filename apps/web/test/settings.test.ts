import { describe, expect, it } from 'vitest';
import { gamesFinished, isNewHere, noteGameFinished, noteTaught, taughtOf } from '../src/session/experience.ts';
import { forgetTable, myTables, rememberTable } from '../src/session/my-tables.ts';
import { readSettings } from '../src/session/read-settings.ts';
import { memoryStorage } from './fake-server.ts';

describe('settings', () => {
  it('begin with the language of the browser', () => {
    expect(readSettings(memoryStorage(), ['pl-PL', 'en'])).toMatchObject({
      language: 'pl',
      theme: 'auto',
      pace: 'calm',
    });
    expect(readSettings(memoryStorage(), ['fr'])).toMatchObject({ language: 'en' });
  });

  it('sound, ask before grave moves and follow the system where nothing was chosen', () => {
    expect(readSettings(memoryStorage(), ['en'])).toMatchObject({
      motion: 'auto',
      textSize: '100',
      sound: true,
      volume: 60,
      confirm: true,
      notify: false,
    });
  });

  it('keep every choice', () => {
    const chosen = { motion: 'reduced', textSize: '130', sound: false, volume: 0, confirm: false, notify: true };
    const keep = memoryStorage();
    keep.write('settings', JSON.stringify(chosen));
    expect(readSettings(keep, ['en'])).toMatchObject(chosen);
  });

  it('are what somebody chose', () => {
    const keep = memoryStorage();
    keep.write('settings', JSON.stringify({ language: 'en', theme: 'day', bots: { count: 5, level: 'mixed' } }));
    expect(readSettings(keep, ['pl'])).toMatchObject({
      language: 'en',
      theme: 'day',
      bots: { count: 5, level: 'mixed' },
    });
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"language":7,"theme":"noon","pace":{},"name":1,"bots":{"count":99,"level":3}}',
    '{"motion":1,"textSize":115,"sound":"no","volume":101,"confirm":0,"notify":1}',
  ])('are the usual ones where %s was kept', (kept) => {
    const keep = memoryStorage();
    keep.write('settings', kept);
    expect(readSettings(keep, ['en'])).toEqual(readSettings(memoryStorage(), ['en']));
  });
});

describe('tables where one sits', () => {
  it('are remembered newest first, each once, and forgotten when they are over', () => {
    const keep = memoryStorage();
    const at = (table: string) => rememberTable({ table, game: 'incan-gold', others: [] }, keep);
    at('one');
    at('two');
    at('one');
    expect(myTables(keep).map(({ table }) => table)).toEqual(['one', 'two']);
    forgetTable('one', keep);
    forgetTable('two', keep);
    expect(myTables(keep)).toEqual([]);
  });

  it('are not remembered without end', () => {
    const keep = memoryStorage();
    for (let n = 0; n < 30; n++) rememberTable({ table: `t${n}`, game: 'incan-gold', others: [] }, keep);
    expect(myTables(keep)).toHaveLength(6);
  });
});

describe('how many games were finished here', () => {
  it('is counted for each kind of game by itself', () => {
    const keep = memoryStorage();
    expect(gamesFinished('incan-gold', keep)).toBe(0);
    for (const game of ['incan-gold', 'gold-raiders', 'incan-gold']) noteGameFinished(game, keep);
    expect(['incan-gold', 'gold-raiders', 'sample'].map((game) => gamesFinished(game, keep))).toEqual([2, 1, 0]);
  });

  it.each(['{', '7', '[]', '{"incan-gold":"many"}', '{"incan-gold":-3}'])('begins anew where %s was kept', (kept) => {
    const keep = memoryStorage();
    keep.write('games-finished', kept);
    expect(gamesFinished('incan-gold', keep)).toBe(0);
    noteGameFinished('incan-gold', keep);
    expect(gamesFinished('incan-gold', keep)).toBe(1);
  });
});

describe('a game that is new here', () => {
  it('is so until one of its kind is finished, or its lesson is done but for what can wait', () => {
    const keep = memoryStorage();
    noteTaught('tikal', 'basics', keep);
    noteGameFinished('inka', keep);
    expect(['tikal', 'inka', 'incan-gold'].map((game) => isNewHere(game, keep))).toEqual([false, false, true]);
    expect(taughtOf('tikal', keep)).toBe('basics');
    noteTaught('tikal', 'all', keep);
    noteTaught('tikal', 'basics', keep);
    expect(taughtOf('tikal', keep)).toBe('all');
    expect(taughtOf('inka', keep)).toBeNull();
  });
});
