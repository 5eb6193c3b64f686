import type { ReactNode } from 'react';

/** A broad face of beaten gold under a stepped crown, with ear discs. */
export const Mask = (): ReactNode => (
  <>
    <path fill="#5c3c0a" d="M20 34V22h8v-8h8V6h28v8h8v8h8v12z" />
    <path fill="#d89d2f" d="M22 34V24h8v-8h8V8h24v8h8v8h8v10z" />
    <path fill="#f9dd87" d="M38 8h24v2H38zM30 16h8v2h-8zM62 16h8v2h-8zM22 24h8v2h-8zM70 24h8v2h-8z" />
    <path fill="#0f6d63" d="M46 14h8v6h6v6H40v-6h6z" />
    <path fill="#5fe0cf" d="M46 14h8v2h-8z" />
    <circle cx="13" cy="56" r="11" fill="#5c3c0a" />
    <circle cx="87" cy="56" r="11" fill="#5c3c0a" />
    <circle cx="13" cy="56" r="9" fill="#d89d2f" />
    <circle cx="87" cy="56" r="9" fill="#d89d2f" />
    <circle cx="13" cy="56" r="4.500" fill="#0f6d63" />
    <circle cx="87" cy="56" r="4.500" fill="#0f6d63" />
    <path fill="#f9dd87" d="M5 52a9 9 0 0 1 16 0 10 8 0 0 0-16 0zM79 52a9 9 0 0 1 16 0 10 8 0 0 0-16 0z" />
    <path fill="#5c3c0a" d="M17 32h66v24c0 22-13 40-33 40S17 78 17 56z" />
    <path fill="#f3c95c" d="M19.500 34h61v22c0 20-12 37.500-30.500 37.500S19.500 76 19.500 56z" />
    <path fill="#ffeeb5" d="M19.500 34h61v8c-18-4-43-4-61 0z" />
    <path fill="#d89d2f" d="M80.500 56c0 20-12 37.500-30.500 37.500V84c14 0 25-10 30.500-28z" />
    <path fill="#9b6a17" d="M24 46h22v4H28v4h-4zM76 46H54v4h18v4h4z" />
    <path fill="#3c2405" d="M26 51c5-3 14-3 18 1-3 7-14 8-18-1zM74 51c-5-3-14-3-18 1 3 7 14 8 18-1z" />
    <circle cx="36" cy="53" r="3.600" fill="#5fe0cf" />
    <circle cx="64" cy="53" r="3.600" fill="#5fe0cf" />
    <path fill="#ffeeb5" d="M46 46h4v22h-7z" />
    <path fill="#b27f1f" d="M50 46h4l4 22h-8z" />
    <path fill="#5c3c0a" d="M41 68h18v3H41zM33 77h34v9H33z" />
    <path fill="#fff6d6" d="M35 79h5v5h-5zM42 79h5v5h-5zM53 79h5v5h-5zM60 79h5v5h-5z" />
    <path fill="#e2603f" d="M22 60h8v3h3v3h-3v3h-6zM78 60h-8v3h-3v3h3v3h6z" />
  </>
);
