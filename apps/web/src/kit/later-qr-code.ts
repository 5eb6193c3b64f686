import { later } from '../app/later.tsx';
import { loadOnce } from '../app/load-once.ts';

/** A link can be copied without it. */
export const LaterQrCode = later(
  loadOnce(() => import('./qr-code.tsx')),
  ({ QrCode }) => QrCode,
);
