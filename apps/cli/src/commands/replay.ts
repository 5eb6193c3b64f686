import { accept, type Entry, emptyTable, frozen, isSeat, type Step, stepOf, tableKey, type Viewer } from '@quri/kernel';
import { type GameText, isVeiled, sayIntent, saySeen, type Who } from '@quri/words';
import { type Colours, coloursFor } from '../colour.ts';
import type { Command } from '../command.ts';
import { complain } from '../complaint.ts';
import { trueReplayIn } from '../files.ts';
import { sightsOf } from '../play/storyteller.ts';
import { whoIn } from '../seating.ts';
import type { Text } from '../text/text.ts';
import { wrapped } from '../wrap.ts';

/** Somebody's eyes, or everybody's at once and the moves themselves. */
type Sight = Viewer | 'all';

const MARGIN = 6;

export const replay: Command = {
  options: { seat: 'word' },
  words: 1,
  run: ({ given, text, language, terminal, say }) => {
    const path = given.positionals[0] ?? complain(text.whichFile);
    const { replay: file, shelved } = trueReplayIn(path, text);
    const { opening, entries, names, secret } = file;
    const sight = sightOf(given.word('seat'), opening.players, text);
    const words = shelved.words[language];
    const who = whoIn(names);
    const colours = coloursFor(terminal);
    const table = emptyTable(shelved.game, opening, tableKey(opening.table, secret));
    const margin = ' '.repeat(MARGIN);
    say(colours.strong(words.name));
    say(
      text.replayOf(
        names.map((_, i) => who(i)),
        entries.length,
      ),
    );
    for (const entry of entries) {
      const step = stepOf(table, entry);
      accept(table, step);
      const sentences = storyOf(step, sight, { words, who, text, colours });
      sentences.forEach((sentence, i) => {
        const [head, ...rest] = wrapped(sentence, terminal.stdout.columns, margin);
        say(
          i === 0
            ? colours.faint(String(entry.seq).padStart(MARGIN - 2)) + (head ?? '').slice(MARGIN - 2)
            : (head ?? ''),
        );
        for (const line of rest) say(line);
      });
    }
    const viewer = sight === 'all' ? 'spectator' : sight;
    const result = words.result(shelved.game.project(frozen(table.state), viewer), who);
    for (const line of ['', ...(result.length > 0 ? result : [text.unfinished])]) say(line);
    return 0;
  },
};

function sightOf(word: string | undefined, players: number, text: Text): Sight {
  if (word === undefined || word === 'all') return 'all';
  if (word === 'spectator') return word;
  const number = /^\d$/.test(word) ? Number(word) : -1;
  return isSeat(number, players) ? number : complain(text.badSeat(word, players));
}

interface Telling {
  readonly words: GameText;
  readonly who: Who;
  readonly text: Text;
  readonly colours: Colours;
}

function storyOf(step: Step, sight: Sight, telling: Telling): readonly string[] {
  const { entry, seen } = step;
  const { who, text } = telling;
  if (entry.kind === 'takenBack') return [text.takenBack(who(entry.seat), entry.to)];
  // Who sees the move itself need not be told that somebody made one in secret.
  const unveiled = (viewer: number) =>
    sightsOf(step, viewer).filter((one) => sight !== 'all' || !isVeiled(telling.words, one));
  const toldTo = seen.map((_, viewer) => unveiled(viewer).map((one) => saySeen(telling.words, one, who)));
  const outside = toldTo.at(-1) ?? [];
  if (sight !== 'all') return (sight === 'spectator' ? outside : toldTo[sight]) ?? [];
  const inside = toldTo
    .slice(0, -1)
    .flatMap((sentences, seat) =>
      sentences.filter((sentence) => !outside.includes(sentence)).map((sentence) => text.onlyTo(who(seat), sentence)),
    );
  return [...madeMove(entry, telling), ...outside, ...inside];
}

function madeMove(entry: Exclude<Entry, { kind: 'takenBack' }>, { words, who, colours }: Telling): readonly string[] {
  return entry.kind === 'move' ? [colours.gold(`${who(entry.seat)}: ${sayIntent(words, entry.intent, who)}`)] : [];
}
