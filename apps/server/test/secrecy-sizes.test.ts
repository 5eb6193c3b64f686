import { loadEngines } from '@quri/catalogue';
import {
  accept,
  dealFromText,
  defaultOptions,
  frozen,
  type Game,
  memoryOf,
  move,
  newsOf,
  newsText,
  offersAt,
  pick,
  positionOf,
  type Rng,
  type Seat,
  type Step,
  seats,
  seededRng,
  type Table,
  type Viewer,
  viewers,
} from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { type KnownView, padded, paddedNews, positionTexts } from '../src/tables/broadcast.ts';

type Look = (table: Table, step: Step) => void;

/** Random games, for somebody to look at every step and at the table after it. */
function playedOut(game: Game, players: number, options: object, times: number, rng: Rng, look: Look): void {
  for (let i = 0; i < times; i++) playedOnce(dealFromText(game, players, options, `sizes ${i}`).table, rng, look);
}

function playedOnce(table: Table, rng: Rng, look: Look): void {
  const { game } = table;
  for (;;) {
    const awaited = game.awaited(frozen(table.state));
    if (awaited.length === 0) return;
    const seat = pick(rng, awaited);
    const intent = pick(rng, offersAt(table, seat));
    const made = move(table, { seat, actor: 'human', at: 0, ask: table.asks[seat] ?? null, intent });
    if (!made.ok) throw new Error(made.refused.code);
    accept(table, made.value);
    look(table, made.value);
  }
}

const GAMES = [
  ['Incan Gold', 'incan-gold', 5, 12, {}],
  ['Incan Gold with open tents', 'incan-gold', 3, 12, { openTents: true }],
  ['Gold Raiders', 'gold-raiders', 4, 1, { trail: 25, memoryAid: false }],
  ['Gold Raiders with the memory aid', 'gold-raiders', 6, 1, { trail: 25, memoryAid: true }],
] as const;

const engines = await loadEngines();
const gameOf = (id: string): Game => engines.find(({ game }) => game.meta.id === id)!.game;
/** Of a whole position, and of what has changed in it since another. */
const sizesFor = (table: Table, viewer: Viewer, before: KnownView | undefined): readonly number[] => {
  const texts = positionTexts(table, before);
  return [false, true].map((changesOnly) => Buffer.byteLength(texts.textFor(viewer, false, changesOnly)));
};

/** The table as it might be for all that this seat knows. */
function imagined(table: Table, seat: Seat, rng: Rng): Table {
  const { game } = table;
  const state = game.imagine(game.project(frozen(table.state), seat), frozen(memoryOf(table, seat)), rng);
  return { ...table, state, offers: [] };
}

/** What one seat alone is shown, as something else. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  choice: ['torch', 'camp'],
  card: ['mile1', 'mile2', 'mile3', 'bandits', 'steal', 'recon'],
};
function otherwise(value: unknown, rng: Rng, key = ''): unknown {
  if (key === 'hand' || key === 'faces') return (value as string[]).map((one) => otherwise(one, rng, 'card'));
  const words = SECRETS[key];
  if (typeof value === 'string' && words?.includes(value)) return pick(rng, words);
  if (Array.isArray(value)) return value.map((one) => otherwise(one, rng));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, otherwise(one, rng, name)]));
}

describe('what is padded with blanks', () => {
  it('has a size that comes from what everybody sees, at whatever size that is', () => {
    for (let everybodys = 1; everybodys < 300; everybodys++) {
      const texts = ['torch', 'camp', 'ł'].map((word) => ({
        text: 'x'.repeat(everybodys) + word,
        short: 5 - Buffer.byteLength(word),
      }));
      const all = texts.map(({ text, short }) => Buffer.byteLength(padded(text, short)));
      expect(new Set(all).size, `${everybodys}`).toBe(1);
      expect(all[0]! % 64).toBe(0);
      expect(all[0]! - everybodys - 5).toBeLessThan(64);
      for (const { text, short } of texts) expect(padded(text, short).trimEnd()).toBe(text);
    }
  });
});

describe.each(GAMES)('in %s', (_name, id, players, times, given) => {
  const game = gameOf(id);
  const options = { ...defaultOptions(game.meta.options, players), ...given };

  it('a position is as long as any other that somebody else could not tell from it', () => {
    const rng = seededRng(`positions of ${id}`);
    const compared = { all: 0, different: 0, shorter: 0 };
    let before: KnownView | undefined;
    playedOut(game, players, options, times, rng, (table) => {
      const looker = pick(rng, seats(players));
      const other = imagined(table, looker, rng);
      for (const owner of seats(players)) {
        if (owner === looker) continue;
        const [is, might] = [table, other].map((one) => JSON.stringify(positionOf(one, owner)));
        compared.all++;
        if (Buffer.byteLength(is!) !== Buffer.byteLength(might!)) compared.different++;
        const sizes = sizesFor(table, owner, before);
        if (sizes[1]! < sizes[0]!) compared.shorter++;
        expect(sizesFor(other, owner, before), `${is}\n${might}`).toEqual(sizes);
      }
      const texts = positionTexts(table, before);
      texts.textFor(looker, false, false);
      before = texts.known();
    });
    // It is the blanks that make them so.
    expect(compared.different).toBeGreaterThan(compared.all / 20);
    expect(compared.shorter).toBeGreaterThan(compared.all / 2);
  });

  it('a piece of news is as long as any other with something else in its secret parts', () => {
    const rng = seededRng(`news of ${id}`);
    let different = 0;
    playedOut(game, players, options, times, rng, (_table, { entry, seen }) => {
      for (const [place] of viewers(players).entries()) {
        const own = seen[place] ?? [];
        // Alone what is one seat's is a secret; whatever a spectator sees stays as it is.
        const open = new Set((seen[players] ?? []).map((one) => JSON.stringify(one)));
        const might = own.map((one) => (open.has(JSON.stringify(one)) ? one : (otherwise(one, rng) as typeof one)));
        const [is, other] = [own, might].map((all) => {
          const text = newsText(newsOf(entry, all));
          return { text, size: Buffer.byteLength(paddedNews(game, text, all)) };
        });
        if (is!.text.length !== other!.text.length) different++;
        expect(other!.size, `${is!.text}\n${other!.text}`).toBe(is!.size);
      }
    });
    expect(different).toBeGreaterThan(10);
  });
});
