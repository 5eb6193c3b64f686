import {
  botsIn,
  type Entry,
  isPlayEntry,
  isSeat,
  type PlayEntry,
  type Replay,
  type Shape,
  unreachable,
  type Viewer,
  viewers,
  walkLog,
} from '@quri/kernel';
import {
  botName,
  type GameText,
  isMasked,
  type NamedSeat,
  resultLines,
  sayIntent,
  saySeen,
  seatNames,
  whoFrom,
  withConcessions,
} from '@quri/words';
import { coloursFor } from '../colour.ts';
import type { Command } from '../command.ts';
import { concessionsIn } from '../concessions.ts';
import { readVerifiedReplay } from '../files.ts';
import type { PlaySession } from '../play/play-session.ts';
import { plain } from '../terminal.ts';
import type { Text } from '../text/text.ts';
import { fail } from '../user-error.ts';
import { wrapped } from '../wrap.ts';

/** What one viewer sees, or what all of them see together with the moves themselves. */
type Perspective = Viewer | 'all';

const MARGIN = 6;

export const replay: Command = {
  options: { seat: 'word' },
  words: 1,
  run: ({ given, text, language, terminal, say }) => {
    const path = given.positionals[0] ?? fail(text.whichFile);
    const { replay: file, loaded } = readVerifiedReplay(path, text);
    const { opening, entries } = file;
    const perspective = perspectiveOf(given.word('seat'), opening.players, text);
    const words = loaded.words[language];
    const names = namesIn(words, file, text);
    const who = whoFrom(names);
    const colours = coloursFor(terminal);
    const margin = ' '.repeat(MARGIN);
    say(colours.strong(words.name));
    say(text.replayOf(names, entries.length));
    const viewer = perspective === 'all' ? 'spectator' : perspective;
    const audience = viewers(opening.players);
    let view: object = {};
    for (const { entry, seen, state } of walkLog(loaded.game, opening, entries, audience)) {
      view = loaded.game.project(state, viewer);
      const sentences = entryLines(entry, audience.map(seen), perspective, { words, who, text, colours });
      sentences.forEach((sentence, i) => {
        const [head = '', ...rest] = wrapped(sentence, terminal.stdout.columns, margin);
        say(i === 0 ? colours.faint(String(entry.seq).padStart(MARGIN - 2)) + head.slice(MARGIN - 2) : head);
        for (const line of rest) say(line);
      });
    }
    const ending = { result: words.result(view, who), players: opening.players, concessions: concessionsIn(entries) };
    const result = withConcessions(ending, who, language);
    const isEnded = entries.at(-1)?.kind === 'ended';
    if (result !== null) for (const line of ['', ...resultLines(result, who)]) say(line);
    else if (!isEnded) for (const line of ['', text.unfinished]) say(line);
    return 0;
  },
};

function perspectiveOf(word: string | undefined, players: number, text: Text): Perspective {
  if (word === undefined || word === 'all') return 'all';
  if (word === 'spectator') return word;
  const number = /^\d$/.test(word) ? Number(word) : -1;
  return isSeat(number, players) ? number : fail(text.badSeat(word, players));
}

type Narration = Pick<PlaySession, 'words' | 'who' | 'text' | 'colours'>;

function entryLines(
  entry: Entry,
  seen: readonly (readonly Shape['seen'][])[],
  perspective: Perspective,
  narration: Narration,
): readonly string[] {
  const { words, who, text, colours } = narration;
  if (!isPlayEntry(entry)) return [tableLine(entry, narration)];
  // Beside the move itself, the notice that somebody made one in secret is needless.
  const sentencesFor = seen.map((ofViewer) =>
    ofViewer.filter((one) => perspective !== 'all' || !isMasked(words, one)).map((one) => saySeen(words, one, who)),
  );
  const outside = sentencesFor.at(-1) ?? [];
  if (perspective !== 'all') return (perspective === 'spectator' ? outside : sentencesFor[perspective]) ?? [];
  const inside = sentencesFor
    .slice(0, -1)
    .flatMap((sentences, seat) =>
      sentences.filter((sentence) => !outside.includes(sentence)).map((sentence) => text.onlyTo(who(seat), sentence)),
    );
  const made =
    entry.kind === 'move' ? [colours.gold(`${who(entry.seat)}: ${sayIntent(words, entry.intent, who, null)}`)] : [];
  return [...made, ...outside, ...inside];
}

function tableLine(entry: Exclude<Entry, PlayEntry>, { words, who, text }: Narration): string {
  switch (entry.kind) {
    case 'takenBack':
      return text.takenBack(who(entry.seat), entry.to);
    case 'seating':
      return entry.bot === null
        ? text.seatedAgain(who(entry.seat))
        : text.botSeated(who(entry.seat), botName(words, entry.bot));
    case 'pause':
      return entry.paused ? text.pausedTable : text.resumedTable;
    case 'clock':
      return text.clockSet(who(entry.seat), entry.left);
    case 'conceded':
      return text.concededSeat(who(entry.seat), botName(words, entry.bot), entry.reason);
    case 'ended':
      return text.endedTable(entry.reason);
    default:
      return unreachable(entry);
  }
}

/** The names in a replay; bots have those of this language. A name cannot move the cursor. */
function namesIn(words: GameText, replay: Replay, text: Text): readonly string[] {
  const bots = botsIn(replay);
  const seats = replay.names.map((name, seat): NamedSeat => {
    const level = bots[seat];
    return level != null && words.bots[level] !== undefined
      ? { kind: 'bot', level }
      : { kind: 'person', name: plain(name) };
  });
  return seatNames(seats, words, text);
}
