import { at } from './at.ts';
/**
 * Canonical JSON: sorted keys, no blanks, only what JSON can express. Everything hashed or compared is in this form.
 * JSON.stringify is fast, so it is given a value whose keys are in order.
 */
export function canonical(value: unknown): string {
  const ordered = inOrder(value);
  return ordered === UNORDERED ? spelled(value) : JSON.stringify(ordered);
}

/** An object cannot have its keys in this order: those that look like numbers always come first, as numbers. */
const UNORDERED = Symbol('unordered');

/** The same value with the keys of all objects in order; itself, where they are already. */
function inOrder(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`JSON cannot say ${value}`);
      return value;
    case 'object':
      if (value === null) return value;
      return Array.isArray(value) ? listInOrder(value) : objectInOrder(value as Readonly<Record<string, unknown>>);
    default:
      throw new TypeError(`JSON cannot say a ${typeof value}`);
  }
}

function listInOrder(list: readonly unknown[]): unknown {
  let copy: unknown[] | undefined;
  // By index: a hole is undefined here, which JSON cannot say.
  for (let i = 0; i < list.length; i++) {
    const one = inOrder(list[i]);
    if (one === UNORDERED) return UNORDERED;
    if (one === list[i]) continue;
    copy ??= [...list];
    copy[i] = one;
  }
  return copy ?? list;
}

function objectInOrder(value: Readonly<Record<string, unknown>>): unknown {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('JSON knows plain objects only');
  const keys = Object.keys(value);
  let copy: Record<string, unknown> | undefined = sort(keys) ? {} : undefined;
  for (let i = 0; i < keys.length; i++) {
    const key = at(keys, i);
    const field = value[key];
    if (field === undefined) continue;
    const one = inOrder(field);
    if (one === UNORDERED || isSpecial(key)) return UNORDERED;
    if (copy === undefined && one === field) continue;
    copy ??= Object.fromEntries(keys.slice(0, i).map((before) => [before, value[before]]));
    copy[key] = one;
  }
  return copy ?? value;
}

/** Keys that an object does not keep in the order they were given, or does not take as keys. */
const isSpecial = (key: string): boolean => (key >= '0' && key < ':') || key === '__proto__' || key === 'toJSON';

/**
 * In place, by UTF-16 code units; was there anything to move? Objects have few keys, mostly in some order already:
 * shifting them takes no memory, which the general sort does.
 */
function sort(keys: string[]): boolean {
  let moved = false;
  for (let i = 1; i < keys.length; i++) {
    const key = at(keys, i);
    let place = i;
    for (; place > 0 && at(keys, place - 1) > key; place--) keys[place] = at(keys, place - 1);
    if (place === i) continue;
    keys[place] = key;
    moved = true;
  }
  return moved;
}

/** The same form made by hand, for keys that an object cannot hold in order. */
function spelled(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelled).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const texts = Object.keys(fields)
    .sort()
    .filter((key) => fields[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${spelled(fields[key])}`);
  return `{${texts.join(',')}}`;
}

/** Do both say the same? */
export function equalJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => equalJson(one, b[i]));
  if (Array.isArray(b)) return false;
  // Counted in loops: lists of keys would be most of the memory this takes.
  let missing = 0;
  for (const key in b) if (b[key as keyof typeof b] !== undefined) missing++;
  for (const key in a) {
    const one: unknown = a[key as keyof typeof a];
    if (one === undefined) continue;
    if (!Object.hasOwn(b, key) || !equalJson(one, b[key as keyof typeof b])) return false;
    missing--;
  }
  return missing === 0;
}

export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);
