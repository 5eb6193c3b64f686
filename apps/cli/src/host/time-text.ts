import type { Language } from '@quri/words';

export const timeText = (ms: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'pl' ? 'pl-PL' : 'en-GB', { dateStyle: 'short', timeStyle: 'medium' }).format(
    ms,
  );
