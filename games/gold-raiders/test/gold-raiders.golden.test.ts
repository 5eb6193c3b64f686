import { fileURLToPath } from 'node:url';
import { golden, type Setting } from '@quri/conformance';
import type { GoldRaiders } from '../src/game.ts';
import { subject } from './subject.ts';

/** On the shortest trail and with deals that let random players arrive soon, so that the files stay small. */
const trail = 5;

const settings: Readonly<Record<string, Setting<GoldRaiders>>> = {
  'two-players': { players: 2, options: { trail, memoryAid: false }, seed: 'golden 53' },
  'three-reminded': { players: 3, options: { trail, memoryAid: true }, seed: 'golden 6' },
  'four-players': { players: 4, options: { trail, memoryAid: false }, seed: 'golden 14' },
  'six-reminded': { players: 6, options: { trail, memoryAid: true }, seed: 'golden 1' },
};

/** The shortest of them: the folder has no room for more. */
golden(subject, fileURLToPath(new URL('../golden', import.meta.url)), settings, ['six-reminded']);
