import { frozen, invariantBroken, lastOwnMove, mayTakeBack, move, type Step, takeBack } from '@quri/kernel';
import { sayIntent, sayRefusal } from '@quri/words';
import { wrapped } from '../wrap.ts';
import { lettersOf, understood } from './answer.ts';
import type { Ending, Evening } from './at-table.ts';
import { consult } from './rulebook.ts';

/** Asks until there is an answer that moves the game, or none any more. */
export async function askPerson(evening: Evening): Promise<Step | Ending> {
  const { table, me, person, text, words, say, colours, columns } = evening;
  const offers = table.game.legal(frozen(table.state), me);
  const labels = offers.map((offer) => sayIntent(words, offer, evening.who));
  showQuestion(evening, labels);
  for (;;) {
    const line = await person.ask(colours.gold('> '));
    if (line === undefined) return 'endOfInput';
    const answer = understood(line, labels);
    if (answer.kind === 'quit') return 'quit';
    if (answer.kind === 'unclear') say(text.unclear(labels.length));
    if (answer.kind === 'help') for (const help of helpOn(evening, answer.about)) say(help);
    if (answer.kind === 'takeBack') {
      const step = takenBack(evening);
      if (step !== undefined) return step;
      say(table.game.meta.takeBack ? text.nothingToTakeBack : text.neverTakenBack);
    }
    if (answer.kind === 'offer') {
      const step = move(table, {
        seat: me,
        actor: 'human',
        at: Date.now(),
        ask: table.asks[me] ?? null,
        intent: offers[answer.index],
      });
      if (step.ok) return step.value;
      if (!('rule' in step.refused)) return invariantBroken('an offer was rejected', { refused: step.refused });
      for (const part of wrapped(sayRefusal(words, step.refused, evening.who), columns)) say(part);
    }
  }
}

function showQuestion({ table, me, words, who, say, colours, columns }: Evening, labels: readonly string[]): void {
  const view = table.game.project(frozen(table.state), me);
  const letters = lettersOf(labels);
  say('');
  for (const line of words.position(view, who)) for (const part of wrapped(line, columns, '  ', '      ')) say(part);
  say('');
  for (const part of wrapped(words.asked(view, who), columns)) say(colours.strong(part));
  labels.forEach((label, i) => {
    const letter = letters[i];
    say(`  ${colours.gold(String(i + 1))}  ${label}${letter === undefined ? '' : ` ${colours.faint(`(${letter})`)}`}`);
  });
}

function helpOn({ text, chapters, columns }: Evening, about: string): readonly string[] {
  const asLines = (paragraphs: readonly string[]): readonly string[] =>
    paragraphs.flatMap((one) => [...wrapped(one, columns, '  '), '']);
  if (about === '') return [...text.keys, ...chapters.map(({ title }, i) => `  ${`? ${i + 1}`.padEnd(5)} ${title}`)];
  const found = consult(chapters, about);
  return found.length > 0 ? asLines(found) : [text.notInRulebook(about)];
}

function takenBack({ table, me }: Evening): Step | undefined {
  const to = lastOwnMove(table.entries, me, mayTakeBack(table.game, frozen(table.state)));
  if (to === undefined) return undefined;
  const step = takeBack(table, { seat: me, to, consent: [] }, { actor: 'human', at: Date.now() });
  return step.ok ? step.value : undefined;
}
