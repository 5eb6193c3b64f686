import { countEn, countPl, type Translation } from '@quri/words';

/** Where the walls of a face are, as far as a few words can tell. */
export type WallPlace = 'between' | 'oneTip' | 'opposite';

const parts = (...some: readonly (string | 0)[]): string => some.filter((one) => one !== 0).join(', ');

const en = {
  next: 'The next tile',
  walls: 'With a wall',
  snakes: 'With a snake',
  plain: 'Plain',
  faces: 'Tiles nobody has drawn',
  allDrawn: 'All tiles are drawn: from here on nothing is left to chance.',
  wallsAt: { between: 'between the halves', oneTip: 'at one tip', opposite: 'on opposite sides' },
  left: (tiles: number) => `${tiles} left. A tile with a wall and a snake counts as both.`,
  face: (walls: number, snakes: number) =>
    parts(walls && countEn(walls, 'wall', 'walls'), snakes && countEn(snakes, 'snake', 'snakes')),
};

type OddsWords = Translation<typeof en>;

const pl: OddsWords = {
  next: 'Następna płyta',
  walls: 'Z murem',
  snakes: 'Z wężem',
  plain: 'Gładka',
  faces: 'Płyty jeszcze do dobrania',
  allDrawn: 'Wszystkie płyty są już dobrane: o niczym więcej nie decyduje los.',
  wallsAt: { between: 'między połówkami', oneTip: 'przy jednym rogu', opposite: 'po przeciwnych stronach' },
  left: (tiles) => `Zostało: ${tiles}. Płyta z murem i wężem liczy się tu i tu.`,
  face: (walls, snakes) =>
    parts(walls && countPl(walls, 'mur', 'mury', 'murów'), snakes && countPl(snakes, 'wąż', 'węże', 'węży')),
};

export const WORDS: Readonly<Record<'en' | 'pl', OddsWords>> = { en, pl };
