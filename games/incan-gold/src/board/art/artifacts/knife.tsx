import type { ReactNode } from 'react';

/** The tumi: a blade like a half moon under a small crowned figure. */
export const Knife = (): ReactNode => (
  <>
    {/* fan-shaped crown */}
    <path fill="#5c3c0a" d="M26 28C24 10 36 1 50 1s26 9 24 27l-9 5H35z" />
    <path fill="#f3c95c" d="M28.500 27C27 12 38 3.500 50 3.500S73 12 71.500 27L64 31H36z" />
    <path fill="#ffeeb5" d="M29 22C30 10 40 3.500 50 3.500S70 10 71 22C66 13 58 10 50 10s-16 3-21 12z" />
    <path fill="#0f6d63" d="M34 22h5v5h-5zM42 18h5v5h-5zM53 18h5v5h-5zM61 22h5v5h-5z" />
    <path fill="#5fe0cf" d="M34 22h5v1.600h-5zM42 18h5v1.600h-5zM53 18h5v1.600h-5zM61 22h5v1.600h-5z" />
    {/* face and body */}
    <path fill="#5c3c0a" d="M35 27h30v16h5v12H58v16H42V55H30V43h5z" />
    <path fill="#d89d2f" d="M37 28h26v17h5v8H56v17H44V53H32v-8h5z" />
    <path fill="#f9dd87" d="M37 28h26v4H37zM32 45h5v2h-5zM63 45h5v2h-5zM44 53h12v2H44z" />
    <path fill="#3c2405" d="M40 35h7v3h-7zM53 35h7v3h-7zM44 42h12v2.500H44z" />
    <path fill="#9b6a17" d="M48.500 35h3v5h-3z" />
    <path fill="#e2603f" d="M47 57h6v3h-6zM47 63h6v3h-6z" />
    {/* blade */}
    <path fill="#5c3c0a" d="M42 66h16l3 6c12 0 22-2 35-8 0 20-20 35-46 35S4 84 4 64c13 6 23 8 35 8z" />
    <path fill="#f3c95c" d="M43 68h14l3 6c12 0 22-1.500 33-6-2 17-20 28.500-43 28.500S9 85 7 68c11 4.500 21 6 33 6z" />
    <path
      fill="#ffeeb5"
      d="M43 68h14l3 6c12 0 22-1.500 33-6l-.8 4C78 78 66 79 50 79S22 78 7.800 72L7 68c11 4.500 21 6 33 6z"
    />
    <path fill="#b27f1f" d="M15 84c14 9 56 9 70 0-7 8-19 12.500-35 12.500S22 92 15 84z" />
    <path fill="#fff8e0" d="M19 88.500c13 7 49 7 62 0-8 6-18 8.300-31 8.300s-23-2.300-31-8.300z" />
  </>
);
