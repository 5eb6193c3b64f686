// npm start: a game in this terminal.
import { build } from './build.mjs';
import { setup } from './setup.mjs';

setup('run');
process.setSourceMapsEnabled(true);
const program = await build();

if (process.stdin.isTTY) {
  const { main } = await import(program);
  const status = await main(['play', ...process.argv.slice(2)]);
  if (typeof status === 'number') process.exitCode = status;
} else {
  process.stdout.write(
    'Quri is ready. This is no terminal, so nobody could answer: run `npm start` in one to play,\n' +
      'or `npx quri --help` to see what else there is.\n',
  );
}
