import type { ReactNode } from 'react';

const BODY = 'M96 118C70 138 14 136 14 114S70 100 78 86 50 66 34 74 12 62 22 46 46 34 50 34';
const COIL = 'M96 118C70 138 14 136 14 114S70 100 78 86';

/** It rises out of its coils, mouth open. */
export const Snake = (): ReactNode => (
  <>
    <path fill="#6a2a1a" d="M0 0h100v140H0z" />
    <path fill="#8f4226" d="M0 0h100v84C80 64 20 64 0 84z" />
    <path fill="#b9642f" d="M10 0h80c0 22-18 36-40 36S10 22 10 0z" />
    <path fill="#3a150e" d="M0 118c20-10 80-10 100 0v22H0z" />
    <g fill="none" strokeLinecap="round">
      <path d={BODY} stroke="#0e1d12" strokeWidth="23" />
      <path d={BODY} stroke="#3f7d3a" strokeWidth="18" />
      <path d={BODY} stroke="#7fb24a" strokeWidth="8" transform="translate(-1 -4)" />
      <path d={BODY} stroke="#e0ae3a" strokeWidth="7" strokeDasharray="5 9" strokeLinecap="butt" />
      <path d={BODY} stroke="#16351c" strokeWidth="3" strokeDasharray="5 9" strokeLinecap="butt" />
      {/* the upper coil lies over the lower one */}
      <path d="M20 124C8 108 70 102 78 86" stroke="#0e1d12" strokeWidth="2" opacity=".0" />
      <path d={COIL} stroke="none" />
    </g>
    {/* head */}
    <path fill="#0e1d12" d="M40 24c6-12 24-18 38-12 10 4 16 12 18 20l-22 6 20 10c-8 10-24 14-38 8-12-4-20-18-16-32z" />
    <path fill="#3f7d3a" d="M44 25c6-9 20-14 32-9 7 3 12 8 14 13L68 36l20 13c-8 6-20 7-30 3-10-4-17-15-14-27z" />
    <path fill="#8cc256" d="M44 25c6-9 20-14 32-9 7 3 12 8 14 13-6-3-10-4-15-4-12-4-24-4-31 0z" />
    <path fill="#7d1f1a" d="M90 30 68 36.500l19 12C80 44 78 40 79 37s5-5 11-7z" />
    <path fill="#f4ead0" d="m84 31.500 1.500 8 3-9.300zM78 44l2-6.500 3 9.500z" />
    <path
      d="M76 38.500c8 1 12 4 20 3M88 40.500c3 2 5 5 8 6"
      fill="none"
      stroke="#f0785a"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path fill="#ffd98a" d="M58 23c4-4 10-4 13 0-3 4-10 4-13 0z" />
    <path fill="#10150f" d="M64 20.300h2.200v5.600H64z" />
    <path fill="#e0ae3a" d="M48 30h4v-3h4v3h-4v3h-4zM50 40h4v-3h4v3h-4v3h-4z" />
    {/* rattle of a tail */}
    <path fill="#e0ae3a" d="M92 112h5v-4h4v16h-4v4h-5z" />
  </>
);
