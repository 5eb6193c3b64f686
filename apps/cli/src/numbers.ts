import type { Language } from '@quri/words';

/** How numbers are written in a language. */
export function numbersIn(language: Language) {
  const format = (options: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat(language, options);
    return (value: number): string => (Number.isFinite(value) ? formatter.format(value) : '?');
  };
  const one = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
  const percent = format({ style: 'percent', ...one });
  return {
    percent,
    number: format(one),
    whole: format({ maximumFractionDigits: 0 }),
    small: format({ maximumSignificantDigits: 2 }),
    span: ({ low, high }: { readonly low: number; readonly high: number }): string =>
      `${percent(low)}–${percent(high)}`,
  };
}
