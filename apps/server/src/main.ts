import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadEngines } from '@quri/catalogue';
import pack from '../package.json' with { type: 'json' };
import { lanAddresses, welcomeText } from './addresses.ts';
import { readConfig } from './config.ts';
import { createServer, type Server } from './server.ts';
import { type Settings, usualSettings } from './settings.ts';

export { usualSettings } from './settings.ts';

const here = new URL('.', import.meta.url);

/** Runs the server until it is told to stop. Resolves with an exit status if it cannot be started. */
export async function main(env = process.env, settings: Settings = usualSettings): Promise<number | undefined> {
  try {
    const config = readConfig(env);
    const server = await createServer({
      config,
      settings,
      engines: await loadEngines(),
      botProgram: new URL('bot-worker.mjs', here),
      // `here` is dist/server of a checkout.
      webFolder: join(fileURLToPath(here), '..', '..', 'apps', 'web', 'dist'),
      version: pack.version,
    });
    await server.app.listen({ port: config.port, host: config.host });
    const address = server.app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    process.stdout.write(welcomeText(port ?? config.port, config.publicUrl, lanAddresses()));
    closeOnSignal(server);
    return undefined;
  } catch (error) {
    process.stderr.write(`quri: ${startError(error)}\n`);
    return 1;
  }
}

function startError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? error.port : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program; choose one with PORT=…`;
  if (code === 'EACCES' && port !== undefined) return `port ${port} may not be used here; choose one with PORT=…`;
  return error.message;
}

function closeOnSignal(server: Server): void {
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    void server.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

const started = process.argv[1];
if (started !== undefined && import.meta.url === pathToFileURL(realpathSync(started)).href) {
  process.exitCode = await main();
}
