import type { ReactNode } from 'react';

/** The kero: a drinking cup that widens upwards, painted in bands. */
export const Beaker = (): ReactNode => (
  <>
    <path fill="#5c3c0a" d="M14 8h72c-4 22-12 44-13 84 0 5-46 5-46 0C26 52 18 30 14 8z" />
    <path fill="#d89d2f" d="M17 10h66c-4 22-11 44-12 81-1 4-41 4-42 0C28 54 21 32 17 10z" />
    <path fill="#f3c95c" d="M17 10h40c-2 26-5 52-5 83.500-12 .3-22.500-.8-23-2.500C28 54 21 32 17 10z" />
    <path fill="#ffeeb5" d="M21 12h12c1 24 4 52 4 80-5-.5-8-1-8-2C28 54 25 34 21 12z" />
    {/* rim and inside */}
    <ellipse cx="50" cy="10" rx="36" ry="7.500" fill="#5c3c0a" />
    <ellipse cx="50" cy="9.500" rx="33.500" ry="6" fill="#f9dd87" />
    <ellipse cx="50" cy="10.500" rx="29" ry="4.300" fill="#3c2405" />
    <path fill="#7a2517" d="M23 12c6 2.500 48 2.500 54 0-4 3-15 3.600-27 3.600S27 15 23 12z" />
    {/* bands */}
    <path fill="#0f6d63" d="M20.500 24c18 4 41 4 59 0l-3 13c-16 3-37 3-53 0z" />
    <path
      fill="#5fe0cf"
      d="M26 28h4v3h4v3h-8zM38 29h4v3h4v3h-8zM50 29.500h4v3h4v3h-8zM62 29h4v3h4v3h-8z"
      transform="translate(0 -1)"
    />
    <path fill="#a83420" d="M26 52c15 3 33 3 48 0l-1.500 11c-14 2.500-31 2.500-45 0z" />
    <path fill="#ffeeb5" d="M46 53h8v3h3v4h-3v3h-8v-3h-3v-4h3zM31 55h4v5h-4zM65 55h4v5h-4z" />
    <path fill="#a83420" d="M48.500 56.500h3v3.500h-3z" />
    <path fill="#9b6a17" d="M28.500 76c14 2.500 29 2.500 43 0v4c-14 2.500-29 2.500-43 0z" />
    <path
      fill="#5c3c0a"
      d="M32 77h3v3h-3zM39 78h3v3h-3zM46 78.500h3v3h-3zM53 78.500h3v3h-3zM60 78h3v3h-3zM66 77h3v3h-3z"
    />
  </>
);
