import { randomInt } from 'node:crypto';
import { hashOfSecret } from '../secrets.ts';
import type { Store } from '../store/records.ts';

/** Without the letters and digits that are taken for one another: 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Codes with which a guest is carried to another device. Only their hashes are stored. */
export function createDeviceCodes(store: Store, validMs: number, now: () => number) {
  return {
    /** `device` is the one that asks for it. The code has dashes, as it is shown. */
    create: async (guest: string, device: string | null) => {
      const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      const at = now();
      const expiresAt = at + validMs;
      const codeHash = hashOfSecret(letters);
      await store.commit((tx) => tx.putDeviceCode({ guest, codeHash, device, expiresAt }, at));
      return { code: letters.match(/.{4}/g)?.join('-') ?? letters, expiresAt };
    },
    /** Whose code it is; undefined for one that is wrong, used or expired. It stays valid. */
    guestOf: (codeHash: string): string | undefined => store.guestOfCode(codeHash, now()),
  };
}

/** The hash of a code as somebody typed it; undefined if it cannot be one. */
export function codeHashOf(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.length > 64) return undefined;
  const letters = typed.toUpperCase().replace(/[\s\p{Dash}]/gu, '');
  return CODE.test(letters) ? hashOfSecret(letters) : undefined;
}
