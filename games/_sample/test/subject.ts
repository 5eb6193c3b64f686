import type { SecretThing, Subject, SubjectFile } from '@quri/conformance';
import { canonical, seats } from '@quri/kernel';
import { CHARMS } from '../src/components.ts';
import { type Sample, sample } from '../src/game.ts';
import type { Intent } from '../src/vocabulary.ts';

const EVERY_INTENT: readonly Intent[] = [
  ...CHARMS.map(({ id }): Intent => ({ type: 'wear', charm: id })),
  { type: 'dip' },
  { type: 'stop' },
];

/** What conformance has to know of Lucky Dip. Its hidden class: wearing either of one's two charms (SA-2). */
export const subject: Subject<Sample> = {
  game: sample,
  sample: () => EVERY_INTENT,
  looksAlike: (s, by, intent) => {
    const legal = sample.legal(s, by);
    if (intent.type === 'wear') return legal.filter(({ type }) => type === 'wear');
    return legal.filter((one) => canonical(one) === canonical(intent));
  },
  secrets: (s, viewer) => {
    const secrets: Record<string, SecretThing> = {};
    for (const seat of seats(s.players.length)) {
      const player = s.players[seat];
      if (seat === viewer || player === undefined) continue;
      secrets[`charms of seat ${seat}`] = { value: player.charms.map(({ id }) => id).sort(), canDiffer: true };
      if (player.worn !== null && s.stage !== 'over') {
        secrets[`worn by seat ${seat}`] = { value: player.worn.id, canDiffer: true };
      }
    }
    return secrets;
  },
  tiny: { game: sample, players: 2, options: { turns: 1, proudCharms: false }, moves: 4 },
};

export const goldenSettings: SubjectFile<Sample>['goldenSettings'] = {
  'two-players': {
    players: 2,
    options: { turns: 3, proudCharms: false },
    seed: 'golden two',
    views: true,
    archived: true,
  },
  'four-players': {
    players: 4,
    options: { turns: 2, proudCharms: true },
    seed: 'golden four',
    views: true,
    archived: true,
  },
};
