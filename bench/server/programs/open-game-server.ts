// A Quri server that serves the bench's own game. Bundled by ../bundled.mjs from any checkout.
import { pathToFileURL } from 'node:url';
import { readConfig } from '../../../apps/server/src/config.ts';
import { createServer } from '../../../apps/server/src/server.ts';
import { usualSettings } from '../../../apps/server/src/settings.ts';
import { bigOpenGame } from './open-game.ts';
import { raised } from './raised.mjs';
import { tellFigures } from './tell-figures.mjs';

const config = readConfig(process.env);
const engines = [{ game: bigOpenGame, bots: [] }];
const server = await createServer({
  config,
  settings: raised(usualSettings) as typeof usualSettings,
  engines,
  // The name in earlier revisions.
  shelf: engines,
  // Nobody asks for a bot or a replay here.
  botProgram: new URL('no-bots.mjs', import.meta.url),
  storeProgram: new URL('no-store-worker.mjs', import.meta.url),
  checkpointProgram: pathToFileURL(process.env.QURI_CHECKPOINTS ?? ''),
  webFolder: 'no-pages',
  version: 'bench',
});
await server.app.listen({ port: config.port, host: config.host });
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
tellFigures();
