import { pick, type Rng, seededRng } from '@quri/kernel';

const DEEDS = [
  'new',
  'waiting',
  'legal',
  'play',
  'try',
  'bot',
  'view',
  'outcome',
  'save',
  'load',
  '__proto__',
  'dance',
  7,
  null,
];
const KEYS = [
  'do',
  'game',
  'players',
  'options',
  'seed',
  'seat',
  'intent',
  'intents',
  'bot',
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
  const rng = seededRng(seed);
  return Array.from({ length: lines }, () => lineOf(rng)).filter((line) => line.trim() !== '' && !line.includes('\n'));
}

function lineOf(rng: Rng): string {
  const kind = rng.below(10);
  if (kind === 0)
    return Array.from({ length: 1 + rng.below(60) }, () => String.fromCharCode(32 + rng.below(95))).join('');
  if (kind === 1) return JSON.stringify(anything(rng, 4));
  const message = JSON.stringify(kind < 5 ? nearlyRight(rng) : { ...objectOf(rng, 3), do: pick(rng, DEEDS) });
  if (kind > 3) return message;
  // Cut somewhere, or with one letter changed.
  const at = rng.below(message.length);
  return kind === 2
    ? message.slice(0, at + 1)
    : message.slice(0, at) + pick(rng, ['{', '}', ',', '"', '\u0001', 'e']) + message.slice(at + 1);
}

function nearlyRight(rng: Rng): unknown {
  const seat = pick(rng, [0, 1, 2, 3, -1, 0.5, '1', 'spectator', null]);
  const intent = pick(rng, [
    { type: 'choose', choice: 'torch' },
    { type: 'choose', choice: 'camp' },
    { type: 'choose' },
    null,
    [],
  ]);
  return pick(rng, [
    { do: 'new', game: 'incan-gold', players: rng.below(10), options: objectOf(rng, 1), seed: rng.below(9) },
    { do: 'new', game: 'incan-gold', players: 3 + rng.below(6), options: {}, seed: pick(rng, TEXTS) },
    { do: 'waiting' },
    { do: 'legal', seat },
    { do: 'play', seat, intent },
    { do: 'try', seat, intents: pick(rng, [[intent], [intent, intent], intent]) },
    { do: 'bot', seat, bot: pick(rng, ['random', 'greedy', ...TEXTS]) },
    { do: 'view', seat },
    { do: 'outcome' },
    { do: 'save' },
    { do: 'load', replay: anything(rng, 3) },
  ]);
}

function anything(rng: Rng, depth: number): unknown {
  const kind = rng.below(depth > 0 ? 8 : 5);
  if (kind === 0) return pick(rng, [0, -1, 3, 1e308, -0, 0.1, Number.MAX_SAFE_INTEGER]);
  if (kind === 1) return pick(rng, TEXTS);
  if (kind === 2) return pick(rng, [true, false, null]);
  if (kind < 5) return rng.below(9);
  return kind === 5 ? Array.from({ length: rng.below(4) }, () => anything(rng, depth - 1)) : objectOf(rng, depth - 1);
}

/** `fromEntries` and not a literal: `__proto__` is to be a key like any other. */
const objectOf = (rng: Rng, depth: number): object =>
  Object.fromEntries(Array.from({ length: rng.below(5) }, () => [pick(rng, KEYS), anything(rng, depth)]));
