import { useEffect } from 'react';
import { useText } from './language.tsx';

/** The title of the tab and its sign: whoever looks at another tab sees that it is their turn. */
export function useTitle(what: string, yourTurn = false): void {
  const text = useText();
  useEffect(() => {
    document.title = yourTurn ? `● ${text.yourTurn} · ${what}` : what === '' ? text.quri : `${what} · ${text.quri}`;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = yourTurn ? '/favicon-turn.svg' : '/favicon.svg';
  }, [what, yourTurn, text]);
}
