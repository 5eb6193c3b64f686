import type { Guest } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import type { GuestAnswer } from '../src/session/socket/guest.ts';
import { guestName } from '../src/session/socket/guest-name.ts';
import { memoryStorage } from './fake-server.ts';

/** A browser, and a server that can be out of reach. */
function person(keep = memoryStorage(), there: Guest = { id: 'g', name: null, colour: 2 }, here = '') {
  const at = { here, there, reachable: true, calls: [] as string[] };
  const name = guestName({
    storage: keep,
    here: () => at.here,
    there: () => at.there,
    call: async (wanted): Promise<GuestAnswer> => {
      if (!at.reachable) return { ok: false, refused: { code: 'unavailable', retry: true } };
      at.calls.push(wanted);
      if (wanted.length > 24) return { ok: false, refused: { code: 'badName', retry: false } };
      return { ok: true, guest: { ...at.there, name: wanted } };
    },
    named: (named) => {
      at.here = named;
    },
    known: (guest) => {
      at.there = guest;
    },
  });
  return { at, name, keep };
}

describe('a name', () => {
  it('is taken here and there', async () => {
    const { at, name } = person();
    expect(await name.set('Anna')).toBeNull();
    expect(at).toMatchObject({ here: 'Anna', there: { name: 'Anna' } });
    await name.sync();
    expect(at.calls).toEqual(['Anna']);
  });

  it('typed while the server is out of reach serves here at once, and is said when the line is back', async () => {
    const { at, name } = person();
    at.reachable = false;
    expect(await name.set(' Anna ')).toBeNull();
    expect(at).toMatchObject({ here: 'Anna', there: { name: null } });
    await name.sync();
    at.reachable = true;
    await name.sync();
    await name.sync();
    expect(at.there.name).toBe('Anna');
    expect(at.calls).toEqual(['Anna']);
  });

  it('is said by the page that comes after, if that one was closed meanwhile', async () => {
    const away = person(memoryStorage(), { id: 'g', name: 'Ania', colour: 2 }, 'Ania');
    away.at.reachable = false;
    await away.name.set('Anna');
    const later = person(away.keep, { id: 'g', name: 'Ania', colour: 2 }, 'Anna');
    await later.name.sync();
    expect(later.at.there.name).toBe('Anna');
  });

  it('that the server has none of is said too, and one it has from another page is left alone', async () => {
    const nobody = person(memoryStorage(), { id: 'g', name: null, colour: 2 }, 'Anna');
    await nobody.name.sync();
    expect(nobody.at.there.name).toBe('Anna');
    const renamed = person(memoryStorage(), { id: 'g', name: 'Ania', colour: 2 }, 'Anna');
    await renamed.name.sync();
    expect(renamed.at.calls).toEqual([]);
  });

  it('that may not be is refused at once, and one that turns out so later is asked for again', async () => {
    const { at, name } = person();
    const long = 'A'.repeat(30);
    expect(await name.set(long)).toEqual({ code: 'badName', retry: false });
    expect(at.here).toBe('');
    at.reachable = false;
    await name.set(long);
    at.reachable = true;
    await name.sync();
    await name.sync();
    expect(at.here).toBe('');
    expect(at.calls).toEqual([long, long]);
  });
});
