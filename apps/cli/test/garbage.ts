import { type Luck, luckFrom, pick } from '@quri/kernel';

const DEEDS = ['new', 'waiting', 'legal', 'play', 'view', 'outcome', 'save', 'load', '__proto__', 'dance', 7, null];
const KEYS = [
  'do',
  'game',
  'players',
  'options',
  'seed',
  'seat',
  'intent',
  'replay',
  '__proto__',
  'constructor',
  'type',
  'choice',
  '',
];
const TEXTS = [
  'incan-gold',
  'torch',
  'camp',
  'choose',
  'spectator',
  'a',
  '',
  '\u0000',
  '\u2028',
  'ł🗿',
  '\ud800',
  '"',
  '\\',
  '__proto__',
];

/** Lines from nonsense to nearly right, the same for the same seed. None of them is blank. */
export function garbage(seed: string, lines: number): readonly string[] {
  const luck = luckFrom(seed);
  return Array.from({ length: lines }, () => lineOf(luck)).filter((line) => line.trim() !== '' && !line.includes('\n'));
}

function lineOf(luck: Luck): string {
  const kind = luck.below(10);
  if (kind === 0)
    return Array.from({ length: 1 + luck.below(60) }, () => String.fromCharCode(32 + luck.below(95))).join('');
  if (kind === 1) return JSON.stringify(anything(luck, 4));
  const message = JSON.stringify(kind < 5 ? nearlyRight(luck) : { ...objectOf(luck, 3), do: pick(luck, DEEDS) });
  if (kind > 3) return message;
  // Cut somewhere, or with one letter changed.
  const at = luck.below(message.length);
  return kind === 2
    ? message.slice(0, at + 1)
    : message.slice(0, at) + pick(luck, ['{', '}', ',', '"', '\u0001', 'e']) + message.slice(at + 1);
}

function nearlyRight(luck: Luck): unknown {
  const seat = pick(luck, [0, 1, 2, 3, -1, 0.5, '1', 'spectator', null]);
  const intent = pick(luck, [
    { type: 'choose', choice: 'torch' },
    { type: 'choose', choice: 'camp' },
    { type: 'choose' },
    null,
    [],
  ]);
  return pick(luck, [
    { do: 'new', game: 'incan-gold', players: luck.below(10), options: objectOf(luck, 1), seed: luck.below(9) },
    { do: 'new', game: 'incan-gold', players: 3 + luck.below(6), options: {}, seed: pick(luck, TEXTS) },
    { do: 'waiting' },
    { do: 'legal', seat },
    { do: 'play', seat, intent },
    { do: 'view', seat },
    { do: 'outcome' },
    { do: 'save' },
    { do: 'load', replay: anything(luck, 3) },
  ]);
}

function anything(luck: Luck, depth: number): unknown {
  const kind = luck.below(depth > 0 ? 8 : 5);
  if (kind === 0) return pick(luck, [0, -1, 3, 1e308, -0, 0.1, Number.MAX_SAFE_INTEGER]);
  if (kind === 1) return pick(luck, TEXTS);
  if (kind === 2) return pick(luck, [true, false, null]);
  if (kind < 5) return luck.below(9);
  return kind === 5
    ? Array.from({ length: luck.below(4) }, () => anything(luck, depth - 1))
    : objectOf(luck, depth - 1);
}

/** `fromEntries` and not a literal: `__proto__` is to be a key like any other. */
const objectOf = (luck: Luck, depth: number): object =>
  Object.fromEntries(Array.from({ length: luck.below(5) }, () => [pick(luck, KEYS), anything(luck, depth)]));
