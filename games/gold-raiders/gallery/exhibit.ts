import type { Exhibit, Playing } from '@quri/board-kit/gallery';
import { pick } from '@quri/kernel';
import { GoldRaidersCover as Cover } from '../src/board/cover.tsx';
import { type GoldRaiders, goldRaiders } from '../src/game.ts';
import * as board from '../src/screen.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';

/** Few stacks, some of them high; Recons and Steals are used as often as laid. */
const sensible: Playing<GoldRaiders> = (offers, _, luck) => {
  const kind = pick(luck, [...new Set(offers.map(({ type }) => type))]);
  const those = offers.filter(({ type }) => type === kind);
  const onto = those.filter((one) => 'onto' in one && one.onto !== 'new');
  return pick(luck, onto.length > 0 && luck.fraction() < 0.72 ? onto : those);
};

/** Every card beside the others. */
export const spreading: Playing<GoldRaiders> = (offers, _, luck) => {
  const fresh = offers.filter((one) => one.type === 'stackCard' && one.onto === 'new');
  return pick(luck, fresh.length > 0 ? fresh : offers);
};

export const exhibit: Exhibit<GoldRaiders> = { game: goldRaiders, board, Cover, words: { en, pl }, playing: sensible };
