/** What is found; undefined also where it throws, for whoever makes no difference between the two. */
export function orUndefined<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
