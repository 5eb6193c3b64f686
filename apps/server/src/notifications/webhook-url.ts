import { MOST_WEBHOOK_URL } from '@quri/protocol';

/** Below this only the ports of the web: other services there could take a message for something else. */
const FIRST_FREE_PORT = 1024;

/** The address of a webhook, if it is one that may be used at all. */
export function webhookUrl(text: unknown): URL | undefined {
  if (typeof text !== 'string' || text.length > MOST_WEBHOOK_URL || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  // The usual ports, 80 and 443, are left out by the URL itself.
  const port = url.port === '' ? null : Number(url.port);
  const isPortFree = port === null || port >= FIRST_FREE_PORT || port === 80 || port === 443;
  return isPortFree ? url : undefined;
}

/** A name, or an address without the brackets that IPv6 has in a URL. */
export const hostIn = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');
