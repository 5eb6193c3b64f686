// npm start: runs the server for everybody in the network. A game in this terminal is `npx quri play`.
import { build, buildWeb } from './build.mjs';
import { setup } from './setup.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

// Where the system has no signals, what listens to this one stops the server all the same.
void stopWithNpm(() => process.emit('SIGTERM') || process.exit(1));
setup('run');
process.setSourceMapsEnabled(true);
try {
  await buildWeb();
} catch (error) {
  // Tables can be played without them, and the server says on its page what is missing.
  process.stderr.write(`The pages could not be built: ${error.message}\n`);
}
const { main } = await import(await build('server'));
const status = await main();
if (typeof status === 'number') process.exitCode = status;
