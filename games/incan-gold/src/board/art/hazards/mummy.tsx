import type { ReactNode } from 'react';

/** It sits up, wrapped, one eye open, and reaches out. */
export const Mummy = (): ReactNode => (
  <>
    <path fill="#2b1713" d="M0 0h100v140H0z" />
    <path fill="#5b2a1d" d="M8 140V60C8 26 26 10 50 10s42 16 42 50v80z" />
    <path fill="#7d3d27" d="M16 140V62c0-28 14-42 34-42s34 14 34 42v78z" />
    <path fill="#3b1c14" d="M24 140V70c0-20 10-34 26-34s26 14 26 34v70z" />
    {/* body */}
    <path fill="#a58a5f" d="M20 140c0-26 6-44 18-51h24c12 7 18 25 18 51z" />
    <path fill="#d9c193" d="M24 128c2-20 7-32 16-38h20c5 3 9 8 12 15-10-7-30-7-38 2-5 5-8 12-10 21z" />
    <path
      d="M24 116c16-10 36-10 53-2M21 131c18-10 40-9 58 0M31 101c12-6 26-6 39 1M44 92l22 48M34 97l-9 40"
      fill="none"
      stroke="#6f5634"
      strokeWidth="2"
    />
    {/* head */}
    <path fill="#a58a5f" d="M29 58c0-20 9-32 21-32s21 12 21 32c0 18-8 33-21 33S29 76 29 58z" />
    <path fill="#e3cd9f" d="M32 50c2-14 9-21 18-21s17 7 18 21c-4-5-10-8-18-8s-14 3-18 8z" />
    <path fill="#c9ae7c" d="M30 54c12-9 28-9 40 0l.5 9c-13-8-28-8-41 0z" />
    <path
      d="M30 66c12-6 28-6 40-1M32 75c11-4 25-3 35 2M37 84c8-3 18-2 25 1M33 44l34 12M31 52c10-8 26-12 36-6"
      fill="none"
      stroke="#6f5634"
      strokeWidth="1.800"
    />
    <path fill="#1c0d0a" d="M33 57c5-5 11-5 15 0-3 5-11 6-15 0zM55 58c3-3 7-3 10-1-2 3-7 4-10 1z" />
    <circle cx="41" cy="57.500" r="3.400" fill="#f2ad45" />
    <circle cx="41.600" cy="56.600" r="1.300" fill="#fff0bd" />
    <path fill="#1c0d0a" d="M41 76c5-3 13-3 18 1l-2 5c-5-3-10-3-14-1z" />
    <path fill="#e9dfc7" d="m44 75 1.500 3 2-3.600zM51 74.500l1.700 3.200 2-2.600z" />
    {/* headband with feathers */}
    <path fill="#b8432b" d="M30 45c10-9 30-9 40 0l-1-7C60 29 40 29 31 38z" />
    <path fill="#f0c562" d="M38 38.500h4v-2h4v2h-4v2h-4zM54 36.500h4v2h4v2h-4v-2h-4z" />
    <path fill="#2fb5a4" d="M47 32C42 22 43 12 50 4c7 8 8 18 3 28z" />
    <path fill="#0f6d63" d="M50 4c7 8 8 18 3 28h-3z" />
    <path fill="#d8c193" d="M42 34c-7-7-8-15-5-23 6 5 9 13 8 22zM58 34c7-7 8-15 5-23-6 5-9 13-8 22z" />
    {/* arms reaching at us */}
    <path
      fill="#6f5634"
      d="M14 128c-3-18-1-32 6-40l12 6c-5 10-5 20-3 34zM86 128c3-18 1-32-6-40l-12 6c5 10 5 20 3 34z"
    />
    <path fill="#e3cd9f" d="M13 118c-2-14 0-24 6-31l11 5c-5 9-6 18-4 27zM87 118c2-14 0-24-6-31l-11 5c5 9 6 18 4 27z" />
    <path d="m14 96 13 5M12 106l14 3M86 96l-13 5M88 106l-14 3" stroke="#6f5634" strokeWidth="2" />
    <path
      fill="#c9ae7c"
      d="M8 119l5-3 13-1 5 4 2 10-4-5-1 9-4-8-3 10-4-9-5 8-1-8-6 6zM92 119l-5-3-13-1-5 4-2 10 4-5 1 9 4-8 3 10 4-9 5 8 1-8 6 6z"
    />
    <path fill="#c9ae7c" d="M76 90c9 1 14 6 20 3-2 7-10 7-13 5 3 5 9 8 13 7-6 6-18 1-20-8z" opacity=".9" />
  </>
);
