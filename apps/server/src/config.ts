import { isIP } from 'node:net';
import { nearest } from '@quri/words';
import type { Settings } from './settings.ts';

/** Settings from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The folder of the backups that the server makes; null: in the data folder. */
  readonly backupDir: string | null;
  readonly publicUrl: string | null;
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  readonly logLevel: string;
  /** Whoever has it may read the metrics from another machine. */
  readonly metricsToken: string | null;
  /** Limits that are other than usual. */
  readonly limits: Partial<Settings>;
}

/** The limits a host may set: the name in the environment, what it sets, and its bounds. */
const LIMITS = [
  ['KEEP_UNFINISHED_DAYS', 'keepUnfinishedDays', 1, 36_500],
  ['KEEP_FINISHED_DAYS', 'keepFinishedDays', 1, 36_500],
  ['KEEP_GUESTS_DAYS', 'keepGuestsDays', 1, 36_500],
  ['BOT_THREADS', 'botWorkers', 1, 64],
  ['TABLES_PER_GUEST', 'tablesPerGuest', 1, 10_000],
  ['NEW_TABLES_PER_HOUR', 'newTablesPerHourPerAddress', 1, 1_000_000],
  ['MOST_CONNECTIONS', 'connections', 10, 1_000_000],
  ['BACKUP_EVERY', 'backupEveryHours', 1, 8760],
  ['BACKUP_KEEP', 'backupsKept', 1, 10_000],
] as const satisfies readonly (readonly [string, keyof Settings, number, number])[];

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const NAMES: readonly string[] = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'BACKUP_DIR',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'METRICS_TOKEN',
  ...LIMITS.map(([name]) => name),
];

/** Beginnings that only settings of Quri have. */
const OURS = /^(KEEP|TABLES|BACKUP)_/;

/** Of a shorter name only the case can be wrong: too many others are near it. */
const LEAST_LETTERS = 6;

/** Names that are no settings but look as if they were meant to be, each with the one that is near. */
export const misspeltIn = (
  env: Readonly<Record<string, string | undefined>>,
): readonly { readonly name: string; readonly meant: string | undefined }[] =>
  Object.keys(env).flatMap((name) => {
    const upper = name.toUpperCase();
    // Where the case of names does not count, the setting is there under its own name too.
    if (env[upper] !== undefined && NAMES.includes(upper)) return [];
    const isShort = upper.length < LEAST_LETTERS;
    const meant = isShort ? NAMES.find((setting) => setting === upper) : nearest(upper, NAMES);
    return meant === undefined && !OURS.test(upper) ? [] : [{ name, meant }];
  });

/** Throws an error about the first invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number up to 65535, not ${env.PORT}`);
  const logLevel = env.LOG_LEVEL || 'warn';
  if (!LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not ${logLevel}`);
  return {
    port,
    host: env.HOST || '::',
    dataDir: env.DATA_DIR || 'data',
    backupDir: env.BACKUP_DIR || null,
    publicUrl: publicUrlOf(env.PUBLIC_URL),
    trustProxy: trustOf(env.TRUST_PROXY),
    logLevel,
    metricsToken: tokenOf(env.METRICS_TOKEN),
    limits: limitsOf(env),
  };
}

/** Settings that are valid and probably a mistake, one sentence each. */
export const configWarnings = ({ publicUrl, trustProxy }: Config): readonly string[] => [
  ...(publicUrl?.startsWith('https:') && trustProxy === false
    ? ['PUBLIC_URL is https without TRUST_PROXY: limits per address count all who come through the proxy as one']
    : []),
  ...(trustProxy === true
    ? ['TRUST_PROXY=true believes any address a client claims: name the proxy, such as TRUST_PROXY=loopback']
    : []),
];

function limitsOf(env: Readonly<Record<string, string | undefined>>): Partial<Settings> {
  const given = LIMITS.flatMap(([name, setting, least, most]) => {
    const text = env[name];
    if (text === undefined || text === '') return [];
    const value = /^\d+$/.test(text) ? Number(text) : -1;
    if (value < least || value > most)
      throw new Error(`${name} must be a number from ${least} to ${most}, not ${text}`);
    return [[setting, value]];
  });
  return Object.fromEntries(given);
}

/** Long enough not to be guessed, and of letters that a header can hold. */
function tokenOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (!/^[\x21-\x7e]{16,200}$/.test(text))
    throw new Error('METRICS_TOKEN must be 16 to 200 letters, digits or signs without blanks');
  return text;
}

function publicUrlOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Error(`PUBLIC_URL must be an http address, not ${text}`);
  return url.href.replace(/\/$/, '');
}

/** Forwarded addresses are not trusted by default. `true`, the number of proxies, or their addresses. */
function trustOf(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '' || text === 'false') return false;
  if (text === 'true') return true;
  const hops = Number(text);
  if (Number.isInteger(hops)) return (_address, hop) => hop < hops;
  if (text.split(',').every((one) => isNetwork(one.trim()))) return text;
  throw new Error(`TRUST_PROXY must be true, a number of proxies, or their addresses, not ${text}`);
}

/** An address, a CIDR range, or one of the names of ranges that Fastify's proxy-addr knows. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && most > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
}
