import type { ErrorCode } from '@quri/protocol';
import type { Translation } from '@quri/words';
import type { en } from './en.ts';

/** What every language must be able to say; a sentence that is missing does not compile. */
export type ShellText = Translation<typeof en> & { readonly refusals: Readonly<Record<ErrorCode, string>> };
