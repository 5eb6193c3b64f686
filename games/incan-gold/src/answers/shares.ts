/** IG-6, IG-9: what each gets when gems are divided, rounded down. */
export const shareOf = (gems: number, among: number): number => Math.floor(gems / among);

/** IG-6, IG-9: what cannot be divided and stays on the path. */
export const remainderOf = (gems: number, among: number): number => gems % among;
