import type { Refused } from '@quri/protocol';
import type { ShellText } from './shell-text.ts';

/** Why the table or the server said no; what a rule forbids is said by its game. */
export function refusalText({ refusals }: ShellText, { code }: Pick<Refused, 'code'>): string {
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refusals.broken;
}
