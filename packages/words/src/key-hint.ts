/** A key and what it does, for the list of keys. */
export interface KeyHint {
  /** As it stands on the keyboard; several that do the same are separated by a blank. */
  readonly key: string;
  readonly does: string;
}
