import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { ButtonLink } from './button-link.tsx';

/** The way to one's own page; from a table in a new tab, so that nobody waits for whoever looks something up. */
export function MeLink({ newTab = false }: { readonly newTab?: boolean }): ReactNode {
  const text = useText();
  if (newTab)
    return (
      <ButtonLink href="/me" target="_blank">
        {text.me}
      </ButtonLink>
    );
  return (
    <ButtonLink
      look="quiet"
      href="/me"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go({ at: 'me' });
      }}
    >
      {text.me}
    </ButtonLink>
  );
}
