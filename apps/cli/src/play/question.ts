import { frozen, invariantBroken, offersAt, ownMoves, type Shape } from '@quri/kernel';
import { sayIntent, sayRefusal } from '@quri/words';
import { wrapped } from '../wrap.ts';
import { lettersOf, parseAnswer } from './answer.ts';
import type { Ending, PlaySession } from './play-session.ts';
import { searchRulebook } from './rulebook.ts';

/** Asks until there is an answer that moves the game, or none any more. */
export async function askPerson(session: PlaySession): Promise<'moved' | Ending> {
  const { table, runner, me, person, text, words, say, colours, columns } = session;
  const offers = offersAt(table, me);
  const view = table.game.project(frozen(table.state), me);
  const labels = offers.map((offer) => sayIntent(words, offer, session.who, view));
  showQuestion(session, view, labels);
  for (;;) {
    const line = await person.ask(colours.gold('> '));
    if (line === undefined) return 'endOfInput';
    const answer = parseAnswer(line, labels);
    if (answer.kind === 'quit') return 'quit';
    if (answer.kind === 'several') listOffers(session, labels, answer.indices);
    if (answer.kind === 'unclear') say(text.unclear(labels.length));
    if (answer.kind === 'help') for (const help of helpOn(session, answer.about)) say(help);
    if (answer.kind === 'takeBack') {
      if (await takeBack(session)) return 'moved';
      say(table.game.meta.takeBack ? text.nothingToTakeBack : text.neverTakenBack);
    }
    if (answer.kind === 'offer') {
      const ask = table.asks[me] ?? null;
      const intents = [offers[answer.index]];
      const made = await runner.play({ seat: me, actor: 'human', ask, intents, request: null });
      if (made.ok) return 'moved';
      if (!('rule' in made.refused)) return invariantBroken('an offer was rejected', { refused: made.refused });
      for (const part of wrapped(sayRefusal(words, made.refused, session.who), columns)) say(part);
    }
  }
}

function showQuestion(session: PlaySession, view: Shape['view'], labels: readonly string[]): void {
  const { words, drawing, who, text, say, colours, columns } = session;
  say('');
  for (const line of drawing?.linesOf(view, who) ?? []) say(`  ${line}`);
  for (const line of words.position(view, who)) for (const part of wrapped(line, columns, '  ', '      ')) say(part);
  say('');
  for (const part of wrapped(words.question(view, who), columns)) say(colours.strong(part));
  if (labels.length <= MOST_LISTED) listOffers(session, labels);
  else for (const part of wrapped(text.manyOffers(labels.length), columns, '  ')) say(part);
}

/** More offers than this are not listed before somebody asks for them. */
const MOST_LISTED = 40;

function listOffers(
  { say, colours }: PlaySession,
  labels: readonly string[],
  indices: readonly number[] = labels.map((_, i) => i),
): void {
  const letters = lettersOf(labels);
  for (const i of indices) {
    const letter = letters[i] === undefined ? '' : ` ${colours.faint(`(${letters[i]})`)}`;
    say(`  ${colours.gold(String(i + 1))}  ${labels[i]}${letter}`);
  }
}

function helpOn({ text, chapters, columns }: PlaySession, about: string): readonly string[] {
  if (about === '') return [...text.keys, ...chapters.map(({ title }, i) => `  ${`? ${i + 1}`.padEnd(5)} ${title}`)];
  const found = searchRulebook(chapters, about);
  if (found.length === 0) return [text.notInRulebook(about)];
  return found.flatMap((paragraph) => [...wrapped(paragraph, columns, '  '), '']);
}

async function takeBack({ table, runner, me }: PlaySession): Promise<boolean> {
  const own = ownMoves(table, me);
  return own !== null && (await runner.takeBack({ seat: me, to: own.last, request: null })).ok;
}
