import { goldRaiders } from '@quri/gold-raiders';
import { incanGold } from '@quri/incan-gold';
import type { News } from '@quri/protocol';
import type { GameText } from '@quri/words';
import { describe, expect, it } from 'vitest';
import type { Pending } from '../src/session/table-session.ts';
import { isYourTurn } from '../src/table/play/your-turn.ts';
import { news, TORCH } from './fake-server.ts';

const raids = await goldRaiders.text.en();
const expeditions = await incanGold.text.en();

const you = 0;
const asked = (opened: News, text: GameText, pending: Pending | null = null) =>
  isYourTurn({ history: [news(1), opened], pending }, opened.seq, you, text);

describe('it is your turn', () => {
  it('when something is asked that others have brought about', () => {
    expect(asked(news(2, { by: 1, seen: [{ type: 'cardStacked' }] as never }), raids)).toBe(true);
  });

  it('not while your answer is on its way, nor when nothing is asked', () => {
    const opened = news(2, { by: 1 });
    expect(asked(opened, raids, { ask: 2, intents: [TORCH], seq: null })).toBe(false);
    expect(isYourTurn({ history: [opened], pending: null }, null, you, raids)).toBe(false);
    expect(isYourTurn({ history: [opened], pending: null }, 2, null, raids)).toBe(false);
  });

  it('not when you have chosen in secret and may only change your mind', () => {
    const chosen = (by: number) => news(2, { by, seen: [{ type: 'choiceMade', seat: by }] as never });
    expect(asked(chosen(you), expeditions)).toBe(false);
    expect(asked(chosen(1), expeditions)).toBe(true);
  });

  it('again when you were the last to choose, and what was chosen has come to light', () => {
    const seen = [{ type: 'choiceMade', seat: you }, { type: 'choicesRevealed' }, { type: 'cardTurned' }] as never;
    expect(asked(news(2, { by: you, seen }), expeditions)).toBe(true);
  });

  it('again when you have taken a move back, and when you have looked away', () => {
    expect(asked(news(2, { kind: 'takenBack', by: you, seen: [{ type: 'takenBack', to: 1 }] as never }), raids)).toBe(
      true,
    );
    expect(asked(news(2, { by: you, seen: [{ type: 'lookedAway', seat: you }] as never }), raids)).toBe(true);
  });
});
