/** A part of the page could not be loaded. */
export class LoadError extends Error {}

/** A failure is kept so long that the waiting screen sees it; later callers load again. */
const REMEMBERED = 1000;

/** Memoises a load. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const begin = (): Promise<T> =>
    load().catch((error: unknown) => {
      setTimeout(() => {
        loading = undefined;
      }, REMEMBERED);
      throw new LoadError(error instanceof Error ? error.message : String(error), { cause: error });
    });
  return () => {
    loading ??= begin();
    return loading;
  };
}
