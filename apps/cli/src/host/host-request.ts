import { resolve } from 'node:path';
import type { HostRequest } from '@quri/protocol/host';
import type { Given } from '../arguments.ts';
import { nearest } from '../nearest.ts';
import type { Text } from '../text/text.ts';
import { fail } from '../user-error.ts';

const ACTIONS = [
  'status',
  'tables',
  'show',
  'close',
  'rewind',
  'export',
  'import',
  'ban',
  'unban',
  'bans',
  'purge',
  'archive',
  'stop',
] as const;

const MOST_DAYS = 36_500;

/** What the words of a call ask of the server. */
export function hostRequest(given: Given, text: Text): HostRequest {
  const [word, first, second] = given.positionals;
  const action = ACTIONS.find((one) => one === word);
  const table = (): string => first ?? fail(text.host.whichTable);
  const guest = (): string => first ?? fail(text.host.whichGuest);
  const nothingAfter = (extra: string | undefined): void => {
    if (extra !== undefined) fail(text.tooMuch(extra));
  };
  switch (action) {
    case undefined:
      return fail(text.host.whichCommand(word, word && nearest(word, ACTIONS)));
    case 'rewind':
      return { do: action, table: table(), seq: wholeNumber(second) ?? fail(text.host.whichEntry) };
    case 'export':
      return { do: action, table: table(), file: resolve(second ?? fail(text.host.whichFile)) };
    default:
      nothingAfter(second);
  }
  switch (action) {
    case 'show':
    case 'close':
      return { do: action, table: table() };
    case 'import':
      return { do: action, file: resolve(first ?? fail(text.host.whichFile)) };
    case 'ban':
      return {
        do: action,
        who: guest(),
        ...(given.word('for') === undefined ? {} : { days: days(given, 'for', text) }),
      };
    case 'unban':
      return { do: action, who: guest() };
    case 'purge':
      return { do: action, guest: guest() };
    default:
      nothingAfter(first);
  }
  if (action !== 'archive') return { do: action };
  const back = given.word('restore');
  return back === undefined
    ? { do: 'archive', olderThan: days(given, 'older-than', text) }
    : { do: 'unarchive', table: back };
}

function days(given: Given, name: string, text: Text): number {
  const count = wholeNumber(given.word(name));
  const least = name === 'older-than' ? 0 : 1;
  return count === undefined || count < least || count > MOST_DAYS ? fail(text.host.whichDays(name)) : count;
}

const wholeNumber = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,7}$/.test(word) ? Number(word) : undefined;
