/** A failure is kept so long that the waiting screen sees it; later callers load again. */
const REMEMBERED = 1000;

const failures = new Set<() => void>();

/** Lets every failed load be tried again at once. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
}

/** Memoises a load. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    const begun = load().catch((error: unknown) => {
      const forget = (): void => {
        failures.delete(forget);
        if (loading === begun) loading = undefined;
      };
      failures.add(forget);
      setTimeout(forget, REMEMBERED);
      throw error;
    });
    return begun;
  };
  return () => {
    loading ??= begin();
    return loading;
  };
}
