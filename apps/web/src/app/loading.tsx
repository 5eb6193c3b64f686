import { QuriMark } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useText } from './language.tsx';
import { isFirstScreen } from './screen-heading.tsx';

/** index.html draws the same mark in the same place until the first screen is here. */
export function Loading({ what }: { readonly what?: string }): ReactNode {
  const text = useText();
  return (
    <main className="loading" data-first={isFirstScreen()}>
      <QuriMark size={72} />
      <p role="status">{what ?? text.loading}</p>
    </main>
  );
}
