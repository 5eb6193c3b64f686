import type { Seat } from '@quri/kernel';
import type { Proposal } from '@quri/protocol';
import type { LiveTable } from './live-table.ts';
import { isPresent, playersAt, presentPlayers } from './presence.ts';

/** What is proposed: a bot for somebody's seat, or the end of the game. */
export type ProposedChange = { readonly kind: 'substitute'; readonly seat: Seat } | { readonly kind: 'end' };

const isAbout = (proposal: Proposal, change: ProposedChange): boolean =>
  proposal.kind === 'substitute'
    ? change.kind === 'substitute' && proposal.seat === change.seat
    : change.kind === 'end';

export const proposalOf = ({ proposals }: LiveTable, change: ProposedChange): Proposal | undefined =>
  proposals.find((one) => isAbout(one, change));

/** The seats that have agreed to it, with this one. */
export const agreedBy = (live: LiveTable, change: ProposedChange, by: Seat): readonly number[] =>
  [...new Set([...(proposalOf(live, change)?.agreed ?? []), by])].sort((a, b) => a - b);

export const withProposal = (
  { proposals }: LiveTable,
  change: ProposedChange,
  agreed: readonly number[],
): readonly Proposal[] => [...proposals.filter((one) => !isAbout(one, change)), { ...change, agreed }];

/**
 * To be called when somebody comes, goes or moves, or another plays a seat: whoever leaves no longer agrees, and nothing
 * is proposed any more about somebody who is back, who has moved, or for whom a bot plays.
 */
export type PruneProposals = (live: LiveTable) => void;

export function pruneProposals(live: LiveTable, idle: readonly number[]): void {
  if (live.proposals.length === 0) return;
  const present: readonly number[] = presentPlayers(live);
  const away: readonly number[] = playersAt(live).flatMap((one) => (isPresent(live, one.guest) ? [] : [one.seat]));
  live.proposals =
    live.record.phase !== 'playing'
      ? []
      : live.proposals.flatMap((proposal) => {
          const agreed = proposal.agreed.filter((one) => present.includes(one));
          const isStillOpen = proposal.kind === 'end' ? away.length > 0 : [...away, ...idle].includes(proposal.seat);
          return isStillOpen && agreed.length > 0 ? [{ ...proposal, agreed }] : [];
        });
}
