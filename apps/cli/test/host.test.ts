import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quri } from './called.ts';
import { temporaryFiles } from './folder.ts';

const file = temporaryFiles();

/** A folder where something answers each connection with these lines. */
async function answering(name: string, lines: readonly object[]): Promise<string> {
  const folder = file(name);
  mkdirSync(folder, { recursive: true });
  const server = createServer((socket) =>
    socket.on('data', () => socket.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))),
  );
  await new Promise<void>((resolve) => server.listen(`${folder}/quri.sock`, resolve));
  onTestFinished(() => void server.close());
  return folder;
}

const ERRORS = [
  ...['malformed', 'tooLong', 'tooMany', 'noSuchTable', 'alreadyOver', 'notPlaying', 'noSuchEntry', 'noSuchGuest'],
  ...[
    'noSuchBan',
    'noSuchFile',
    'cannotWrite',
    'notATable',
    'untrue',
    'exists',
    'notArchived',
    'unavailable',
    'broken',
  ],
];

const STATUS = {
  version: '1.2.3',
  process: 4711,
  since: 1_700_000_000_000,
  addresses: ['http://localhost:3000', 'https://quri.example'],
  guests: 2,
  sockets: 3,
  tables: 1,
  memory: { resident: 84_000_000, heap: 20_000_000 },
  logLinesLost: 0,
};
const TABLE = {
  table: 'abcdefgh1234',
  game: 'inka',
  phase: 'playing',
  present: 2,
  entries: 17,
  idleSince: 1_700_000_000_000,
};

const person = (fields: object): object => ({
  kind: 'person',
  guest: 'aaaaaaaaaaaa',
  name: 'Anna',
  awaySince: null,
  substitute: null,
  conceded: false,
  awaited: false,
  ...fields,
});

describe('quri host', () => {
  it.each([
    [['host'], 'status, tables'],
    [['host', 'dance'], 'dance'],
    [['host', 'tabels'], 'tables?'],
    [['host', 'close'], 'which table'],
    [['host', 'status', 'now'], '"now"'],
    [['host', 'show'], 'which table'],
    [['host', 'show', 'abcdefgh1234', 'more'], '"more"'],
    [['host', 'rewind', 'abcdefgh1234'], 'which entry'],
    [['host', 'rewind', 'abcdefgh1234', '-1'], '-1'],
    [['host', 'export', 'abcdefgh1234'], 'which file'],
    [['host', 'import'], 'which file'],
    [['host', 'ban'], 'which guest'],
    [['host', 'ban', 'abcdefgh1234', '--for', 'ever'], '--for'],
    [['host', 'purge'], 'which guest'],
    [['host', 'archive'], '--older-than'],
    [['host', 'archive', '--older-than', 'old'], '--older-than'],
    [['host', 'status', '--data'], '--data'],
  ])('%j is called wrongly: one line, status 2', async (args, hint) => {
    const { status, out, err } = await quri(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^quri: [^\n]+\n$/);
    expect(err).toContain(hint);
  });

  it('says in one sentence where no server runs, in both languages, with status 1', async () => {
    const nowhere = file('nowhere');
    const english = await quri(['host', 'status', '--data', nowhere]);
    expect(english).toMatchObject({ status: 1, out: '' });
    expect(english.err).toMatch(/^quri: no Quri is running with its data in [^\n]+\n$/);
    const polish = await quri(['host', 'stop', '--lang', 'pl'], '', { env: { DATA_DIR: nowhere } });
    expect(polish.err).toBe(
      `quri: żaden serwer Quri nie korzysta z katalogu ${nowhere}. Inny katalog podaje się przez --data KATALOG.\n`,
    );
    const json = await quri(['host', 'tables', '--data', nowhere, '--json']);
    expect(json).toMatchObject({ status: 1, err: '' });
    expect(JSON.parse(json.out)).toEqual({ error: expect.stringContaining(nowhere) });
  });

  it('says so where the socket is a file, and where the path is too long', async () => {
    mkdirSync(file('plain'));
    writeFileSync(file('plain/quri.sock'), '');
    expect((await quri(['host', 'status', '--data', file('plain')])).err).toContain('no Quri is running');
    expect((await quri(['host', 'status', '--data', file('long'.repeat(30))])).err).toContain('too long');
  });

  it('shows the status, in sentences or as JSON', async () => {
    const folder = await answering('status', [{ type: 'status', status: STATUS }, { type: 'done' }]);
    const { status, out, err } = await quri(['host', 'status', '--data', folder]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^Quri 1\.2\.3, process 4711, running since [^\n]+\n {2}http:\/\/localhost:3000\n/);
    expect(out).toContain('Guests: 2, connections: 3, tables in memory: 1, memory: 84 MB\n');
    expect(out).not.toContain('log');
    expect(JSON.parse((await quri(['host', 'status', '--json', '--data', folder])).out)).toEqual(STATUS);
    const polish = await quri(['host', 'status', '--lang', 'pl', '--data', folder]);
    expect(polish.out).toContain('Goście: 2, połączenia: 3, stoły w pamięci: 1, pamięć: 84 MB\n');
  });

  it('shows the tables in columns, and says that there are none or more', async () => {
    const folder = await answering('tables', [
      { type: 'table', table: TABLE },
      { type: 'table', table: { ...TABLE, table: 'zzzz\u001b[2J', phase: 'paused' } },
      { type: 'done', unlisted: 3 },
    ]);
    const { out } = await quri(['host', 'tables', '--data', folder]);
    expect(out).toMatch(/^table +game +phase +present +entries +last active\nabcdefgh1234 +inka +playing +2 +17 /);
    expect(out).toMatch(/\nAnd 3 more\.\n$/);
    expect(out).not.toContain('\u001b');
    expect(JSON.parse((await quri(['host', 'tables', '--json', '--data', folder])).out)[0]).toEqual(TABLE);
    const empty = await answering('empty', [{ type: 'done', unlisted: 0 }]);
    expect((await quri(['host', 'tables', '--data', empty])).out).toBe('No table is in memory.\n');
    expect((await quri(['host', 'tables', '--data', empty, '--lang', 'pl'])).out).toContain('żadnego stołu');
  });

  it.each(ERRORS)('says why it was not done: %s', async (code) => {
    const folder = await answering(`error-${code}`, [{ type: 'error', code }]);
    for (const lang of ['en', 'pl']) {
      const { status, out, err } = await quri(['host', 'close', 'abcdefgh1234', '--data', folder, '--lang', lang]);
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toMatch(/^quri: [^\n]+\.\n$/);
    }
  });

  it('does not believe in an answer that was cut off', async () => {
    const folder = await answering('cut', [{ type: 'status', status: STATUS }]);
    const { status, out, err } = await quri(['host', 'status', '--data', folder]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('does not answer');
  });

  it('shows one table seat by seat, and nothing of a name that would move the cursor', async () => {
    const details = {
      ...TABLE,
      options: { openTents: true },
      terms: { clock: null, timeUp: 'bot', watchers: true },
      open: true,
      host: 'aaaaaaaaaaaa',
      seats: [
        person({ name: 'Anna\u001b[2J', awaited: true }),
        person({
          guest: 'bbbbbbbbbbbb',
          name: null,
          awaySince: 1_700_000_000_000,
          substitute: 'greedy',
          conceded: true,
        }),
        { kind: 'bot', level: 'strong', awaited: false },
        { kind: 'empty' },
      ],
      watchers: 1,
      createdAt: 1_700_000_000_000,
      endedAt: null,
      resting: true,
      rematch: null,
      deal: null,
      lastEntries: [{ seq: 16, at: 1_700_000_000_000, kind: 'move', seat: 1 }],
    };
    const folder = await answering('show', [{ type: 'details', details }, { type: 'done' }]);
    const { status, out } = await quri(['host', 'show', 'abcdefgh1234', '--data', folder]);
    expect(status).toBe(0);
    expect(out).toMatch(/\n0 +person +Anna.*\(aaaaaaaaaaaa\) +to decide\n/);
    expect(out).toMatch(/\n1 +person +- \(bbbbbbbbbbbb\) +away since .*, played by bot greedy, gave up\n/);
    expect(out).toMatch(/\n2 +bot +strong\n3 +empty\n/);
    expect(out).toMatch(/\n16 .* move +1\n$/);
    expect(out).toContain('playing, resting');
    expect(out).not.toContain('\u001b');
    const polish = await quri(['host', 'show', 'abcdefgh1234', '--data', folder, '--lang', 'pl']);
    expect(polish.out).toMatch(/decyduje[\s\S]*nieobecność od[\s\S]*gra bot greedy/);
  });

  it('says in both languages what was done', async () => {
    const ban = { kind: 'address', who: '10.0.0.1', at: 1_700_000_000_000, until: 1_700_086_400_000 };
    const newcomer = {
      guest: 'aaaaaaaaaaaa',
      name: 'Anna',
      seat: 0,
      code: 'ABCD-EFGH-JKMN',
      expiresAt: 1_700_086_400_000,
    };
    const cases: readonly (readonly [readonly string[], readonly object[], string, string])[] = [
      [['rewind', 'abcdefgh1234', '7'], [], 'entry 7', 'wpisu 7'],
      [['export', 'abcdefgh1234', 'x.json'], [], 'x.json', 'x.json'],
      [['import', 'x.json'], [{ type: 'newcomer', newcomer }], 'ABCD-EFGH-JKMN', 'Mam kod'],
      [['ban', '10.0.0.1'], [{ type: 'ban', ban }], '10.0.0.1 is banned, until', 'ma blokadę do'],
      [['bans'], [{ type: 'ban', ban }], 'address', 'adres'],
      [['bans'], [], 'Nobody is banned', 'Nikt nie ma blokady'],
      [['unban', '10.0.0.1'], [], 'no longer banned', 'nie ma już blokady'],
      [['purge', 'aaaaaaaaaaaa'], [], 'deleted', 'usunięte'],
      [['archive', '--older-than', '30'], [], 'archive: 3', 'archiwum: 3'],
      [['archive', '--restore', 'abcdefgh1234'], [], 'out of the archive', 'poza archiwum'],
    ];
    for (const [i, [words, lines, english, polish]] of cases.entries()) {
      const folder = await answering(`done-${i}`, [...lines, { type: 'done', table: 'abcdefgh1234', moved: 3 }]);
      const call = ['host', ...words, '--data', folder];
      expect(await quri(call)).toMatchObject({ status: 0, err: '', out: expect.stringContaining(english) });
      expect((await quri([...call, '--lang', 'pl'])).out).toContain(polish);
      JSON.parse((await quri([...call, '--json'])).out);
    }
  });
});
