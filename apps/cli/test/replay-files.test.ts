import { readFileSync, writeFileSync } from 'node:fs';
import { accept, changeTable, keyOf, type Replay, replayOf, restore, seat } from '@quri/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { engineSession } from '../src/engine/session.ts';
import { gameOf } from '../src/games.ts';
import { quri } from './called.ts';
import { temporaryFiles } from './folder.ts';

const file = temporaryFiles();
const path = file('true.json');

/** As much of a replay as a forger wants to reach. */
interface Forgeable {
  opening: { game: string };
  secret: { serverSeed: string };
  names: string[];
  bots: (string | null)[];
  entries: {
    at: number;
    actor: string;
    intent: { choice: string };
    events: { startPlayer: number }[];
    draws: { from: string[]; drew: string[] }[];
  }[];
  head: string;
  heard?: { each: string[] };
  extra?: number;
}

beforeAll(async () => {
  await quri(['simulate', '--games', '1', '--seed', 'replay', '--bots', 'greedy,mixed', '--replay', path]);
});

function written(name: string, content: string): string {
  writeFileSync(file(name), content);
  return file(name);
}

/** A copy with something changed. */
function forged(name: string, change: (replay: Forgeable) => void): string {
  const replay = JSON.parse(readFileSync(path, 'utf8')) as Forgeable;
  change(replay);
  return written(name, JSON.stringify(replay));
}

const other = (choice: string): string => (choice === 'camp' ? 'torch' : 'camp');

describe('verify', () => {
  it('finds a true replay true, check by check, with status 0', async () => {
    const { status, out } = await quri(['verify', path]);
    expect(status).toBe(0);
    expect(out.match(/✓/g)).toHaveLength(7);
    const json = JSON.parse((await quri(['verify', path, '--json'])).out);
    expect(json.true).toBe(true);
    expect(json.findings.map((one: { verdict: string }) => one.verdict)).toEqual(Array(7).fill('fits'));
    expect((await quri(['verify', path, '--lang', 'pl'])).out).toContain('Powtórka jest prawdziwa.');
  });

  it('shows the commitment, and refuses a file that has another one than was shown', async () => {
    const { commitment } = JSON.parse((await quri(['verify', path, '--json'])).out);
    expect((await quri(['verify', path])).out).toContain(commitment);
    expect((await quri(['verify', path, '--commitment', commitment])).status).toBe(0);
    const other = await quri(['verify', path, '--commitment', '0'.repeat(64)]);
    expect(other.status).toBe(1);
    expect(other.out).toContain('not the commitment you gave');
  });

  const forgeries: readonly [string, (replay: Forgeable) => void, string, number | null][] = [
    ['a changed intent', ({ entries }) => (entries[3]!.intent.choice = other(entries[3]!.intent.choice)), 'rules', 3],
    ['a changed event', ({ entries }) => (entries[0]!.events[0]!.startPlayer ^= 1), 'rules', 0],
    ['a changed draw', ({ entries: [first] }) => first!.draws[0]!.drew.reverse().splice(0, 1, '9'), 'chance', 0],
    ['a dropped entry', ({ entries }) => entries.splice(5, 1), 'chain', 5],
    ['another seed', (replay) => (replay.secret.serverSeed = '0'.repeat(64)), 'seed', null],
    ['another head', (replay) => (replay.head = '0'.repeat(64)), 'chain', -1],
    ['a person who moved for a bot', ({ entries }) => (entries[2]!.actor = 'human'), 'seating', 2],
    ['something else heard', (replay) => (replay.heard!.each[2] = '0'.repeat(64)), 'heard', 2],
  ];
  it.each(forgeries)('finds %s, names the entry, status 1', async (name, change, check, entry) => {
    const forgery = forged(`${name}.json`, change);
    const { status, out } = await quri(['verify', forgery, '--json']);
    expect(status).toBe(1);
    const { findings, true: isTrue } = JSON.parse(out);
    expect(isTrue).toBe(false);
    const last = JSON.parse(readFileSync(forgery, 'utf8')).entries.length - 1;
    expect(findings).toContainEqual(
      expect.objectContaining({ check, verdict: 'broken', entry: entry === -1 ? last : entry }),
    );
    const spoken = await quri(['verify', forgery, '--lang', 'pl']);
    expect(spoken.status).toBe(1);
    expect(spoken.out).toContain('nie jest prawdziwa');
    if (entry !== null && entry >= 0) expect(spoken.out).toContain(`wpis ${entry}`);
  });

  it.each([
    ['no file', () => file('nowhere.json')],
    ['a folder', () => file('.')],
    ['no JSON', () => written('text.json', 'hello')],
    ['an empty file', () => written('empty.json', '')],
    ['JSON that is no replay', () => written('list.json', '[]')],
    ['a missing field', () => forged('missing.json', (r) => delete r.heard)],
    ['a field too many', () => forged('more.json', (r) => (r.extra = 1))],
    ['an unknown game', () => forged('game.json', (r) => (r.opening.game = 'chess'))],
    ['a game from the prototype', () => forged('proto.json', (r) => (r.opening.game = '__proto__'))],
    ['deep nesting', () => written('deep.json', '['.repeat(200_000))],
  ])('says in one line what is wrong with %s, status 1', async (_what, path) => {
    const wrong = path();
    const { status, out, err } = await quri(['verify', wrong]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^quri: [^\n]+\n$/);
    const json = await quri(['verify', wrong, '--json']);
    expect(json.status).toBe(1);
    expect(JSON.parse(json.out)).toEqual({ true: false, error: expect.any(String) });
    expect((await quri(['replay', wrong])).status).toBe(1);
  });
});

describe('replay', () => {
  it.each(['en', 'pl'])('tells the game to its end: %s', async (lang) => {
    const all = await quri(['replay', path, '--lang', lang]);
    expect(all.status).toBe(0);
    expect(all.out).toMatch(lang === 'en' ? /Round 5 ends/ : /Runda 5 /);
    expect(all.out.trimEnd().split('\n').at(-1)).toMatch(/^[34]\. /);
  });

  it('shows a secret choice to those who see everything, and to no seat', async () => {
    const choice = /: Torch: go on$/m;
    expect((await quri(['replay', path])).out).toMatch(choice);
    for (const seat of ['0', '3', 'spectator']) {
      const { status, out } = await quri(['replay', path, '--seat', seat]);
      expect(status).toBe(0);
      expect(out).not.toMatch(choice);
      expect(out).toContain('has chosen.');
    }
  });

  it.each(['4', '-1', 'me'])('there is no seat %s', async (seat) => {
    const { status, err } = await quri(['replay', path, `--seat=${seat}`]);
    expect(status).toBe(2);
    expect(err).toContain(seat);
  });

  it('does not show what does not verify', async () => {
    const { status, out, err } = await quri(['replay', forged('names.json', (r) => (r.entries[1]!.at = 5))]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('verify');
  });

  it('says that a game was ended, and how, instead of that it is not over', async () => {
    const session = engineSession();
    await session('{"do":"new","game":"incan-gold","players":3,"seed":"ended"}');
    const { replay } = JSON.parse(await session('{"do":"save"}'));
    const { opening, secret, entries, names, bots } = replay as Replay & { bots: null[] };
    const { game } = gameOf('incan-gold')!;
    const table = restore(game, opening, keyOf(opening, secret), entries);
    const ended = changeTable(
      table,
      { kind: 'ended', seat: null, reason: 'abandoned', consent: [seat(0), seat(2)] },
      { actor: 'human', at: 1 },
    );
    if (!ended.ok) throw new Error(ended.refused.code);
    accept(table, ended.value);
    const path = written('ended.json', JSON.stringify(replayOf(table, secret, { names, bots })));
    expect((await quri(['verify', path])).status).toBe(0);
    const { out } = await quri(['replay', path]);
    expect(out).toContain('The game ends: it was abandoned.');
    expect(out).not.toContain('not over yet');
    expect((await quri(['play', '--resume', path])).err).toContain('is over');
    const loaded = engineSession();
    await loaded(JSON.stringify({ do: 'load', replay: JSON.parse(readFileSync(path, 'utf8')) }));
    expect(await loaded('{"do":"waiting"}')).toBe('{"seats":[]}');
  });

  it('lets no name move the cursor', async () => {
    const path = forged('escape.json', (r) => {
      r.names[0] = '\u001b[2JEve\u0007\n';
      r.bots[0] = null;
    });
    const { out } = await quri(['replay', path]);
    expect(out).toContain('Eve');
    expect(out).not.toContain('\u001b');
  });
});
