import { goldRaiders } from '@quri/gold-raiders';
import { incanGold } from '@quri/incan-gold';
import type { News } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { opensUnseen, seenSince } from '../src/table/play/use-staged-decision.ts';
import { news } from './fake-server.ts';

const raids = await goldRaiders.text.en();
const expeditions = await incanGold.text.en();
const you = 0;

const unseen = (
  opened: News,
  text = expeditions,
  takeBack: { first: number; choice: number; last: number } | null = null,
  ownSeq: number | null = opened.by === you ? opened.seq : null,
) => opensUnseen({ ask: opened.seq, takeBack }, { history: [news(1), opened], ownSeq }, text as never);

describe('a decision is about something new to see', () => {
  it('when somebody else has opened it, or nobody', () => {
    expect(unseen(news(2, { by: 1, seen: [{ type: 'choiceMade', seat: 1 }] as never }))).toBe(true);
    expect(unseen(news(2, { by: null, kind: 'start' }))).toBe(true);
  });

  it('when the own step has brought something to light', () => {
    const seen = [{ type: 'choiceMade', seat: you }, { type: 'choicesRevealed' }] as never;
    expect(unseen(news(2, { by: you, seen }))).toBe(true);
    expect(unseen(news(2, { by: you, seen: [{ type: 'peekOpened' }] as never }), raids as never)).toBe(true);
  });

  it('not after a secret choice of one’s own, nor after a step that may be taken back, nor after a take-back', () => {
    expect(unseen(news(2, { by: you, seen: [{ type: 'choiceMade', seat: you }] as never }))).toBe(false);
    const laid = news(2, { by: you, seen: [{ type: 'cardStacked' }] as never });
    expect(unseen(laid, raids as never, { first: 2, choice: 2, last: 2 })).toBe(false);
    expect(unseen(laid, raids as never, { first: 3, choice: 3, last: 3 })).toBe(true);
    expect(unseen(news(2, { by: you, kind: 'takenBack' }))).toBe(false);
  });

  it('when a bot or another tab has chosen for the same seat', () => {
    const chosen = news(2, { by: you, seen: [{ type: 'choiceMade', seat: you }] as never });
    expect(unseen(chosen, expeditions, null, null)).toBe(true);
    expect(unseen(chosen, expeditions, null, 1)).toBe(true);
  });

  it('when it is not known what has opened it', () => {
    expect(opensUnseen({ ask: 9, takeBack: null }, { history: [news(1)], ownSeq: 9 }, expeditions as never)).toBe(true);
  });
});

const history = Array.from({ length: 40 }, (_, seq) => news(seq, { seen: [{ type: `s${seq}` }] }));
const types = (last: number, newest: number, all = history) => seenSince(all, last, newest)?.map(({ type }) => type);

describe('what was seen between two frames', () => {
  it('is all that lies between them, however many entries one frame has', () => {
    expect(types(1, 4)).toEqual(['s2', 's3', 's4']);
    expect(types(4, 4)).toEqual([]);
  });

  it('is nothing to be staged where something was taken back, or too much was missed', () => {
    const back = [...history.slice(0, 4), news(4, { kind: 'takenBack', seen: [{ type: 'takenBack' }] })];
    expect(types(3, 4, back)).toBeUndefined();
    expect(types(0, 16)).toHaveLength(16);
    expect(types(0, 17)).toBeUndefined();
  });

  it('has nothing that happened to the table and not in the game', () => {
    const seen = [{ type: 'pause', paused: true }] as never;
    expect(types(3, 5, [...history.slice(0, 4), news(4, { kind: 'pause', seen }), ...history.slice(5)])).toEqual([
      's5',
    ]);
  });
});
