import type { ReactNode } from 'react';

/** A little llama of gold, with a blanket. */
export const Llama = (): ReactNode => (
  <>
    <path fill="#5c3c0a" d="M14 92h66v6H14z" />
    <path fill="#d89d2f" d="M16 90h62v5H16z" />
    <path fill="#f9dd87" d="M16 90h62v1.800H16z" />
    {/* far legs */}
    <path fill="#7d5512" d="M30 64h8l-1 26h-7zM62 64h8v26h-7z" />
    <path
      fill="#5c3c0a"
      d="M18 46c6-5 20-6 34-5l6-28-3-10 7 4 5-1 3-4 2 8c5 2 9 5 11 9 1 4-2 7-6 7l-7-1-1 26c2 5 2 10 0 15l3 26H62l-2-22c-8 3-20 3-27 0l-2 22H21l1-26c-6-6-8-15-4-20z"
    />
    <path
      fill="#f3c95c"
      d="M20 47c7-4 20-5 34-4l6-29-2-7 5 3 6-1 2-2 1 6c5 2 8 5 10 8 0 3-2 5-5 5l-9-1-2 27c2 5 2 10 0 14l3 25h-6l-3-23c-9 4-22 4-30 0l-3 23h-6l1-26c-5-5-6-13-4-18z"
    />
    <path fill="#ffeeb5" d="M20 47c7-4 20-5 34-4l6-29-2-7 5 3c-1 12-3 26-6 36-12-2-28-2-37 1z" />
    <path fill="#b27f1f" d="M22 60c10 8 30 9 42 4l-2 4c-9 4-22 4-30 0l-3 23h-2l1-24c-4-2-6-4-6-7z" />
    <path fill="#ffeeb5" d="m59 5 3 4 2 0-2-6zM70 6l-1 4 2 1 2-6z" />
    <circle cx="72" cy="17" r="1.900" fill="#3c2405" />
    <path d="M76 23.500c3 .5 5-.2 6-1.500" stroke="#7d5512" strokeWidth="1.400" fill="none" />
    {/* blanket */}
    <path fill="#0f6d63" d="M28 43c8-1 14-1 22 0l1 18H27z" />
    <path fill="#2fb5a4" d="M28 43c8-1 14-1 22 0v3H28z" />
    <path fill="#e2603f" d="M27.500 55h23.200v3H27.300z" />
    <path fill="#ffeeb5" d="M36 48h6v2h2v3h-2v2h-6v-2h-2v-3h2z" />
    <path fill="#9b6a17" d="M27 61h3v3h-3zM32 61h3v3h-3zM37 61h3v3h-3zM42 61h3v3h-3zM47 61h3v3h-3z" />
    <path fill="#e2603f" d="m55.500 34 9 2-.6 3-9-2z" />
  </>
);
