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

/** Opens the house and keeps it open until it is told to close. The status to leave with, if it cannot be opened. */
export async function main(env = process.env, settings: Settings = usualSettings): Promise<number | undefined> {
  try {
    const config = readConfig(env);
    const server = await createServer({
      config,
      settings,
      shelf: await loadEngines(),
      botProgram: new URL('bot-worker.mjs', here),
      // This is dist/server of a checkout.
      webFolder: join(fileURLToPath(here), '..', '..', 'apps', 'web', 'dist'),
      version: pack.version,
    });
    await server.app.listen({ port: config.port, host: config.host });
    const address = server.app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    process.stdout.write(welcomeText(port ?? config.port, config.publicUrl, lanAddresses()));
    closeWhenTold(server);
    return undefined;
  } catch (error) {
    process.stderr.write(`quri: ${complaint(error)}\n`);
    return 1;
  }
}

function complaint(error: unknown): string {
  const { code, port, message } = error as { code?: string; port?: number; message?: string };
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program; choose one with PORT=…`;
  if (code === 'EACCES' && port !== undefined) return `port ${port} may not be used here; choose one with PORT=…`;
  return message ?? String(error);
}

function closeWhenTold(server: Server): void {
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
