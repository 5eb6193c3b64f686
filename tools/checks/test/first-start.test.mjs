import { expect, test } from 'vitest';
import { smallCheckout } from './small-checkout.mjs';

test('the first start builds without advice for whoever works on it, and without keeping a bundler in the memory of the server', () => {
  const { status, stdout, stderr } = smallCheckout().run('scripts/start.mjs');
  expect({ status, stderr }).toEqual({ status: 0, stderr: 'Building the pages …\n' });
  expect(JSON.parse(stdout).bundlers).toEqual([]);
});
