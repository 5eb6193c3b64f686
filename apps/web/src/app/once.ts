/** So long a failure is remembered: the screen that waited must see it, and whoever comes later tries anew. */
const REMEMBERED = 1000;

const failures = new Set<() => void>();

/** Somebody wants to try again now. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
}

/** Loads something once, whoever asks and however often. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
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
