import type { ErrorCode } from '@quri/protocol';
import type { Translation } from '@quri/words';
import type { en } from './en.ts';

/** Errors of later-refusals.ts. */
export type LaterCode =
  | 'badCode'
  | 'tooManyDevices'
  | 'badReplay'
  | 'otherVersion'
  | 'gameTaken'
  | 'tooManyGames'
  | 'webhookForbidden'
  | 'webhookFailed';

/** What every language must be able to say; a sentence that is missing does not compile. */
export type ShellText = Translation<typeof en> & {
  readonly refusals: Readonly<Record<Exclude<ErrorCode, LaterCode>, string>>;
};
