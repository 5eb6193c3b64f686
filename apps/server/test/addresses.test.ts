import { describe, expect, it } from 'vitest';
import { addressForOthers } from '../src/addresses.ts';
import { startServer } from './support/test-server.ts';
import { visit } from './support/visit.ts';

describe('the address that is given to others', () => {
  it('leads them here, also when whoever invites them sits at this machine', () => {
    const lan = ['192.168.1.5', '10.0.0.9'];
    const everywhere = { address: '::', port: 3000 };
    for (const host of ['localhost:3000', 'quri.localhost', '127.0.0.1:3000', '127.0.1.1', '[::1]:3000'])
      expect(addressForOthers(null, host, everywhere, lan), host).toBe('http://192.168.1.5:3000');
    for (const host of ['quri.example', '192.168.1.5:3000', 'localhost.example', '[fe80::1]:3000', ''])
      expect(addressForOthers(null, host, everywhere, lan), host).toBeNull();
    expect(addressForOthers('https://quri.example', 'localhost:3000', everywhere, lan)).toBe('https://quri.example');
    expect(addressForOthers(null, 'localhost:3000', { address: '127.0.0.1', port: 3000 }, lan)).toBeNull();
    expect(addressForOthers(null, 'localhost:3000', everywhere, [])).toBeNull();
  });

  it('is told to every page', async () => {
    const told = async (env: Record<string, string>) => {
      const one = await visit(await startServer({ env }), 'Anna');
      return one.of('welcome')[0]?.address;
    };
    expect(await told({ PUBLIC_URL: 'https://quri.example' })).toBe('https://quri.example');
    expect(await told({})).toBeNull();
  });
});
