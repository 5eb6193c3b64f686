import { fileURLToPath } from 'node:url';
import { golden, type Setting } from '@quri/conformance';
import type { IncanGold } from '../src/game.ts';
import type { Options } from '../src/vocabulary.ts';
import { subject } from './subject.ts';

const options: Options = { edition: 'incan-gold', autoSecondCard: true, openTents: false, twoPlayers: false };

const settings: Readonly<Record<string, Setting<IncanGold>>> = {
  'two-players': { players: 2, options: { ...options, twoPlayers: true }, seed: 'golden two' },
  'three-players': { players: 3, options, seed: 'golden three' },
  'four-diamant': {
    players: 4,
    options: { ...options, edition: 'diamant', autoSecondCard: false },
    seed: 'golden four',
  },
  'five-diamant-2016': {
    players: 5,
    options: { ...options, edition: 'diamant-2016', openTents: true },
    seed: 'golden five',
  },
  'eight-modern': { players: 8, options: { ...options, edition: 'modern' }, seed: 'golden eight' },
};

/** The shortest of them: the folder has no room for more. */
golden(subject, fileURLToPath(new URL('../golden', import.meta.url)), settings, ['two-players']);
