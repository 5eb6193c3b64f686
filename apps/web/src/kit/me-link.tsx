import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { linkTo } from '../app/route.ts';
import { ButtonLink } from './button-link.tsx';

/** The way to one's own page; from a table in a new tab, so that nobody waits for whoever looks something up. */
export function MeLink({ newTab = false }: { readonly newTab?: boolean }): ReactNode {
  const text = useText();
  const link = newTab
    ? ({ href: '/me', target: '_blank' } as const)
    : { ...linkTo({ at: 'me' }), look: 'quiet' as const };
  return <ButtonLink {...link}>{text.me}</ButtonLink>;
}
