import { type Bot, frozen, invariantBroken, replayOf, type Seat, seat, seats, seededRng } from '@quri/kernel';
import { type NamedSeat, resultLines, seatNames, whoFrom, withConcessions } from '@quri/words';
import type { Given } from '../arguments.ts';
import { coloursFor } from '../colour.ts';
import type { Call, Command } from '../command.ts';
import { concessionsIn } from '../concessions.ts';
import { mustBeWritable, writeReplay } from '../files.ts';
import { memoryTable, moveBot } from '../memory-table.ts';
import { personAt } from '../play/person.ts';
import { playLoop } from '../play/play-loop.ts';
import type { Ending, PlaySession } from '../play/play-session.ts';
import { chaptersOf } from '../play/rulebook.ts';
import { saveOnSignal } from '../play/save-on-signal.ts';
import { type StartedTable, startTable } from '../play/start-table.ts';
import { seatedBots, takeSeats } from '../play/take-seats.ts';
import { botsFrom, TABLE_OPTIONS } from '../table-arguments.ts';
import { isScreen, plain, WIPED } from '../terminal.ts';
import type { Text } from '../text/text.ts';
import { fail, isUserError } from '../user-error.ts';
import { wrapped } from '../wrap.ts';

const ME = seat(0);
const BOT_MS = 200;
const LONGEST_NAME = 40;

export const play: Command = {
  options: { ...TABLE_OPTIONS, name: 'word', save: 'word', resume: 'word' },
  words: 1,
  run: async (call) => {
    const { given, text, terminal, language, say } = call;
    const [named, resumed] = [given.word('save'), given.word('resume')];
    if (resumed !== undefined) rejectTableOptions(given, text);
    const started = startTable(given, ME, text);
    // What came from a file goes back there.
    const file = named ?? resumed;
    if (file !== undefined) mustBeWritable(file, text);
    const { table, secret } = started;
    const words = started.loaded.words[language];
    const bots = botsOf(call, started);
    const seated = seatedAt(call, started, bots);
    const names = seatNames(seated, words, text, ME);
    const thinking = {
      rng: seededRng(`${secret.serverSeed}/${table.entries.length}`),
      ms: BOT_MS,
      now: () => performance.now(),
    };
    let unread = started.before;
    const runner = memoryTable(table, Date.now, (step) => {
      unread = [...unread, ...(step.seen[ME] ?? [])];
    });
    const session: PlaySession = {
      table,
      runner,
      me: ME,
      person: personAt(terminal),
      who: whoFrom(names, ME),
      words,
      drawing: started.loaded.drawings?.[language],
      text,
      colours: coloursFor(terminal),
      columns: terminal.stdout.columns,
      chapters: chaptersOf(await started.loaded.rulebook[language]()),
      say,
      wipe: () => {
        if (table.game.meta.memory && isScreen(terminal.stdout)) terminal.stdout.write(WIPED);
      },
      news: () => {
        const news = unread;
        unread = [];
        return news;
      },
      moveBot: (one) => moveBot(runner, one, bots.get(one), thinking),
    };
    const levels = seatedBots(started, bots);
    await takeSeats(runner, ME, levels, bots);
    const save = (path: string, ending?: Ending): void => {
      writeReplay(path, replayOf(table, secret, { names: namesToSave(seated, names), bots: levels }), text);
      say(ending === 'over' ? text.savedWhole(path) : text.savedPart(path));
    };
    greet(session, names, started);
    if (named === undefined && file !== undefined) say(text.savesBack(file));
    const unwatch = file === undefined ? undefined : saveOnSignal(terminal, () => save(file), say);
    const ending = await playLoop(session).finally(unwatch);
    if (ending === 'over') showResult(session);
    if (ending === 'endOfInput') say(text.endOfInput);
    if (file !== undefined) save(file, ending);
    else if (ending === 'quit') await offerToSave(session, save);
    session.person.leave();
    return 0;
  },
};

/** A saved game has its game, seats, options and cards; only who the bots are can still be chosen. */
function rejectTableOptions(given: Given, text: Text): void {
  const [extra] = ['players', 'seed', 'option'].filter((name) => given.words(name).length > 0);
  if (extra !== undefined) fail(text.resumeAlone(`--${extra}`));
  if (given.positionals[0] !== undefined) fail(text.resumeAlone(given.positionals[0]));
}

/** The named ones in turn, or those that sat there; otherwise the strongest comes first, and nobody plays blindly. */
function botsOf({ given, text }: Call, { loaded, table, bots }: StartedTable): ReadonlyMap<Seat, Bot> {
  const thinking = loaded.bots.filter(({ id }) => id !== 'random');
  const named = botsFrom(given, loaded, (thinking.length > 0 ? thinking : loaded.bots).toReversed(), text);
  const savedBot = (one: Seat): Bot | undefined =>
    given.word('bots') === undefined
      ? loaded.bots.find(({ id }) => id === (bots[one] ?? table.substitutes[one]))
      : undefined;
  const others = seats(table.opening.players).filter((one) => one !== ME);
  return new Map(
    others.map((one, i): [Seat, Bot] => [
      one,
      savedBot(one) ?? named[i % named.length] ?? invariantBroken('no bot was named'),
    ]),
  );
}

/** Whoever goes on with a saved game meets the same people again. */
function seatedAt(
  { given }: Call,
  { table, names, bots: saved }: StartedTable,
  bots: ReadonlyMap<Seat, Bot>,
): NamedSeat[] {
  const own = plain(given.word('name') ?? '')
    .trim()
    .slice(0, LONGEST_NAME);
  return seats(table.opening.players).map((one): NamedSeat => {
    const name = (one === ME ? own : '') || (saved[one] == null ? plain(names[one] ?? '') : '');
    const level = bots.get(one)?.id;
    return level === undefined || name !== '' ? { kind: 'person', name } : { kind: 'bot', level };
  });
}

/** Somebody without a name is given one by whoever reads the file, in their language. */
const namesToSave = (seated: readonly NamedSeat[], names: readonly string[]): readonly string[] =>
  seated.map((one, seat) => (one.kind === 'person' ? (one.name ?? '') : (names[seat] ?? '')));

function greet(
  { say, colours, words, text, columns }: PlaySession,
  names: readonly string[],
  { seed }: StartedTable,
): void {
  say(colours.strong(words.name));
  for (const line of wrapped(text.atTable(names, seed), columns)) say(line);
  say(text.howToAnswer);
  if (seed !== undefined) say('');
}

function showResult({ say, words, table, who, text, colours }: PlaySession): void {
  const { entries, opening } = table;
  const played = words.result(table.game.project(frozen(table.state), ME), who);
  const ending = { result: played, players: opening.players, concessions: concessionsIn(entries) };
  const result = withConcessions(ending, who, text.language);
  if (result === null) return;
  const [head = '', ...rows] = resultLines(result, who);
  for (const line of ['', colours.strong(head), ...rows]) say(line);
}

/** A file name that does not work is no reason to lose the game: it is asked for again. */
async function offerToSave({ person, text, say }: PlaySession, save: (path: string) => void): Promise<void> {
  for (;;) {
    const path = (await person.ask(text.saveWhere))?.trim();
    if (path === undefined || path === '') return;
    try {
      save(path);
      return;
    } catch (error) {
      if (!isUserError(error)) throw error;
      say(error.message);
    }
  }
}
