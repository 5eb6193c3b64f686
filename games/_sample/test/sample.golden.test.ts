import { fileURLToPath } from 'node:url';
import { golden } from '@quri/conformance';
import { subject } from './subject.ts';

golden(subject, fileURLToPath(new URL('../golden', import.meta.url)), {
  'two-players': { players: 2, options: { turns: 3, proudCharms: false }, seed: 'golden two' },
  'four-players': { players: 4, options: { turns: 2, proudCharms: true }, seed: 'golden four' },
});
