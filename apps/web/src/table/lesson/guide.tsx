import type { ReactNode } from 'react';

/** The llama that explains. */
export const Guide = ({ size }: { readonly size: number }): ReactNode => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <g fill="#b88f5e">
      <path d="M19 21 Q13 5 21 3 Q27 8 26 20Z" />
      <path d="M45 21 Q51 5 43 3 Q37 8 38 20Z" />
    </g>
    <g fill="#7c4f33">
      <path d="M21 18 Q18 9 21.5 7 Q24 11 24 18Z" />
      <path d="M43 18 Q46 9 42.5 7 Q40 11 40 18Z" />
    </g>
    <path fill="#e9d5ae" d="M17 64 Q14 44 17 30 Q19 16 32 16 Q45 16 47 30 Q50 44 47 64Z" />
    <path fill="#d5ba8a" d="M39 64 Q45 44 43 28 Q42 19 36 16.6 Q46 18 47 30 Q50 44 47 64Z" />
    <path
      fill="#f6e9cb"
      d="M20 25 Q20 13 26 14 Q28 9 32 12 Q36 9 38 14 Q44 13 44 25 Q40 20 37 23 Q34 19 32 23 Q29 19 27 23 Q24 20 20 25Z"
    />
    <path fill="#f3e3c1" d="M23 38 Q23 31 32 31 Q41 31 41 38 Q42 49 32 50 Q22 49 23 38Z" />
    <path fill="#3b2a22" d="M28.6 38.4 Q32 36.6 35.4 38.4 Q34.4 41.6 32 42 Q29.6 41.6 28.6 38.4Z" />
    <path
      fill="none"
      stroke="#3b2a22"
      strokeWidth="1.5"
      strokeLinecap="round"
      d="M32 42 V44.4 M27.6 44.8 Q30 47.2 32 44.4 Q34 47.2 36.4 44.8"
    />
    <g fill="#22201c">
      <ellipse cx="24.6" cy="29.4" rx="2.3" ry="2.9" />
      <ellipse cx="39.4" cy="29.4" rx="2.3" ry="2.9" />
    </g>
    <g fill="#fff">
      <circle cx="25.4" cy="28.4" r="0.8" />
      <circle cx="40.2" cy="28.4" r="0.8" />
    </g>
    <path fill="#c2502f" d="M17 53 Q32 60 47 53 L47.6 59 Q32 66 16.4 59Z" />
    <path fill="#f2ad45" d="M20 56 l3 -1 v3z M26.6 57.6 l3 -0.4 v3z M37.4 57.6 l-3 -0.4 v3z M44 56 l-3 -1 v3z" />
    <path fill="#2fb5a4" d="M32 56.8 l2.4 2.6 -2.4 2.6 -2.4 -2.6z" />
  </svg>
);
