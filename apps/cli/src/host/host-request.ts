import { resolve } from 'node:path';
import type { HostRequest } from '@quri/protocol/host';
import { nearest } from '@quri/words';
import type { Given } from '../arguments.ts';
import type { Text } from '../text/text.ts';
import { fail } from '../user-error.ts';

/** What may be asked, each with how many words it takes. */
const ACTIONS = {
  status: 0,
  tables: 0,
  show: 1,
  close: 1,
  rewind: 2,
  export: 2,
  import: 1,
  ban: 1,
  unban: 1,
  bans: 0,
  purge: 1,
  archive: 0,
  stop: 0,
} as const;

const isAction = (word: string): word is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, word);

const MOST_DAYS = 36_500;

/** What the words of a call ask of the server. */
export function hostRequest(given: Given, text: Text): HostRequest {
  const [action, first, second] = given.positionals;
  if (action === undefined || !isAction(action))
    return fail(text.host.whichCommand(action, action && nearest(action, Object.keys(ACTIONS))));
  const extra = given.positionals.slice(1 + ACTIONS[action]).at(-1);
  if (extra !== undefined) fail(text.tooMuch(extra));
  const table = (): string => first ?? fail(text.host.whichTable);
  const guest = (): string => first ?? fail(text.host.whichGuest);
  switch (action) {
    case 'rewind':
      return { do: action, table: table(), seq: wholeNumber(second) ?? fail(text.host.whichEntry) };
    case 'export':
      return { do: action, table: table(), file: resolve(second ?? fail(text.host.whichFile)) };
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
    case 'archive': {
      const back = given.word('restore');
      if (back !== undefined) return { do: 'unarchive', table: back };
      return { do: action, olderThan: days(given, 'older-than', text) };
    }
    default:
      return { do: action };
  }
}

function days(given: Given, name: string, text: Text): number {
  const count = wholeNumber(given.word(name));
  const least = name === 'older-than' ? 0 : 1;
  return count === undefined || count < least || count > MOST_DAYS ? fail(text.host.whichDays(name)) : count;
}

const wholeNumber = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,7}$/.test(word) ? Number(word) : undefined;
