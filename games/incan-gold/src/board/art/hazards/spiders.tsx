import type { ReactNode } from 'react';

const LEGS = 'M42 74 25 50 11 60M40 79 19 74 5 95M41 84 21 93 12 121M44 88 30 106 27 134';
const SMALL_LEGS = 'M-3-2-9-8-13-4M-3 0-11-1-14 5M-3 2-9 6-10 12M3-2 9-8 13-4M3 0 11-1 14 5M3 2 9 6 10 12';

/** One that fills the card on its thread, and two that follow. */
export const Spiders = (): ReactNode => (
  <>
    <path fill="#8a3a24" d="M0 0h100v140H0z" />
    <path fill="#6d2b1c" d="M0 104c20-14 80-14 100 0v36H0z" />
    <path fill="#b3582f" d="M0 0h100v78C86 50 70 40 50 40S14 50 0 78z" />
    <path fill="#d98a4a" d="M8 0h84c-2 20-20 32-42 32S10 20 8 0z" />
    <g fill="none" stroke="#f6dcae" strokeWidth=".9" opacity=".75">
      <path d="M0 44 44 0M0 22 22 0M0 0l36 36M0 0l14 46M0 0l47 15" />
      <path d="M5 17q8 0 12-12M9 30q14-3 21-20M12 42q22-6 31-29" />
    </g>
    <g transform="translate(80 36) rotate(14)">
      <path d="M0-40V-4" stroke="#f6dcae" strokeWidth=".8" />
      <path d={SMALL_LEGS} fill="none" stroke="#1c0b0d" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      <ellipse cy="4" rx="6.500" ry="7.500" fill="#1c0b0d" />
      <path d="M-4 1q4-5 8 0" fill="none" stroke="#c56b45" strokeWidth="1.500" />
    </g>
    <g transform="translate(84 112) rotate(-24) scale(.8)">
      <path d={SMALL_LEGS} fill="none" stroke="#1c0b0d" strokeWidth="2.200" strokeLinecap="round" />
      <ellipse cy="4" rx="6.500" ry="7.500" fill="#1c0b0d" />
      <path d="M-4 1q4-5 8 0" fill="none" stroke="#c56b45" strokeWidth="1.500" />
    </g>
    <path d="M50 0v66" stroke="#efd3a8" strokeWidth="1.200" />
    {[1, -1].map((side) => (
      <g key={side} transform={`translate(50 0) scale(${side} 1) translate(-50 0)`} fill="none" strokeLinejoin="round">
        <path d={LEGS} stroke="#1c0b0d" strokeWidth="6" strokeLinecap="round" />
        <path d={LEGS} stroke="#8e4530" strokeWidth="1.600" strokeLinecap="round" transform="translate(-.5 -1.600)" />
      </g>
    ))}
    <ellipse cx="50" cy="104" rx="21" ry="25" fill="#1c0b0d" />
    <path d="M33 96c3-11 10-15 17-15s14 4 17 15c-5-5-11-7-17-7s-12 2-17 7z" fill="#6d2f25" />
    <path d="M45 96h10v4h4v8h-4v4H45v-4h-4v-8h4z" fill="#f0785a" />
    <path d="M48 101h4v6h-4z" fill="#1c0b0d" />
    <ellipse cx="50" cy="76" rx="14" ry="12.500" fill="#1c0b0d" />
    <path d="M39 71c3-5 7-6 11-6s8 1 11 6c-4-2-7-3-11-3s-7 1-11 3z" fill="#8e4530" />
    <path d="m45 86-3 8M55 86l3 8" stroke="#f4e3c0" strokeWidth="2.400" strokeLinecap="round" />
    <g fill="#ffd98a">
      <circle cx="44.500" cy="78" r="2.600" />
      <circle cx="55.500" cy="78" r="2.600" />
      <circle cx="50" cy="74.500" r="1.500" />
      <circle cx="40" cy="74.500" r="1.300" />
      <circle cx="60" cy="74.500" r="1.300" />
    </g>
  </>
);
