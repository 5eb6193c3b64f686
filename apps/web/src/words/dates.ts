import type { Language } from '@quri/words';

/** English days are written as in Britain: the day, then the month. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export const dayText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), DAY).format(at);

export const dayAndTimeText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...DAY, hour: 'numeric', minute: '2-digit' }).format(at);
