/** JSON with one spelling: sorted keys, no blanks, nothing JSON cannot say. What is hashed or compared is spelled so. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`JSON cannot say ${value}`);
    return JSON.stringify(value);
  }
  // Array.from gives a hole as undefined, which JSON cannot say; map would pass it over.
  if (Array.isArray(value)) return `[${Array.from(value, (one) => canonical(one)).join(',')}]`;
  if (typeof value === 'object') return canonicalObject(value as Readonly<Record<string, unknown>>);
  throw new TypeError(`JSON cannot say a ${typeof value}`);
}

function canonicalObject(value: Readonly<Record<string, unknown>>): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('JSON knows plain objects only');
  const fields: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const field = value[key];
    if (field !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(field)}`);
  }
  return `{${fields.join(',')}}`;
}

export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);
