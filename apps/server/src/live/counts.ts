/** How many of something each one has right now. */
export interface Counts {
  of(who: string): number;
  add(who: string): void;
  remove(who: string): void;
}

export function counts(): Counts {
  const all = new Map<string, number>();
  const of = (who: string): number => all.get(who) ?? 0;
  return {
    of,
    add: (who) => void all.set(who, of(who) + 1),
    remove: (who) => {
      if (of(who) > 1) all.set(who, of(who) - 1);
      else all.delete(who);
    },
  };
}
