// The gallery of a game's board, for whoever works on it: npm run gallery -- <game>. It is never shipped.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createServer } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const house = fileURLToPath(new URL('../../..', import.meta.url));
const roomOf = (game) => join(house, 'games', game, 'gallery');

/** Serves the page of the kit with what one game hangs in it; `how` is what vite calls its server options. */
export async function serve(game, how) {
  const main = join(roomOf(game), 'main.tsx');
  const server = await createServer({
    configFile: false,
    root: here,
    server: { ...how, fs: { allow: [house] } },
    cacheDir: join(house, 'node_modules', '.vite-gallery', game),
    logLevel: 'error',
    optimizeDeps: { entries: [main], include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
    plugins: [{ name: 'what-hangs-here', transformIndexHtml: () => [scriptOf(main)] }],
  });
  await server.listen();
  return {
    home: server.resolvedUrls?.local[0] ?? '',
    scenes: async () => (await server.ssrLoadModule(join(roomOf(game), 'scenes.ts'))).SCENES,
    close: () => server.close(),
  };
}

const scriptOf = (file) => ({
  tag: 'script',
  attrs: { type: 'module', src: `/@fs/${file.replace(/^\//, '')}` },
  injectTo: 'body',
});

/** The game a command names, or the end of it. */
export function namedGame(game = '') {
  const games = readdirSync(join(house, 'games')).filter((one) => existsSync(roomOf(one)));
  if (games.includes(game)) return game;
  process.stderr.write(`Which game? There is a gallery of ${games.join(', ')}.\n`);
  return process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { home } = await serve(namedGame(process.argv[2]), { port: 5199 });
  process.stdout.write(`${home}\n`);
}
