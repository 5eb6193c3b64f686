import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { smallCheckout } from './small-checkout.mjs';

const urlOf = (path) => new URL(`../../../${path}`, import.meta.url);
const textOf = (path) => readFileSync(urlOf(path), 'utf8');
const ofStart = JSON.parse(textOf('package.json')).scripts.start.match(/--\S+/g);
const unit = 'examples/hosting/quri.service';

describe('the flags of npm start', () => {
  test.each([
    ['the container', textOf('Dockerfile').match(/^CMD (\[.*\])$/m)[1]],
    ['the service', textOf(unit).match(/^ExecStart=(.*)$/m)[1]],
  ])('are those of %s', (_where, command) => {
    expect(ofStart.length).toBeGreaterThan(0);
    expect(command.match(/--[\w-]+(=\d+)?/g)).toEqual(expect.arrayContaining(ofStart));
  });
});

test('the service is one that systemd takes, and starts what was built', ({ skip }) => {
  const checkout = smallCheckout();
  const [, words] = textOf(unit).match(/^ExecStart=\S+ (.*)$/m);
  expect(checkout.run('scripts/build.mjs', 'release')).toMatchObject({ status: 0, stderr: 'Building the pages …\n' });
  const { status, stdout } = checkout.run(...words.split(' '));
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('server.mjs') });
  skip(spawnSync('systemd-analyze', ['--version']).status !== 0, 'systemd-analyze is not on this machine');
  const file = join(checkout.folder, 'quri.service');
  writeFileSync(file, textOf(unit).replace('/usr/bin/node', process.execPath));
  const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect({ status: verified.status, said: verified.stderr }).toEqual({ status: 0, said: '' });
});
