import type { ReactNode } from 'react';
import { addressOf } from '../../app/route.ts';
import { useObservable } from '../../app/use-observable.ts';
import { ShareLink } from '../../kit/share-link.tsx';
import { connection } from '../../session/socket/page-connection.ts';
import { useTermsText } from '../../words/terms-text.ts';

/** How others get here. */
export function Invitation({ table, invite }: { readonly table: string; readonly invite: string }): ReactNode {
  const { heading, lead, link: label, qr } = useTermsText().invitation;
  const { address } = useObservable(connection().state);
  const link = `${address ?? location.origin}${addressOf({ at: 'table', table, invite })}`;
  return <ShareLink heading={heading} lead={lead} label={label} qr={qr} link={link} />;
}
