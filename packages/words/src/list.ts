/** Anna, Jan and Ewa */
export const listEn = (items: readonly string[]): string => joined(items, ' and ');

/** Anna, Jan i Ewa */
export const listPl = (items: readonly string[]): string => joined(items, ' i ');

function joined(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`;
}
