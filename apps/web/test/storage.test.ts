import { expect, it } from 'vitest';
import { storageIn } from '../src/session/storage.ts';
import { noteTipShown, wasTipShown } from '../src/session/tips-shown.ts';

function forbidden(): Storage {
  throw new DOMException('denied', 'SecurityError');
}

it('what a browser forbids to store is there as long as the page', () => {
  const storage = storageIn(forbidden);
  expect(storage.lasts()).toBe(false);
  storage.write('name', 'Anna');
  expect(storage.read('name')).toBe('Anna');
  storage.write('name', null);
  expect(storage.read('name')).toBeNull();
  noteTipShown('inka', 'first', storage);
  expect(wasTipShown('inka', 'first', storage)).toBe(true);
});

it('what there was no room for stands before what was stored, until there is room again', () => {
  const kept = new Map<string, string>([['quri/pace', 'calm']]);
  let full = true;
  const storage = storageIn(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (full) throw new DOMException('full', 'QuotaExceededError');
          kept.set(key, value);
        },
        removeItem: (key: string) => kept.delete(key),
      }) as unknown as Storage,
  );
  storage.write('pace', 'brisk');
  expect([storage.read('pace'), storage.lasts()]).toEqual(['brisk', false]);
  full = false;
  storage.write('pace', 'instant');
  expect([storage.read('pace'), kept.get('quri/pace'), storage.lasts()]).toEqual(['instant', 'instant', true]);
  expect([...kept.keys()]).toEqual(['quri/pace']);
});
