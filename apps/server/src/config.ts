/** What the surroundings say, read once. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly publicUrl: string | null;
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  readonly logLevel: string;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Throws one sentence about the first setting that cannot be. */
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
    publicUrl: publicUrlOf(env.PUBLIC_URL),
    trustProxy: trustOf(env.TRUST_PROXY),
    logLevel,
  };
}

function publicUrlOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Error(`PUBLIC_URL must be an http address, not ${text}`);
  return url.href.replace(/\/$/, '');
}

/** Nobody is believed about where they come from, unless told so: true, how many proxies, or their addresses. */
function trustOf(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '' || text === 'false') return false;
  if (text === 'true') return true;
  const hops = Number(text);
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : text;
}
