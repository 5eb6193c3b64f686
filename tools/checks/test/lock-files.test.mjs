// A lock file must serve every registry and every platform, not only those of whoever wrote it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lockFiles = [
  'package-lock.json',
  'tools/checks/package-lock.json',
  'tools/browser/package-lock.json',
  'bench/peers/package-lock.json',
];
const read = (file) => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).packages;

test.each(lockFiles)('%s names no registry', (file) => {
  const addresses = Object.values(read(file)).map(({ resolved }) => resolved);
  expect(addresses.filter((address) => /^[a-z+]+:/.test(address ?? ''))).toEqual([]);
});

test.each(lockFiles)('%s has the parts of every platform', (file) => {
  const packages = read(file);
  const optional = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}));
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  expect(optional.filter((name) => !locked.has(name))).toEqual([]);
});
