/** What a table of words must say in every other language. */
export type Translation<T> = T extends (...about: infer About) => string
  ? (...about: About) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Translation<T[K]> };
