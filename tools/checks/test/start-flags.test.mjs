import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('the container runs Node with the flags of npm start', () => {
  const ofStart = JSON.parse(textOf('package.json')).scripts.start.match(/--\S+/g);
  const command = textOf('Dockerfile').match(/^CMD (\[.*\])$/m)[1];
  expect(ofStart.length).toBeGreaterThan(0);
  expect(JSON.parse(command)).toEqual(expect.arrayContaining(ofStart));
});
