import type { ReactNode } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { fairEn } from '../../words/fair.en.ts';
import { fairPl } from '../../words/fair.pl.ts';

const FAIR = { en: fairEn, pl: fairPl };

export const FairText = (): ReactNode => FAIR[useLanguage()].map((one) => <p key={one}>{one}</p>);
