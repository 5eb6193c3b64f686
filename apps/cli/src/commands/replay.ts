import {
  type Entry,
  type GameEntry,
  isGameEntry,
  isSeat,
  type Shape,
  unreachable,
  type Viewer,
  viewers,
  walkLog,
} from '@quri/kernel';
import { type GameText, isVeiled, sayIntent, saySeen, type Who } from '@quri/words';
import { type Colours, coloursFor } from '../colour.ts';
import type { Command } from '../command.ts';
import { complain } from '../complaint.ts';
import { trueReplayIn } from '../files.ts';
import { namesIn, whoIn } from '../seating.ts';
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
    const { opening, entries } = file;
    const sight = sightOf(given.word('seat'), opening.players, text);
    const words = shelved.words[language];
    const names = namesIn(words, file);
    const who = whoIn(names);
    const colours = coloursFor(terminal);
    const margin = ' '.repeat(MARGIN);
    say(colours.strong(words.name));
    say(
      text.replayOf(
        names.map((_, i) => who(i)),
        entries.length,
      ),
    );
    const viewer = sight === 'all' ? 'spectator' : sight;
    const audience = viewers(opening.players);
    let view: object = {};
    walkLog(shelved.game, opening, entries, audience, (entry, seen, state) => {
      view = shelved.game.project(state, viewer);
      const sentences = storyOf(entry, audience.map(seen), sight, { words, who, text, colours });
      sentences.forEach((sentence, i) => {
        const [head, ...rest] = wrapped(sentence, terminal.stdout.columns, margin);
        say(
          i === 0
            ? colours.faint(String(entry.seq).padStart(MARGIN - 2)) + (head ?? '').slice(MARGIN - 2)
            : (head ?? ''),
        );
        for (const line of rest) say(line);
      });
    });
    const result = words.result(view, who);
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

function storyOf(
  entry: Entry,
  seen: readonly (readonly Shape['seen'][])[],
  sight: Sight,
  telling: Telling,
): readonly string[] {
  const { who, text } = telling;
  if (!isGameEntry(entry)) return [tableStory(entry, telling)];
  // Who sees the move itself need not be told that somebody made one in secret.
  const toldTo = seen.map((ofViewer) =>
    ofViewer
      .filter((one) => sight !== 'all' || !isVeiled(telling.words, one))
      .map((one) => saySeen(telling.words, one, who)),
  );
  const outside = toldTo.at(-1) ?? [];
  if (sight !== 'all') return (sight === 'spectator' ? outside : toldTo[sight]) ?? [];
  const inside = toldTo
    .slice(0, -1)
    .flatMap((sentences, seat) =>
      sentences.filter((sentence) => !outside.includes(sentence)).map((sentence) => text.onlyTo(who(seat), sentence)),
    );
  return [...madeMove(entry, telling), ...outside, ...inside];
}

function tableStory(entry: Exclude<Entry, GameEntry>, { words, who, text }: Telling): string {
  switch (entry.kind) {
    case 'takenBack':
      return text.takenBack(who(entry.seat), entry.to);
    case 'seating':
      return entry.bot === null
        ? text.seatedAgain(who(entry.seat))
        : text.botSeated(who(entry.seat), words.bots[entry.bot]?.name ?? entry.bot);
    case 'pause':
      return entry.paused ? text.pausedTable : text.resumedTable;
    case 'clock':
      return text.clockSet(who(entry.seat), entry.left);
    case 'ended':
      return text.endedTable(entry.reason);
    default:
      return unreachable(entry);
  }
}

function madeMove(entry: GameEntry, { words, who, colours }: Telling): readonly string[] {
  return entry.kind === 'move' ? [colours.gold(`${who(entry.seat)}: ${sayIntent(words, entry.intent, who)}`)] : [];
}
