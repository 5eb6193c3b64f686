import { existsSync, readFileSync } from 'node:fs';
import { MOST_RECHOSEN, MOST_UNDONE } from '@quri/kernel';
import { ERRORS, MOST_SAID } from '@quri/protocol';
import { readClientMessage } from '@quri/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { usualSettings } from '../src/settings.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const operating = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
const server = page.slice(page.indexOf('## The server'), page.indexOf('## Replay files'));

const LIMIT_NAMES = [
  'METRICS_TOKEN',
  'KEEP_UNFINISHED_DAYS',
  'KEEP_FINISHED_DAYS',
  'KEEP_GUESTS_DAYS',
  'BOT_THREADS',
  'TABLES_PER_GUEST',
  'NEW_TABLES_PER_HOUR',
  'MOST_CONNECTIONS',
  'BACKUP_EVERY',
  'BACKUP_KEEP',
  'BACKUP_DIR',
];

const examplesIn = (text: string) =>
  [...text.matchAll(/^\| `(\{"type":"(\w+)".*?\})` \|/gm)].map(([, json = '', type]) => ({ json, type }));

describe('the protocol page', () => {
  it('has every error with its family, status, and whether to try again', () => {
    const rows = [...server.matchAll(/^\| `(\w+)` \| (\w+) \| (\d+) \| (yes|no) \| \S/gm)];
    expect(
      Object.fromEntries(
        rows.map(([, code, family, status, retry]) => [
          code,
          { family, status: Number(status), retry: retry === 'yes' },
        ]),
      ),
    ).toEqual(ERRORS);
  });

  it('shows messages that a server takes', () => {
    const [sent = '', received = ''] = server.split(/^\| received \|/m);
    const filled = examplesIn(sent).map(({ json, type }) => ({
      type,
      read: readClientMessage(JSON.parse(json.replace('9f86…', '9f'.repeat(32)).replace('00ff…', '0f'.repeat(16)))),
    }));
    expect(filled.filter(({ read }) => !('message' in read))).toEqual([]);
    expect(new Set(filled.map(({ type }) => type)).size).toBe(25);
    const shown = examplesIn(received).map(({ type }) => type);
    expect(new Set(shown)).toEqual(
      new Set([
        'welcome',
        'pong',
        'lobby',
        'room',
        'revealAsked',
        'news',
        'done',
        'refused',
        'gone',
        'rejected',
        'chat',
        'clocks',
        'note',
      ]),
    );
  });
});

describe('the page for whoever runs it', () => {
  it('names every setting and the limits as they are', () => {
    for (const name of ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'TRUST_PROXY', 'LOG_LEVEL', ...LIMIT_NAMES])
      expect(operating).toContain(`| \`${name}\` |`);
    const {
      burst,
      perSecond,
      whyBurst,
      whyPerSecond,
      badMessagesAllowed,
      socketsPerGuest,
      socketsPerAddress,
      tablesPerGuest,
    } = usualSettings;
    expect(operating).toContain(
      `${burst} at once, ${perSecond} a second; questions why ${whyBurst} and ${whyPerSecond}.`,
    );
    const { subscribeBurst, subscribePerSecond, chatBurst, chatPerSecond } = usualSettings;
    expect(operating).toContain(
      `chat | ${chatBurst} lines of one guest at once, one every ${1 / chatPerSecond} seconds, ${MOST_SAID} letters`,
    );
    expect(operating).toContain(`hear of a table | ${subscribeBurst} at once, ${subscribePerSecond} a second |`);
    expect(operating).toContain(`not understood ${badMessagesAllowed} times`);
    expect(operating).toContain(`${socketsPerGuest} of one guest, ${socketsPerAddress} of one address`);
    expect(operating).toContain(`not over | ${tablesPerGuest} |`);
    const { controlBurst, controlPerSecond, workBurst, workPerSecond } = usualSettings;
    expect(operating).toContain(
      `pings and pongs of one socket | ${controlBurst} at once, ${controlPerSecond} a second`,
    );
    expect(operating).toContain(`work for one address | ${workBurst} units at once, ${workPerSecond} a second`);
    const { workBurstPerGuest, workPerSecondPerGuest } = usualSettings;
    expect(operating).toContain(
      `${workBurstPerGuest} units at once and ${workPerSecondPerGuest} a second are each guest's own`,
    );
    const { unreadBytes, unreadBytesInAll } = usualSettings;
    expect(operating).toContain(`${unreadBytes / 2 ** 20} MB of one socket`);
    expect(operating).toContain(`${unreadBytesInAll / 2 ** 20} MB of all together`);
    expect(operating).toContain(`choose again ${MOST_RECHOSEN} times and take back ${MOST_UNDONE} moves`);
    const { replayBurst, replaysPerSecond, keepUnfinishedDays, keepGuestsDays, firstPruneMs, pruneEveryMs } =
      usualSettings;
    expect([replaysPerSecond, firstPruneMs, pruneEveryMs]).toEqual([1, 60_000, 3_600_000]);
    const { webhookTriesPerMinute, webhookTriesPerMinuteInAll, notifyEveryMs, notificationsPerDay } = usualSettings;
    expect(operating).toContain(
      `webhooks | ${webhookTriesPerMinute} tries a minute from one address, ${webhookTriesPerMinuteInAll} in all; a message to one guest every ${notifyEveryMs / 1000} s at most, ${notificationsPerDay} a day`,
    );
    const { deviceGamesPerGuest, uploadBytes, uploadBurst, uploadsPerHour, uploadMs, uploadCheckMs } = usualSettings;
    expect(operating).toContain(
      `games from devices | ${deviceGamesPerGuest} of one guest, then more are refused and none is deleted; ${uploadBytes / 1e6} MB each, ${uploadBurst} at once from one address and ${uploadsPerHour} an hour`,
    );
    expect(operating).toContain(`Sending one may take ${uploadMs / 1000} s, checking it ${uploadCheckMs / 1000} s`);
    expect(operating).toContain(`replays | ${replayBurst} at once of one address, one a second;`);
    expect(operating).toContain(`| ${keepUnfinishedDays} days after the last entry`);
    expect(operating).toContain(`| ${keepGuestsDays} days after they came last |`);
    expect(operating).toContain('a minute after the start and every hour');
    const { keepFinishedDays, newTablesPerHour, newTablesPerHourPerAddress, headersMs, requestMs } = usualSettings;
    expect(operating).toContain(`at least once in ${keepFinishedDays} days (`);
    expect(operating).toContain(
      `included | ${newTablesPerHour} an hour by one guest, ${newTablesPerHourPerAddress} by all of one address`,
    );
    expect(operating).toContain(`has ${headersMs / 1000} s for its headers and ${requestMs / 1000} s for all of it`);
  });
});

describe('the page about safety', () => {
  const root = new URL('../../../', import.meta.url);
  const safety = readFileSync(new URL('docs/security.md', root), 'utf8');
  const rows = safety.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| --- '));
  const filesIn = (row: string): readonly string[] =>
    [...row.matchAll(/`([\w./-]+\.(?:test\.ts|spec\.ts|md)|packages\/[\w-]+)`/g)].map(([, name = '']) =>
      name.includes('/') ? name : `apps/server/test/${name}`,
    );

  it.each(rows.slice(1))('names tests that are there: %s', (row) => {
    const files = filesIn(row);
    if (!row.includes('npm audit')) expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(new URL(file, root)), file).toBe(true);
  });
});
