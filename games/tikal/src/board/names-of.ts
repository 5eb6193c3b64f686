/** A name for each of some values. */
export const namesOf = <K extends string>(keys: readonly K[], name: (key: K) => string): Readonly<Record<K, string>> =>
  Object.fromEntries(keys.map((key) => [key, name(key)])) as Record<K, string>;
