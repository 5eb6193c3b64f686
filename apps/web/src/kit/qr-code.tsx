import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** A QR code as one path, always dark on light: cameras read it so. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }): ReactNode {
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fdf8ec" />
      <path d={dots.join('')} fill="#0e1513" />
    </svg>
  );
}
