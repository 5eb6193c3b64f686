import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineSession } from '../src/engine/session.ts';
import { lettersOf, parseAnswer } from '../src/play/answer.ts';
import { chaptersOf, searchRulebook } from '../src/play/rulebook.ts';
import { WIPED } from '../src/terminal.ts';
import { wrapped } from '../src/wrap.ts';
import { quri } from './called.ts';
import { temporaryFiles } from './folder.ts';

const file = temporaryFiles();
const answers = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');
const many = (line: string): string => answers(...Array<string>(200).fill(line));
const ownMovesIn = (path: string): number =>
  JSON.parse(readFileSync(path, 'utf8')).entries.filter(({ actor }: { actor: string }) => actor === 'human').length;

describe('play', () => {
  it.each([
    ['en', '2', 'You leave', 'wins'],
    ['en', 'c', 'You leave', 'wins'],
    ['pl', 'o', 'Wychodzisz', 'Wygr'],
    ['pl', 'obóz', 'Wychodzisz', 'Wygr'],
  ])('plays to the end by piped answers: %s, %s', async (lang, answer, told, ended) => {
    const path = file(`${lang}-${answer}.json`);
    const args = ['play', 'incan-gold', '--lang', lang, '--seed', '4', '--name', 'Ewa', '--save', path];
    const { status, out, err } = await quri(args, many(answer));
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(told);
    expect(out).toContain(ended);
    expect((await quri(['verify', path])).status).toBe(0);
    const replay = JSON.parse(readFileSync(path, 'utf8'));
    expect(replay.names[0]).toBe('Ewa');
    const actors = replay.entries.map((entry: { actor: string; seat?: number }) =>
      [entry.seat ?? 'table', entry.actor].join(),
    );
    expect(new Set(actors)).toEqual(new Set(['table,table', '0,human', '1,bot', '2,bot', '3,bot']));
  });

  it('the same seed and the same answers are the same evening', async () => {
    const once = () => quri(['play', '--seed', 'again', '--players', '6'], many('1'));
    expect((await once()).out).toBe((await once()).out);
  });

  it('GR-6: leaves nothing on the screen to look up in a game of memory', async () => {
    const args = ['--seed', '5', '--players', '2', '--bots', 'greedy'];
    const answered = answers('1', '1', '1');
    const { out } = await quri(['play', 'gold-raiders', ...args], answered, { screen: true });
    const screens = out.split(WIPED);
    expect(screens).toHaveLength(4);
    for (const screen of screens) expect(screen.split('Your hand')).toHaveLength(2);
    expect((await quri(['play', 'gold-raiders', ...args], answered)).out).not.toContain(WIPED);
    expect((await quri(['play', 'incan-gold', '--seed', '5'], answered, { screen: true })).out).not.toContain(WIPED);
  });

  it('says so when there are no more answers, saves, and ends well', async () => {
    const path = file('cut.json');
    const { status, out } = await quri(['play', '--seed', '4', '--save', path], answers('1'));
    expect(status).toBe(0);
    expect(out).toContain('No more answers');
    expect((await quri(['verify', path])).status).toBe(0);
    expect((await quri(['replay', path])).out).toContain('not over yet');
    expect((await quri(['play', '--lang', 'pl'])).out).toContain('Nie ma więcej odpowiedzi');
  });

  it('q offers to save, asks again where that fails, and the game goes on later', async () => {
    const path = file('quit.json');
    const left = await quri(['play', '--seed', '4', '--name', 'Jan'], answers('1', 'q', '/nowhere/x.json', path));
    expect(left.status).toBe(0);
    expect(left.out).toContain('/nowhere/x.json cannot be written');
    expect(left.out).toContain(`--resume ${path}`);
    const whole = file('whole.json');
    const resumed = await quri(['play', '--resume', path, '--save', whole], many('c'));
    expect(resumed.out).toContain('Jan');
    expect((await quri(['verify', whole])).status).toBe(0);
    expect((await quri(['play', '--resume', whole])).status).toBe(2);
    const extra = await quri(['play', '--resume', path, '--players', '5']);
    expect(extra).toMatchObject({ status: 2, err: expect.stringContaining('--players') });
  });

  it('a resumed game goes back to its file, which it says, when one quits and when it ends', async () => {
    const path = file('back.json');
    await quri(['play', '--seed', '4', '--save', path], answers('1'));
    const quit = await quri(['play', '--resume', path], answers('1', 'q'));
    expect(quit.out).toContain(`saved back to ${path}`);
    expect(quit.out).toContain(`--resume ${path}`);
    expect(ownMovesIn(path)).toBe(2);
    const ended = await quri(['play', '--resume', path, '--lang', 'pl'], many('o'));
    expect(ended.out).toContain(`z powrotem w ${path}`);
    expect(ended.out).toContain(`Zapisano grę w ${path}. Obejrzysz ją`);
    expect((await quri(['verify', path])).status).toBe(0);
    expect((await quri(['play', '--resume', path])).err).toContain('is over');
  });

  it('a resumed game has the same bots, under their names in the language of whoever goes on', async () => {
    const path = file('names.json');
    const begun = await quri(
      ['play', '--seed', '4', '--bots', 'condor,greedy', '--name', 'Ewa', '--save', path],
      answers('1'),
    );
    expect(begun.out).toMatch(/Ewa, Condor, Counter.* Falcon/);
    const polish = await quri(['play', '--resume', path, '--lang', 'pl'], answers('q'));
    expect(polish.out).toMatch(/Ewa, Kondor, Rachmistrz.* Sokół/);
    expect(polish.out).not.toContain('Condor');
    expect((await quri(['replay', path, '--lang', 'pl'])).out).toMatch(/Ewa, Kondor, Rachmistrz.* Sokół/);
    const others = await quri(['play', '--resume', path, '--bots', 'mixed'], answers('q'));
    expect(others.out).toMatch(/Ewa, Old Fox, Grey Raven and Sly Marten/);
  });

  it('a resumed game goes where --save says, and its file stays as it was', async () => {
    const [path, other] = [file('from.json'), file('to.json')];
    await quri(['play', '--seed', '4', '--save', path], answers('1'));
    const before = readFileSync(path, 'utf8');
    const { out } = await quri(['play', '--resume', path, '--save', other], answers('1', 'q'));
    expect(out).not.toContain('saved back');
    expect(out).toContain(`--resume ${other}`);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(ownMovesIn(other)).toBe(2);
  });

  it('bots play for the other people of a saved game, which the file says, and it verifies', async () => {
    const [path, whole, again] = [file('engine.json'), file('resumed.json'), file('again.json')];
    const session = engineSession();
    await session('{"do":"new","game":"incan-gold","players":3,"seed":"people"}');
    for (const seat of [0, 1, 2])
      await session(JSON.stringify({ do: 'play', seat, intent: { type: 'choose', choice: 'torch' } }));
    writeFileSync(path, JSON.stringify(JSON.parse(await session('{"do":"save"}')).replay));
    await quri(['play', '--resume', path, '--save', whole, '--bots', 'greedy'], answers('1', 'q'));
    const seatings = (at: string) =>
      JSON.parse(readFileSync(at, 'utf8')).entries.filter(({ kind }: { kind: string }) => kind === 'seating');
    expect(seatings(whole)).toMatchObject([1, 2].map((seat) => ({ seat, bot: 'greedy', actor: 'table' })));
    expect(JSON.parse(readFileSync(whole, 'utf8')).bots).toEqual([null, null, null]);
    expect((await quri(['verify', whole])).status).toBe(0);
    // Once more, with the bots that play on by now.
    await quri(['play', '--resume', whole, '--save', again], answers('1', 'q'));
    expect(seatings(again)).toEqual(seatings(whole));
    expect((await quri(['verify', again])).status).toBe(0);
  });

  it('q and Enter forget the game', async () => {
    const before = existsSync('undefined');
    const { status, out } = await quri(['play', '--seed', '4'], answers('q', ''));
    expect(status).toBe(0);
    expect(out).not.toContain('Saved');
    expect(existsSync('undefined')).toBe(before);
  });

  it('? explains, u says why not, nonsense is asked again', async () => {
    const { out } = await quri(['play', '--seed', '4'], answers('?', '? 7', '? IG-9', '? zebra', 'u', '', '9', 'x'));
    expect(out).toContain('? 7   Leaving');
    expect(out).toContain('Leave alone, and you take every artifact');
    expect(out).toContain('does not mention "zebra"');
    expect(out).toContain('nothing is taken back');
    expect(out.match(/Please answer with a number from 1 to 2/g)).toHaveLength(3);
  });

  it('seats the bots that were named, in turn', async () => {
    const { out } = await quri(['play', '--bots', 'random,greedy', '--players', '5', '--seed', '1']);
    expect(out.replaceAll('\n', ' ')).toContain('You, Happy-Go-Lucky, Counter, Daydreamer and Abacus.');
  });

  it('a name cannot move the cursor', async () => {
    expect((await quri(['play', '--name', '\u001b[2JEve', '--seed', '1'])).out).not.toContain('\u001b');
  });
});

describe('an answer', () => {
  const labels = ['Idę dalej', 'Łowię ryby', 'Śpię', 'Spaceruję', 'Uciekam'];

  it.each([
    ['1', 0],
    ['i', 0],
    ['IDE', 0],
    ['idę', 0],
    ['l', 1],
    ['spi', 2],
    ['spa', 3],
    [' 5 ', 4],
    ['uc', 4],
  ])('%j is an offer', (line, index) => {
    expect(parseAnswer(line, labels)).toEqual({ kind: 'offer', index });
  });

  it.each(['', '0', '6', '-1', '1.5', 's', 'xyz', '99999999999999999999'])('%j is unclear', (line) => {
    expect(parseAnswer(line, labels).kind).toBe('unclear');
  });

  it('words of several offers list those, all words of one are that one', () => {
    const slides = ['Slide the tile on c4–c5 by 1 step to c6–c7', 'Slide the tile on c4–c5 to d4–d5', 'Start walking'];
    expect(parseAnswer('c4', slides)).toEqual({ kind: 'several', indices: [0, 1] });
    expect(parseAnswer('c5 d4', slides)).toEqual({ kind: 'offer', index: 1 });
    expect(parseAnswer('d4-d5', slides)).toEqual({ kind: 'offer', index: 1 });
    expect(parseAnswer('e4', slides).kind).toBe('unclear');
    expect(parseAnswer('*', slides)).toEqual({ kind: 'several', indices: [0, 1, 2] });
  });

  it('commands are never offers, and a letter is shown only where it is enough', () => {
    expect(parseAnswer('u', labels).kind).toBe('takeBack');
    expect(parseAnswer(' Q ', labels).kind).toBe('quit');
    expect(parseAnswer('?  los ', labels)).toEqual({ kind: 'help', about: 'los' });
    expect(lettersOf(labels)).toEqual(['i', 'l', undefined, undefined, undefined]);
  });
});

describe('the rulebook in the terminal', () => {
  const chapters = chaptersOf(
    '# A\n\n<a id="X-1"></a>\nOne **bold**\nline.\n\n## B\n\n<a id="X-2"></a>\nTwo *soft* words.\n',
  );

  it('leaves out pictures, which a terminal cannot show', () => {
    const [chapter] = chaptersOf('# A\n\nOne.\n\n![What a *picture* shows](name-of-it)\n\nTwo.\n');
    expect(chapter?.paragraphs.map(({ text }) => text)).toEqual(['One.', 'Two.']);
  });

  it('is found by chapter, rule and word, without mark-up', () => {
    expect(chapters.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(searchRulebook(chapters, '2')).toEqual(['B', 'Two soft words.']);
    expect(searchRulebook(chapters, 'x-1')).toEqual(['One bold line.']);
    expect(searchRulebook(chapters, 'SOFT')).toEqual(['Two soft words.']);
    expect(searchRulebook(chapters, '9')).toEqual([]);
  });

  it('fits the screen', () => {
    expect(wrapped('aaa bbb ccc', 9, '  ', '    ')).toEqual(['  aaa bbb', '    ccc']);
    expect(wrapped('a-very-long-word', 5)).toEqual(['a-very-long-word']);
  });
});
