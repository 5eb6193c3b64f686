// npm start: runs the server for everybody in the network. A game in this terminal is `npx quri play`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root, setup } from './setup.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

// Where the system has no signals, what listens to this one stops the server all the same.
void stopWithNpm(() => process.emit('SIGTERM') || process.exit(1));
setup('run');
// In a process of its own: a bundler would stay in the memory of the server, some 500 MB.
spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), 'all'], { stdio: 'inherit' });
process.setSourceMapsEnabled(true);
const { main } = await import(await build('server'));
const status = await main();
if (typeof status === 'number') process.exitCode = status;
