/** A link to watch a seat has its secret where an invitation has its own, behind a mark no invitation has. */
const MARK = 'w.';

export const watchInvite = (secret: string): string => `${MARK}${secret}`;

/** What a table is asked for with: an invitation, or the secret of a link to watch a seat. */
export const entryWith = (invite: string | null): { readonly invite: string | null; readonly watch?: string } =>
  invite?.startsWith(MARK) ? { invite: null, watch: invite.slice(MARK.length) } : { invite };
