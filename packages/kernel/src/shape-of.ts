/** A tiny reader for values from outside: says where the first thing is that does not fit. */
export type Fits = (value: unknown) => string | undefined;

/** Half a surrogate pair is no text: UTF-8 cannot say it, and two that differ would be hashed alike. */
export const isText: Fits = (value) =>
  typeof value === 'string' && !/\p{Surrogate}/u.test(value) ? undefined : 'is not a text';
export const isHash: Fits = (value) =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? undefined : 'is not a hash';
export const isCount: Fits = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? undefined : 'is not a whole number from 0';
export const isFlag: Fits = (value) => (typeof value === 'boolean' ? undefined : 'is not true or false');
export const isRecord: Fits = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'is not an object';

export const oneOf =
  (...values: readonly unknown[]): Fits =>
  (value) =>
    values.includes(value) ? undefined : `is not ${values.map((one) => JSON.stringify(one)).join(' or ')}`;

export const orNull =
  (fits: Fits): Fits =>
  (value) =>
    value === null ? undefined : fits(value);

export const listOf =
  (fits: Fits, most: number): Fits =>
  (value) => {
    if (!Array.isArray(value)) return 'is not a list';
    if (value.length > most) return `has more than ${most} items`;
    for (const [i, one] of value.entries()) {
      const problem = fits(one);
      if (problem !== undefined) return within(`[${i}]`, problem);
    }
    return undefined;
  };

/** Exactly these fields; more or fewer do not fit. */
export const fields =
  (shape: Readonly<Record<string, Fits>>): Fits =>
  (value) => {
    const problem = isRecord(value);
    if (problem !== undefined) return problem;
    const record = value as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(record))
      if (!Object.hasOwn(shape, key)) return within(`.${key.slice(0, 40)}`, 'is unknown');
    for (const [key, fits] of Object.entries(shape)) {
      const wrong = Object.hasOwn(record, key) ? fits(record[key]) : 'is missing';
      if (wrong !== undefined) return within(`.${key}`, wrong);
    }
    return undefined;
  };

/** One of several shapes, told apart by `format`. */
export const byFormat =
  (formats: Readonly<Record<string, Readonly<Record<string, Fits>>>>): Fits =>
  (value) => {
    const problem = isRecord(value);
    if (problem !== undefined) return problem;
    const { format } = value as { readonly format?: unknown };
    if (format === undefined) return within('.format', 'is missing');
    const wrong = oneOf(...Object.keys(formats))(format);
    if (wrong !== undefined) return within('.format', wrong);
    return fields({ format: isText, ...formats[format as string] })(value);
  };

/** No deeper than this many levels, whatever it is: a hostile file must not exhaust the stack. */
export const noDeeperThan = (levels: number): Fits => {
  const tooDeep = (value: unknown, left: number): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    return left === 0 || Object.values(value).some((one) => tooDeep(one, left - 1));
  };
  return (value) => (tooDeep(value, levels) ? `is nested more than ${levels} levels deep` : undefined);
};

/** JSON can spell numbers beyond all numbers, which no JSON can spell back. */
export const noInfinity: Fits = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'is too great a number';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, one] of Object.entries(value)) {
    const problem = noInfinity(one);
    if (problem !== undefined) return within(`.${key}`, problem);
  }
  return undefined;
};

const within = (where: string, problem: string): string =>
  /^[.[]/.test(problem) ? `${where}${problem}` : `${where} ${problem}`;
