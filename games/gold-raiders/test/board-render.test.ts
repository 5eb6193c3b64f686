import { chosenSteps } from '@quri/board-kit';
import { boardTrial } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT, spreading } from '../gallery/scenes.ts';
import { choices, type Step } from '../src/board/choosing/steps.ts';
import { planOf } from '../src/board/plan/plan.ts';
import { WORDS } from '../src/board/words.ts';
import { CARDS, type Intent } from '../src/vocabulary.ts';

const { played, props, drawn, offered } = boardTrial(SUBJECT);
type Message = ReturnType<typeof played>[number];

/** The first picture on the way from one message to the next. */
const firstBeat = (before: Message, message: Message): string => {
  const { name, shown } = planOf(before.view, message.seen, message.view)![0]!;
  return drawn(message, { shown, beat: { name, id: 0 }, live: false });
};

/** Two sides of the same moment: what a mark of a face looks like in the page. */
const FACE = /viewBox="0 0 (?:50 70|24 24)"|0 0 100 140" width/;

describe('the board', () => {
  test('names everybody', () => {
    for (let players = 2; players <= 6; players++) {
      const log = played({ players, seed: 'names', options: { trail: 12 } });
      for (const message of [log[5]!, log.at(-1)!])
        for (const { name } of props(message).seats) expect(drawn(message)).toContain(name);
    }
  });

  test('GR-6: has no face of a closed stack, of anybody’s, in any position of the night', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const log = played({ players: 4, viewer, seed: 'secret' });
      const nights = log.filter(
        ({ view }) => view.phase === 'night' && view.peek === null && view.discards.length === 0,
      );
      expect(nights.length).toBeGreaterThan(10);
      for (const message of nights.slice(0, 24)) {
        const html = drawn({ ...message, offers: [] });
        expect(html).not.toMatch(FACE);
        for (const card of CARDS) expect(html).not.toContain(WORDS.en.card[card]);
      }
    }
  });

  test('GR-6: neither has a card that was just laid, while it lands', () => {
    const log = played({ players: 3, seed: 'landing' });
    const at = log.findIndex(
      ({ seen, view }) =>
        view.discards.length === 0 && seen.some((one) => one.type === 'cardStacked' && one.seat === 0),
    );
    const html = firstBeat(log[at - 1]!, { ...log[at]!, offers: [] });
    expect(html).toContain('data-beat="stack"');
    expect(html).not.toMatch(FACE);
  });

  test('GR-6: with the memory aid it has what the viewer knows, and nothing of a stack it does not', () => {
    const log = played({ players: 3, seed: 'aid', options: { memoryAid: true } });
    const late = log.find(
      ({ view }) => view.phase === 'night' && view.raiders.every(({ stacks }) => stacks.length > 1),
    )!;
    const html = drawn(late);
    const known = late.view.raiders
      .flatMap(({ stacks }) => stacks)
      .filter((one) => one.kind === 'closed' && one.known?.some(Boolean));
    expect(known.length).toBeGreaterThan(0);
    expect(html.match(/you know, bottom card first/g)).toHaveLength(known.length);
  });

  test('GR-7: a peek is for the peeker, and gone with the tap', () => {
    const log = played({ players: 4, seed: 'peek' });
    const other = played({ players: 4, viewer: 1, seed: 'peek' });
    const at = log.findIndex(({ view }) => (view.peek?.faces?.length ?? 0) > 1);
    const seen = drawn(log[at]!);
    expect(seen).toContain('Look away');
    for (const face of log[at]!.view.peek!.faces!) expect(seen).toContain(`aria-label="${WORDS.en.card[face]}"`);
    const tapped = drawn(log[at]!, { pending: { type: 'lookAway' } });
    expect(tapped).not.toContain('Look away');
    expect(tapped).not.toMatch(/0 0 100 140" width/);
    expect(drawn(other[at]!)).not.toMatch(/0 0 100 140" width/);
    expect(drawn(other[at]!)).toContain('is peeking at it');
    const after = firstBeat(log[at]!, { ...log[at + 1]!, offers: [] });
    expect(after).not.toMatch(/0 0 100 140" width/);
  });

  test('what an open stack came to is told card by card', () => {
    const log = played({ players: 3, seed: 'open' });
    const day = log.findLast(({ view }) =>
      view.raiders.some(({ stacks }) => stacks.some(({ kind }) => kind === 'open')),
    )!;
    const html = drawn(day);
    for (const { stacks } of day.view.raiders) {
      for (const stack of stacks) {
        if (stack.kind !== 'open') continue;
        const cards = stack.reading.counted.map(({ card, as }) => `${WORDS.en.card[card]} (${WORDS.en.counted[as]})`);
        expect(html).toContain(cards.join(', '));
      }
    }
  });

  test('GR-18: tells who won and why', () => {
    for (const seed of ['end 1', 'end 2', 'end 3']) {
      const log = played({ players: 5, seed, options: { trail: 10 } });
      const final = log.at(-1)!.view.final!;
      expect(drawn(log.at(-1)!)).toContain(WORDS.en.wonBy[final.reason]);
      const winner = props(log.at(-1)!).seats[final.winners[0]!]!;
      expect(drawn(log.at(-1)!)).toContain(WORDS.en.wins(winner.kind === 'you' ? null : winner.name));
    }
  });
});

describe('the action bar', () => {
  const log = played({ players: 4, seed: 'act', policy: spreading });

  /** The words of all buttons on the way, and of those that end it. */
  function walked(message: Message, taken: readonly Step[] = []): readonly string[] {
    const draft = { value: chosenSteps(...taken), set: () => {} };
    const [bar, table] = [offered(message, { draft }), drawn(message, { draft })];
    return choices.optionsAfter(message.offers, taken).flatMap((option) => {
      const after = choices.onwards(message.offers, taken, [option]);
      const intent = choices.intentOf(message.offers, after);
      if (intent === undefined) return walked(message, after);
      const name = props(message).label(intent);
      // In the bar and, where it is a place, on the table as well; a peek is ended where it is seen.
      if (intent.type !== 'lookAway') expect(bar).toContain(name);
      if (intent.type !== 'endTurn') expect(table).toContain(name);
      return [name];
    });
  }

  test('leads by buttons to every offer, each by its full name', () => {
    const asked = log.filter(({ offers }) => offers.length > 0);
    for (const message of asked.filter((_, i) => i < 16 && i % 3 === 0)) {
      const all = message.offers.map((offer: Intent) => props(message).label(offer));
      expect(new Set(walked(message))).toEqual(new Set(all));
    }
  });

  test('shows the hand also while nothing is asked, with no card that can be chosen', () => {
    const waiting = log.find(({ view, offers }) => offers.length === 0 && view.hand.length > 4)!;
    const kinds = new Set(waiting.view.hand).size;
    expect(offered(waiting).match(/<button[^>]* aria-disabled="true"/g)).toHaveLength(kinds);
    expect(offered(waiting).match(/<button/g)).toHaveLength(kinds);
    expect(offered(waiting)).not.toContain('data-option');
    for (const card of waiting.view.hand) expect(offered(waiting)).toContain(WORDS.en.card[card]);
  });

  test('GR-7: during a peek the hand is there, and no card of it can be chosen', () => {
    const peeking = played({ players: 4, seed: 'peek' }).find(
      ({ view }) => view.peek?.faces != null && view.hand.length > 1,
    )!;
    expect(offered(peeking)).toContain('aria-disabled="true"');
    expect(offered(peeking)).not.toMatch(/<button(?![^>]* aria-disabled="true")/);
  });
});
