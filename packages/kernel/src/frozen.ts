type Plain = string | number | boolean | bigint | symbol | null | undefined;

/** The same value, read-only to the bottom. Only `evolve` ever gets a state that is not frozen. */
export type Frozen<T> = T extends Plain ? T : { readonly [K in keyof T]: Frozen<T[K]> };

/** Tells the type checker that a state is only going to be looked at. It costs nothing at run time. */
export const frozen = <T>(value: T): Frozen<T> => value as Frozen<T>;
