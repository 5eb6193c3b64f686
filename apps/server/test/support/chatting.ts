import type { ChatLine } from '@quri/protocol';
import type { Answer, Visit } from './visit.ts';

/** Comes to a table and is sent what is said there, from now on; answers the lines there are. */
export async function listen(one: Visit, table: string, invite: string | null = null): Promise<readonly ChatLine[]> {
  const before = one.of('chat').length;
  one.send({ type: 'subscribe', table, invite, last: -1, chat: true });
  const first = await one.until('the chat', () =>
    one
      .of('chat')
      .slice(before)
      .find((chat) => chat.table === table),
  );
  return first.lines;
}

/** All lines this one knows, as a page would have them. */
export function linesOf(one: Visit): readonly ChatLine[] {
  const messages = one.of('chat');
  const first = messages.findLastIndex(({ you }) => you !== undefined);
  return messages.slice(Math.max(0, first)).flatMap(({ lines }) => lines);
}

export const textsOf = (one: Visit): readonly (string | null)[] =>
  linesOf(one).map(({ text, phrase }) => text ?? phrase);

export const say = (one: Visit, table: string, text: string, id?: string): Promise<Answer> =>
  one.ask({ type: 'say', table, text }, id);

/** Everybody named has this as their last line. */
export const heardLast = async (all: readonly Visit[], text: string): Promise<void> => {
  await Promise.all(all.map((one) => one.until(`"${text}"`, () => textsOf(one).at(-1) === text)));
};
