// The gallery of a game's board, for whoever works on it: npm run gallery -- <game>. It is never shipped.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createServer } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const galleryOf = (game) => join(root, 'games', game, 'gallery');

const ENTRY = '/gallery-entry.js';

/** The page's script: a game brings its scenes and its drawings, and the kit shows them. */
function entryOf(game) {
  const [kit, scenes, art] = [
    join(here, 'index.ts'),
    join(galleryOf(game), 'scenes.ts'),
    join(galleryOf(game), 'art-sheet.tsx'),
  ].map((file) => JSON.stringify(file));
  const code = `import { openGallery } from ${kit};
import { SCENES, SUBJECT } from ${scenes};
import { ArtSheet } from ${art};
openGallery(SUBJECT, SCENES, ArtSheet);`;
  return {
    name: 'gallery-entry',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? code : undefined),
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: ENTRY }, injectTo: 'body' }],
  };
}

/** Serves the page of the kit with the gallery of one game; `how` is what vite calls its server options. */
export async function serve(game, how) {
  const scenes = join(galleryOf(game), 'scenes.ts');
  const server = await createServer({
    configFile: false,
    root: here,
    server: { ...how, fs: { allow: [root] } },
    cacheDir: join(root, 'node_modules', '.vite-gallery', game),
    logLevel: 'error',
    optimizeDeps: { entries: [scenes], include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
    plugins: [entryOf(game)],
  });
  await server.listen();
  return {
    home: server.resolvedUrls?.local[0] ?? '',
    scenes: async () => (await server.ssrLoadModule(scenes)).SCENES,
    close: () => server.close(),
  };
}

/** The game a command names, or the end of it. */
export function namedGame(game = '') {
  const games = readdirSync(join(root, 'games')).filter((one) => existsSync(galleryOf(one)));
  if (games.includes(game)) return game;
  process.stderr.write(`Which game? There is a gallery of ${games.join(', ')}.\n`);
  return process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { home } = await serve(namedGame(process.argv[2]), { port: 5199 });
  process.stdout.write(`${home}\n`);
}
