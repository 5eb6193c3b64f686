import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@quri/catalogue';
import { describe, expect, test } from 'vitest';
import { quri } from './called.ts';
import { DIP, dealt, eventful, type Forgeable, finished, hashedAgain, NEXT_DIP, textOf } from './eventful-table.ts';
import { brokenForKernel, file, ifPython, python, root, verdicts, why, written } from './verifier.ts';

describe(`examples/verify.py${why}`, () => {
  ifPython('finds every archived game of the older format true', () => {
    const games = readdirSync(join(root, 'games')).map((game) => join(root, 'games', game, 'golden', 'archive'));
    const archived = games
      .filter(existsSync)
      .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
    expect(archived.length).toBeGreaterThanOrEqual(11);
    const paths = archived.map((path, i) =>
      written(`archived-${i}.json`, JSON.stringify(JSON.parse(readFileSync(path, 'utf8')).replay)),
    );
    const { status, found } = verdicts(paths);
    expect(found.filter(({ fits }) => fits !== true)).toEqual([]);
    expect(status).toBe(0);
  });

  ifPython.each(catalogue.map(({ meta }) => meta.id))('finds a fresh game of %s true', async (game) => {
    const path = file(`${game}.json`);
    expect(
      (await quri(['simulate', '--game', game, '--games', '1', '--seed', 'python', '--replay', path])).status,
    ).toBe(0);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'quri/replay/2', opening: { game } });
    const { status, out } = python(path);
    expect(out.match(/^ {2}\w+ +✓ /gm)).toHaveLength(6);
    expect(status).toBe(0);
  });

  describe('of a table with all that can happen at one', () => {
    const sitting = eventful('eventful');
    const text = textOf(sitting);

    test('has every kind of entry, seats with and without bytes, and a draw in another epoch', () => {
      const { entries, secret } = JSON.parse(text) as Forgeable;
      expect(entries.map(({ kind }) => kind)).toEqual([
        ...['start', 'move', 'takenBack', 'move', 'move', 'move', 'move', 'takenBack'],
        ...['seating', 'pause', 'clock', 'pause', 'move', 'ended'],
      ]);
      expect(secret.bytes.map((one) => one?.length)).toEqual([32, undefined, 32]);
      expect([entries[DIP]!.draws.length, entries[NEXT_DIP]!.draws.length]).toEqual([1, 1]);
      expect(entries[DIP]!.draws[0]!.from).toEqual(entries[NEXT_DIP]!.draws[0]!.from);
      expect(entries[DIP]!.draws[0]!.drew).not.toEqual(entries[NEXT_DIP]!.draws[0]!.drew);
    });

    ifPython('finds it true, and says so in sentences too', () => {
      const path = written('eventful.json', text);
      const { status, out } = python(path);
      const { commitment } = sitting.table.opening;
      expect(out.split('\n')).toEqual([
        path,
        '  chain     ✓ 14 entries',
        `  seed      ✓ commitment ${commitment}`,
        expect.stringMatching(/^ {2}chance {4}✓ \d+ draws$/),
        '  takeBacks ✓ 2; whether the game allows them is not in the file',
        '  seating   ✓ as the file says',
        '  heard     ✓ the lengths and the end; the rest needs the rules',
        '',
      ]);
      expect(status).toBe(0);
    });

    ifPython('finds a deal that is played again true, and names the table it is of', () => {
      const first = finished(dealt('first'), -1);
      const again = finished(dealt('second', first.secret, 'first'), 0);
      const [own, other] = [written('first.json', textOf(first)), written('second.json', textOf(again))];
      const { status, found } = verdicts([own, other]);
      expect(found).toMatchObject([
        { fits: true, deal: null },
        { fits: true, deal: 'first' },
      ]);
      expect(status).toBe(0);
      expect(python(own).out).not.toContain('another table');
      expect(python(other).out).toContain("the deal is that of another table, 'first'");
    });

    ifPython('finds a newer file of a table that was opened before there was a newer opening true', () => {
      const older = JSON.parse(textOf(finished(dealt('older'), 0))) as Forgeable;
      older.opening.format = 'quri/table/1';
      delete older.opening.deal;
      hashedAgain(older);
      const path = written('older.json', JSON.stringify(older));
      expect(brokenForKernel(readFileSync(path, 'utf8')).file).toEqual([]);
      expect(verdicts([path])).toMatchObject({ status: 0, found: [{ fits: true }] });
    });

    ifPython('finds names true that have to be escaped, and those that do not', () => {
      const names = ['„Złoto”', 'a "quote" \\ \n\t\b\f\r\u0001\u007f', '🂡 \u2028', 'x'.repeat(3000)];
      const paths = names.map((name, i) => written(`name-${i}.json`, textOf(eventful(name))));
      expect(verdicts(paths)).toMatchObject({ status: 0, found: names.map(() => ({ fits: true })) });
    });

    ifPython('sorts keys as JavaScript does, and spells a lone surrogate as it does', () => {
      const odd = JSON.parse(text) as Forgeable;
      const keys = { '\u{1f0a1}': 1, '\uffff': 2, ä: 3, Z: 4, '10': 5, '9': 6, '': 7, lone: '\ud800', '\udc00': 8 };
      Object.assign(odd.entries[NEXT_DIP]!.events[0]!, keys);
      hashedAgain(odd);
      const content = JSON.stringify(odd);
      expect(brokenForKernel(content)).toMatchObject({ file: [], rest: ['rules', 'heard'] });
      expect(verdicts([written('odd.json', content)])).toMatchObject({ status: 0, found: [{ fits: true }] });
    });

    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const hostile: readonly [string, string | Uint8Array][] = [
      ['nothing', ''],
      ['no JSON', text.slice(0, -1)],
      ['no text', Uint8Array.from({ length: 256 }, (_, byte) => byte)],
      ['null', 'null'],
      ['a list', `[${text}]`],
      ['nothing but lists', nested],
      ['objects without an end', '{"a":'.repeat(100_000)],
      ['a list too deep in an event', text.replace('"events":[', `"events":[${nested},`)],
      ['a number with a fraction', text.replace('"left":5000', '"left":5000.5')],
      ['a number beyond all numbers', text.replace('"left":5000', '"left":1e999')],
      ['a number of a million digits', text.replace('"left":5000', `"left":${'9'.repeat(1_000_000)}`)],
      ['no number', text.replace('"left":5000', '"left":NaN')],
      ['a number that is a flag', text.replace('"players":3', '"players":true')],
      ['more players than there are atoms', text.replace('"players":3', '"players":9007199254740991')],
      ['a seat that is not there', text.replace('"seat":0,"left"', '"seat":3,"left"')],
      ['a field too many', text.replace('"head":', '"extra":0,"head":')],
      ['a field that is there twice', text.replace('"head":', '"head":"","head":')],
      ['a field too few', text.replace('"left":5000,', '').replace(',"left":5000', '')],
      ['another format', text.replace('quri/replay/2', 'quri/replay/3')],
      ['an older format with what came later', text.replace('quri/replay/2', 'quri/replay/1')],
      ['a draw of numbers', text.replace('"drew":["', '"drew":[1,"')],
      ['more characters than a file may have', `${text}${' '.repeat(8_000_000)}`],
    ];
    ifPython.each(hostile)('says in a line that a file is no replay: %s', (_name, content) => {
      expect(content).not.toBe(text);
      writeFileSync(file('hostile.json'), content);
      const { status, out } = python(file('hostile.json'));
      expect(out).toMatch(/^[^\n]+hostile\.json: no replay: [^\n]{3,200}\n$/);
      expect(status).toBe(2);
    });

    ifPython('goes on after a file that is none, and its status is that of the worst', () => {
      const good = written('good.json', text);
      const bad = written('bad.json', text.replace('"left":5000', '"left":5001'));
      expect(verdicts([good, bad])).toMatchObject({ status: 1, found: [{ fits: true }, { fits: false }] });
      const { status, found } = verdicts([good, file('nowhere.json'), bad]);
      expect(status).toBe(2);
      expect(found).toMatchObject([{ fits: true }, { error: expect.stringContaining('nowhere') }, { fits: false }]);
    });
  });

  ifPython('says in its help what cannot be told from a file, and where it is described', () => {
    const { status, out } = python('--help');
    expect(status).toBe(0);
    for (const said of ['docs/protocol.md', 'whether the game allows take-backs at all', '--json'])
      expect(out).toContain(said);
  });
});
