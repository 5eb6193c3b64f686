import { goldRaiders } from '@quri/gold-raiders';
import { incanGold } from '@quri/incan-gold';
import { type GameText, seatNames, whoFrom } from '@quri/words';
import { describe, expect, it } from 'vitest';
import { markedWho, piecesOf, unmarked } from '../src/table/named.tsx';
import { tableSentence } from '../src/table/online/table-sentences.ts';
import { logLines as linesWith } from '../src/table/play/log-lines.ts';
import { en } from '../src/words/en.ts';
import { termsEn } from '../src/words/terms.en.ts';
import { news } from './fake-server.ts';

/** The log of a table on a server. */
const logLines = (history: Parameters<typeof linesWith>[0], words: GameText, shell: typeof en, you: number | null) =>
  linesWith(history, words, shell, you, (all, at, who) => tableSentence(all, at, who, { shell, terms: termsEn }));

const text: GameText = await incanGold.text.en();
const raids = await goldRaiders.text.en();
const chosen = (seq: number, seat: number) => news(seq, { by: seat, seen: [{ type: 'choiceMade', seat }] as never });
const revealed = (seq: number) =>
  news(seq, { seen: [{ type: 'choicesRevealed', stayers: [0, 1], leavers: [] }] as never });

describe('the log', () => {
  it('tells that somebody has chosen only until it is known what', () => {
    const before = logLines([chosen(1, 0), chosen(2, 1)], text, en, null);
    expect(before.map(({ sentence }) => unmarked(sentence, whoFrom(['Anna', 'Jan'])))).toEqual([
      'Anna has chosen.\nJan has chosen.',
    ]);
    const later = logLines([chosen(1, 0), chosen(2, 1), revealed(3)], text, en, null);
    expect(later.map(({ sentence }) => sentence)).toEqual(['Nobody leaves: the expedition goes on.']);
  });

  it('says once that somebody chooses who changes their mind', () => {
    expect(logLines([chosen(1, 0), chosen(2, 0)], text, en, null)).toMatchObject([
      { sentence: `${markedWho(null)(0)} has chosen.` },
    ]);
  });

  it('keeps what hides nothing, though it names nobody or only who', () => {
    const seen = [
      { type: 'cardStacked', seat: 1, onto: 'new', place: 1 },
      { type: 'lookedAway', seat: 0 },
      { type: 'dayBegun' },
    ];
    const later = [{ type: 'dayTurnEnded', seat: 0, closed: 1 }];
    const lines = logLines([news(1, { seen: seen as never }), news(2, { seen: later as never })], raids, en, null);
    expect(lines.map(({ sentence }) => unmarked(sentence, whoFrom(['Anna', 'Jan'])))).toEqual([
      'Jan starts stack 2.',
      'Anna looks away.',
      'Day breaks: stacks may be revealed.',
      'Anna leaves 1 stack closed.',
    ]);
  });

  it('tells what happened to the table', () => {
    const about = (kind: string, seen: object, by: number | null = null) =>
      news(1, { kind, by, seen: [seen] as never });
    const said = (one: ReturnType<typeof news>, you: number | null = null) =>
      logLines([one], text, en, you).map(({ sentence }) => unmarked(sentence, whoFrom(['Anna', 'Jan'])));
    const left = about('seating', { type: 'seating', bot: 'mixed' }, 1);
    const back = about('seating', { type: 'seating', bot: null }, 1);
    expect([said(left), said(back), said(back, 1)]).toEqual([
      ['A bot takes over for Jan.'],
      ['Jan is back.'],
      ['You are back.'],
    ]);
    const paused = (paused: boolean) => about('pause', { type: 'pause', paused });
    expect([said(paused(true)), said(paused(false))]).toEqual([['The game pauses.'], ['The game goes on.']]);
    expect(said(about('ended', { type: 'ended', reason: 'abandoned' }))).toEqual(['The game has been ended early.']);
    expect(said(about('clock', { type: 'clock', left: 5 }))).toEqual([]);
  });

  it('tells of clocks and of those who give up', () => {
    const about = (seq: number, kind: string, seen: object, by: number | null = 1) =>
      news(seq, { kind, by, seen: [{ type: kind, ...seen }] as never });
    const said = (history: readonly ReturnType<typeof news>[], you: number | null = null) =>
      logLines(history, text, en, you).map(({ sentence }) => unmarked(sentence, whoFrom(['Anna', 'Jan'])));
    const timeUp = about(1, 'clock', { left: 0 });
    expect(said([timeUp])).toEqual(['Time is up: a bot decides for Jan.']);
    expect(said([timeUp], 1)).toEqual(['Time is up: a bot decides for you.']);
    // Whoever loses by it is told of once.
    expect(said([timeUp, about(2, 'conceded', { reason: 'outOfTime' })])).toEqual([
      'Jan has run out of time: a bot plays on.',
    ]);
    expect(said([timeUp, about(2, 'ended', { reason: 'outOfTime' })])).toEqual([
      'Jan has run out of time: the game is over.',
    ]);
    expect(said([about(1, 'conceded', { reason: 'conceded' })])).toEqual(['Jan gives up: a bot plays on.']);
    expect(said([about(1, 'ended', { reason: 'conceded' })], 1)).toEqual(['You give up: the game is over.']);
    expect(said([about(1, 'ended', { reason: 'agreed' }, null)])).toEqual(['The game has been ended early.']);
  });

  it('tells when a take-back took more with it than own moves', () => {
    const back = news(4, { kind: 'takenBack', by: 1, seen: [{ type: 'takenBack', to: 1 }] as never });
    const told = (others: number) =>
      logLines([news(1, { by: 1 }), news(2, { by: others }), back], text, en, null).map(({ sentence }) => sentence);
    expect(told(0).at(-1)).toContain('everybody agreed');
    expect(told(1).at(-1)).toBe(`${markedWho(null)(1)} takes the last moves back.`);
  });

  it('of a table on this device has its take-backs too', () => {
    const back = news(1, { kind: 'takenBack', by: 1, seen: [{ type: 'takenBack', to: 0 }] as never });
    expect(linesWith([back], text, en, 1, null)).toMatchObject([{ sentence: 'You take the last move back.' }]);
  });

  it.each([
    [1, 'Jan takes the last move back.'],
    [4, 'Jan takes the last moves back.'],
  ])('tells of moves that were taken back: %i', (seq, sentence) => {
    const seen = [{ type: 'takenBack', to: 0 }] as never;
    const lines = logLines([news(seq, { kind: 'takenBack', by: 1, seen })], text, en, null);
    expect(lines.map((line) => unmarked(line.sentence, whoFrom(['Anna', 'Jan'])))).toEqual([sentence]);
  });

  it('speaks to whoever reads, and to nobody else', () => {
    const seen = [{ type: 'takenBack', to: 0 }] as never;
    const history = [news(1, { kind: 'takenBack', by: 1, seen }), chosen(2, 1), chosen(3, 0)];
    const told = (you: number | null) =>
      logLines(history, text, en, you).map(({ sentence }) => unmarked(sentence, whoFrom(['Anna', 'Jan'])));
    expect(told(1)).toEqual(['You take the last move back.', 'You have chosen.\nAnna has chosen.']);
    expect(told(0)).toEqual(['Jan takes the last move back.', 'Jan has chosen.\nYou have chosen.']);
  });

  it.each([
    ['clock', { type: 'clock', left: 9000 }],
    ['of a kind that comes with a later version', { type: 'later' }],
  ])('says nothing of what it has no sentence for: %s', (kind, seen) => {
    const lines = logLines([revealed(1), news(2, { kind, seen: [seen] }), revealed(3)], text, en, null);
    expect(lines.map(({ seq }) => seq)).toEqual([1, 3]);
  });
});

describe('names', () => {
  const marked = markedWho(null);
  it('are drawn where a sentence has people in it, whatever letters they are made of', () => {
    expect(piecesOf(`${marked(1)} and ${marked(0)}.`)).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'words', words: ' and ' },
      { kind: 'seat', seat: 0 },
      { kind: 'words', words: '.' },
    ]);
  });

  it('are told apart where two share one', () => {
    const anna = {
      kind: 'person',
      name: 'Anna',
      colour: 0,
      awaySeconds: null,
      substitute: null,
      commitment: '',
    } as const;
    const fox = { kind: 'bot', level: 'mixed' } as const;
    expect(seatNames([anna, anna, fox, fox, { kind: 'empty' }, { kind: 'empty' }], text, en)).toEqual([
      'Anna',
      'Anna II',
      'Old Fox',
      'Grey Raven',
      '',
      '',
    ]);
  });
});
