import { goldRaiders } from '@quri/gold-raiders';
import { incanGold } from '@quri/incan-gold';
import type { News } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { opensUnseen } from '../src/table/play/live-decision.ts';
import { news } from './fake-server.ts';

const raids = await goldRaiders.text.en();
const expeditions = await incanGold.text.en();
const you = 0;

const unseen = (
  opened: News,
  text = expeditions,
  takeBack: { first: number; last: number } | null = null,
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
    expect(unseen(laid, raids as never, { first: 2, last: 2 })).toBe(false);
    expect(unseen(laid, raids as never, { first: 3, last: 3 })).toBe(true);
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
