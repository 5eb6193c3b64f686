import type { ErrorCode } from '@quri/protocol';
import type { en } from './en.ts';

/** What a table of words must say in every language. */
export type Translation<T> = T extends (...about: infer About) => string
  ? (...about: About) => string
  : T extends string
    ? string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Translation<T[K]> };

/** What every language must be able to say; a sentence that is missing does not compile. */
export type ShellText = Translation<typeof en> & { readonly refusals: Readonly<Record<ErrorCode, string>> };
