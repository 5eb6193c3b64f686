import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { entryOf } from '@quri/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { remember } from '../limits/remember.ts';
import { acceptsGzip } from './accepts-gzip.ts';
import { HOST } from './security.ts';

/** The game stands in front of what the link leads to: apps/web/src/app/route.ts. */
const LINK = /^\/([a-z][a-z-]*)\/(t|deal|r)\/[A-Za-z0-9]{6,32}\/?$/;

/** What is said of a link: whoever is sent it may read either language. */
const LINES: Readonly<Record<string, string>> = {
  t: 'Come and play: it opens in the browser, nothing to install. · Chodź zagrać: otwiera się w przeglądarce, bez instalacji.',
  deal: 'Play the very same cards, and compare. · Zagraj dokładnie tymi samymi kartami i porównaj wyniki.',
  r: 'A whole game to look at, move by move. · Cała gra do obejrzenia, ruch po ruchu.',
};

/** Addresses of this server by which pages are kept ready, times the games and kinds of links. */
const MOST_KEPT = 48;

interface Page {
  readonly html: string;
  readonly gzip: Buffer;
}

/**
 * The page of a link that was sent to somebody, with what messengers show of it. They read the address and nothing else: it
 * names the game, and no table is looked for, so that every table has the same preview, whether it exists or not.
 */
export function previews(folder: string, publicUrl: string | null) {
  const kept = new Map<string, Page & { readonly source: string }>();

  const pageFor = async (game: string, name: string, kind: string, address: string): Promise<Page> => {
    const source = await readFile(join(folder, 'index.html'), 'utf8');
    const key = `${address} ${game} ${kind}`;
    const before = kept.get(key);
    // Pages may be built anew under a running server.
    if (before?.source === source) return before;
    const html = source.replace('</head>', `${tagsOf(game, name, kind, address)}</head>`);
    const page = { source, html, gzip: gzipSync(html, { level: 9 }) };
    remember(kept, key, page, MOST_KEPT);
    return page;
  };

  return {
    /** Undefined where the address is no such link. */
    answer: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const [, game = '', kind = ''] = LINK.exec(request.url.split('?', 1)[0] ?? '') ?? [];
      const titles = entryOf(game)?.titles;
      const address = publicUrl ?? addressOf(request);
      if (titles === undefined || address === undefined) return undefined;
      const { html, gzip } = await pageFor(game, titles.en.name, kind, address);
      reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
      return acceptsGzip(request.headers['accept-encoding'])
        ? reply.header('content-encoding', 'gzip').send(gzip)
        : reply.send(html);
    },
  };
}

/** As whoever asks has called this server: messengers want whole addresses. */
const addressOf = ({ protocol, host }: FastifyRequest): string | undefined =>
  HOST.test(host) ? `${protocol}://${host}` : undefined;

function tagsOf(game: string, name: string, kind: string, address: string): string {
  const image = new URL(`/previews/${game}.png`, address).href;
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Quri',
    'og:title': name,
    'og:description': LINES[kind] ?? '',
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': name,
  };
  const lines = Object.entries(tags).map(([property, content]) => `<meta property="${property}" content="${content}">`);
  return [...lines, '<meta name="twitter:card" content="summary_large_image">', ''].join('\n');
}
