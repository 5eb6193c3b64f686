/** English: 1 gem, 2 gems. */
export const countEn = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** In words, as far as they are short. */
export const numberEn = (n: number): string => NUMBERS[n] ?? String(n);

/** Polish: 1 klejnot, 2 klejnoty, 5 klejnotów; 12 to 14 go with the many, 22 with the few. */
export const countPl = (n: number, one: string, few: string, many: string): string =>
  `${n} ${pluralPl(n, one, few, many)}`;

export function pluralPl(n: number, one: string, few: string, many: string): string {
  if (n === 1) return one;
  const unit = n % 10;
  const teen = n % 100 >= 12 && n % 100 <= 14;
  return unit >= 2 && unit <= 4 && !teen ? few : many;
}
