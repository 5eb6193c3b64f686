import { capital, countEn, countPl, type Translation } from '@quri/words';
import { TREASURE_EN, terrainEn } from '../../text/names.en.ts';
import { TREASURE_PL, terrainPl } from '../../text/names.pl.ts';
import type { TileId, Treasure } from '../../vocabulary.ts';

const en = {
  volcano: 'A volcano comes',
  volcanoNote: 'With it everybody scores.',
  treasures: 'Treasures nobody has found',
  treasuresNote: 'The next treasure that is taken is any of them, in whichever ruins.',
  noTile: 'No tile is left.',
  within: (tiles: number) => (tiles === 1 ? 'with the next tile' : `within ${countEn(tiles, 'tile', 'tiles')}`),
  next: (letter: string, tiles: number) =>
    `The next tile: ${letter}, ${tiles === 1 ? 'the last one' : `one of ${tiles}`}`,
  later: (letter: string, tiles: number) => `Later: ${letter}, ${countEn(tiles, 'tile', 'tiles')}`,
  tile: (tile: TileId) => capital(terrainEn(tile)),
  treasure: (treasure: Treasure) => capital(TREASURE_EN[treasure].name),
};

type OddsWords = Translation<typeof en>;

const pl: OddsWords = {
  volcano: 'Będzie wulkan',
  volcanoNote: 'Wtedy wszyscy punktują.',
  treasures: 'Skarby, których nikt jeszcze nie ma',
  treasuresNote: 'Następny znaleziony skarb to dowolny z nich, w których ruinach by nie leżał.',
  noTile: 'Nie ma już kafli.',
  within: (tiles) => (tiles === 1 ? 'na następnym kaflu' : `w ciągu ${countPl(tiles, 'kafla', 'kafli', 'kafli')}`),
  next: (letter, tiles) => `Następny kafel: ${letter}, ${tiles === 1 ? 'ostatni' : `jeden z ${tiles}`}`,
  later: (letter, tiles) => `Później: ${letter}, ${countPl(tiles, 'kafel', 'kafle', 'kafli')}`,
  tile: (tile) => capital(terrainPl(tile)),
  treasure: (treasure) => capital(TREASURE_PL[treasure].name),
};

export const WORDS: Readonly<Record<'en' | 'pl', OddsWords>> = { en, pl };
