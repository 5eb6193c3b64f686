/** Whom a treasure is divided among (IG-6). */
export function countInside(explorers: readonly { readonly inside: boolean }[]): number {
  let inside = 0;
  for (const explorer of explorers) if (explorer.inside) inside++;
  return inside;
}
