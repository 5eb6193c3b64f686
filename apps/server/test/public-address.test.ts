import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../src/notifications/public-address.ts';
import { webhookUrl } from '../src/notifications/webhook-url.ts';

const INSIDE = [
  ['this host', '0.0.0.0', '0.1.2.3', '127.0.0.1', '127.255.255.254', '::', '::1'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  ['link-local', '169.254.169.254', 'fe80::1', 'febf::1', 'fec0::1'],
  ['shared', '100.64.0.1', '100.127.255.255'],
  ['multicast and reserved', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1', '4000::1'],
  ['documentation and benchmarks', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '198.19.255.255'],
  ['documentation in IPv6', '2001:db8::1', '3fff::1', '3fff:fff::1', '2001:2::1', '100::1'],
  ['protocols', '192.0.0.1', '192.88.99.1'],
  ['mapped', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1'],
  ['translated and tunnelled', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '2001:0:7f00:1::'],
  ['no addresses at all', '', 'localhost', '127.1', '1.2.3', '2130706433', '0x7f.1', '::g', '8.8.8.8 ', 'fe80::1%eth0'],
] as const;

describe('an address that a webhook may lead to', () => {
  it.each(INSIDE)('is not one of %s', (_what, ...addresses) => {
    for (const address of addresses as readonly string[]) expect(isPublicAddress(address, []), address).toBe(false);
  });

  it('is any other', () => {
    const outside = ['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.0.1.1'];
    for (const address of [
      ...outside,
      '198.20.0.1',
      '223.255.255.255',
      '2606:4700:4700::1111',
      '2a00:1450::1',
      '3ffe::1',
    ])
      expect(isPublicAddress(address, []), address).toBe(true);
  });

  it('is not beside the host: machines in its networks may have public addresses', () => {
    const own = ['127.0.0.1/8', '5.9.10.20/26', '2a01:4f8:1:2::5/64', 'fe80::1/64'];
    for (const address of ['5.9.10.20', '5.9.10.63', '2a01:4f8:1:2::5', '2a01:4f8:1:2:aaaa::1'])
      expect(isPublicAddress(address, own), address).toBe(false);
    for (const address of ['5.9.10.64', '2a01:4f8:1:3::5']) expect(isPublicAddress(address, own), address).toBe(true);
  });
});

describe('the address of a webhook', () => {
  it('is of the web, without a password, and at a port where nothing else listens', () => {
    const long = `https://example.org/${'a'.repeat(480)}`;
    for (const text of ['https://example.org/x?y=1', 'http://example.org:8080/', 'https://example.org:443/', long])
      expect(webhookUrl(text), text).toBeInstanceOf(URL);
    const refused = ['ftp://example.org/', 'file:///etc/passwd', 'javascript:alert(1)', 'example.org', '', 'https://'];
    const withSecrets = ['https://anna@example.org/', 'https://anna:secret@example.org/', 'https://:x@example.org/'];
    const ports = [
      'http://example.org:25/',
      'http://example.org:22/',
      'http://example.org:0/',
      'http://example.org:1023/',
    ];
    for (const text of [...refused, ...withSecrets, ...ports, `${long}a`, 7, null, undefined, {}])
      expect(webhookUrl(text), String(text)).toBeUndefined();
  });
});
