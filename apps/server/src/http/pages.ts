import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyRefused } from '../rejections.ts';
import { previews } from './previews.ts';

const YEAR = 'public, max-age=31536000, immutable';

const NOT_BUILT = `<!doctype html>
<html lang="en">
<title>Quri</title>
<p>Quri is running, but its pages are not built yet. <code>npm start</code> builds them.</p>
</html>
`;

/** Serves the built pages. Every path that is not a file is a route inside the single page. */
export async function webPages(app: FastifyInstance, folder: string, publicUrl: string | null): Promise<void> {
  if (existsSync(folder)) await app.register(files, staticFiles(folder));
  const linked = previews(folder, publicUrl);
  app.get('/', (_request, reply) => page(reply, folder));
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRoute(request)) return replyRefused(reply.header('cache-control', 'no-cache'), 'noSuchTable');
    return (isBuilt(folder) && (await linked.answer(request, reply))) || page(reply, folder);
  });
}

const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));

const staticFiles = (folder: string): FastifyStaticOptions => ({
  root: folder,
  index: false,
  cacheControl: false,
  dotfiles: 'ignore',
  // file.br and file.gz, written by the build, are sent for file to those who accept them; nobody asks for them by name.
  preCompressed: true,
  allowedPath: (path) => !/\.(br|gz)$/.test(path),
  setHeaders: (reply, path) => {
    // Files in assets/ have a hash in their name; the content of any other may change.
    const hashed = path.startsWith(join(folder, 'assets'));
    reply.header('cache-control', hashed ? YEAR : 'no-cache');
  },
});

/** Identifies the build of the pages, so that an old page can tell that there is a newer one. */
export function buildOf(folder: string, version: string): string {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return version;
  return createHash('sha256').update(readFileSync(index)).digest('hex').slice(0, 12);
}

const isPageRoute = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? '';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|live|assets|metrics|health)(\/|$)/.test(path) &&
    !/\.\w+$/.test(path)
  );
};

function page(reply: FastifyReply, folder: string): FastifyReply {
  if (isBuilt(folder) && 'sendFile' in reply) return reply.sendFile('index.html');
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(NOT_BUILT);
}
