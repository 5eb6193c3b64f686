// The container as far as it can be read. Its steps are carried out by bench/operation/image.mjs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const textOf = (name) => readFileSync(`${root}/${name}`, 'utf8');
const dockerfile = textOf('Dockerfile');

test('every stage is based on one version of Node', () => {
  expect(dockerfile).toMatch(/^ARG NODE=node:24\.\d+\.\d+-\w+-slim$/m);
  expect(dockerfile).not.toMatch(/^FROM (?!\$\{NODE\})/m);
});

test('an edit of a source installs nothing again, and nothing is downloaded twice', () => {
  const [, build] = dockerfile.split(/^FROM .* AS build$/m);
  const install = build.indexOf('npm ci');
  expect(install).toBeGreaterThan(0);
  expect(build.indexOf('COPY . .')).toBeGreaterThan(install);
  expect(build).toMatch(/^RUN --mount=type=cache,target=\S+ npm ci/m);
});

test('copies with seeds, and settings with secrets, are neither committed nor sent to Docker', () => {
  for (const path of ['backups/quri-2026-11-19.db', '.env']) {
    const { status } = spawnSync('git', ['check-ignore', '--quiet', path], { cwd: root });
    expect([path, status]).toEqual([path, 0]);
    expect(textOf('.dockerignore').split('\n')).toContain(path.split('/')[0]);
  }
});

test('nobody is believed about their address unless the host says so, and all settings are passed on', () => {
  const compose = textOf('compose.yaml');
  expect(compose).not.toMatch(/^ +TRUST_PROXY:/m);
  expect(compose).toMatch(/env_file:\n +- path: \.env$/m);
  expect(compose).toMatch(/mem_limit: /);
});
