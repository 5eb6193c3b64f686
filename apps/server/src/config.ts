import { isIP } from 'node:net';

/** Settings from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly publicUrl: string | null;
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  readonly logLevel: string;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

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
