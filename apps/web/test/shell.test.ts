import { ERRORS } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { addressOf, routeOf } from '../src/app/route.ts';
import { blocksOf } from '../src/rules/rulebook.ts';
import { noteGameFinished } from '../src/session/experience.ts';
import { passAfterEntry } from '../src/session/worker/device-passing.ts';
import { easyOpponents, opponents, usualOpponents } from '../src/setup/opponents.ts';
import { en } from '../src/words/en.ts';
import { laterRefusalText } from '../src/words/later-refusals.ts';
import { pl } from '../src/words/pl.ts';
import { refusalText } from '../src/words/refusal-text.ts';
import { settingsEn } from '../src/words/settings.en.ts';
import { settingsPl } from '../src/words/settings.pl.ts';
import { termsEn } from '../src/words/terms.en.ts';
import { termsPl } from '../src/words/terms.pl.ts';

/** Every sentence with where it stands; those about something are said about a few numbers and names. */
function sentences(text: object, path = ''): [string, string][] {
  return Object.entries(text).flatMap(([key, said]): [string, string][] => {
    const at = `${path}${key}`;
    if (typeof said === 'string') return [[at, said]];
    if (typeof said !== 'function') return sentences(said, `${at}.`);
    return [1, 2, 5, 22].map((n) => [`${at} ${n}`, said(n, n)]);
  });
}

describe('the words of the shell', () => {
  it.each([
    [en, pl],
    [termsEn, termsPl],
    [settingsEn, settingsPl],
  ])('say everything in both languages', (english, polish) => {
    expect(sentences(polish).map(([at]) => at)).toEqual(sentences(english).map(([at]) => at));
    for (const [at, said] of [...sentences(english), ...sentences(polish)]) expect(said.trim(), at).not.toBe('');
  });

  it('have a sentence for every error of the protocol', () => {
    for (const code of Object.keys(ERRORS)) {
      expect(laterRefusalText(en, 'en', { code })).toBeTruthy();
      expect(laterRefusalText(pl, 'pl', { code })).not.toBe(laterRefusalText(en, 'en', { code }));
      if (code !== 'broken') expect(laterRefusalText(en, 'en', { code })).not.toBe(en.refusals.broken);
    }
  });

  it('say something of an error nobody has heard of, even of one named like a part of every object', () => {
    expect(refusalText(en, { code: 'constructor' })).toBe(en.refusals.broken);
    expect(laterRefusalText(en, 'en', { code: 'constructor' })).toBe(en.refusals.broken);
  });

  it('count in Polish', () => {
    expect([1, 2, 5, 22].map(pl.howManySeats)).toEqual(['1 miejsce', '2 miejsca', '5 miejsc', '22 miejsca']);
    expect([1, 2, 5].map(termsPl.gathering.seatsEmptyYet)).toEqual([
      'Wolne jest jeszcze 1 miejsce.',
      'Wolne są jeszcze 2 miejsca.',
      'Wolnych jest jeszcze 5 miejsc.',
    ]);
  });

  it('say who is away, who agrees and who watches', () => {
    expect([0, 2].map((minutes) => termsEn.presence.waitingForAway('Anna', minutes))).toEqual([
      'Waiting for Anna, away just now.',
      'Waiting for Anna, away 2 min.',
    ]);
    expect([0, 2].map((minutes) => termsPl.presence.waitingForAway('Anna', minutes))).toEqual([
      'Czekamy na: Anna (poza stołem od chwili).',
      'Czekamy na: Anna (poza stołem od 2 min).',
    ]);
    expect([1, 2].map((n) => termsEn.presence.agreedSoFar(n, 3))).toEqual(['1 of 3 agrees', '2 of 3 agree']);
    expect([1, 2].map((n) => termsEn.presence.watchers(n))).toEqual(['1 person watches', '2 people watch']);
    expect([1, 2, 5, 22].map((n) => termsPl.presence.watchers(n))).toEqual([
      '1 osoba ogląda',
      '2 osoby oglądają',
      '5 osób ogląda',
      '22 osoby oglądają',
    ]);
  });

  it('speak to whoever reads', () => {
    for (const { takenBack, presence } of [
      { ...en, ...termsEn },
      { ...pl, ...termsPl },
    ])
      for (const say of [
        (name: string | null) => takenBack(name, true),
        (name: string | null) => takenBack(name, false),
        presence.botTakesOver,
        presence.isBack,
      ]) {
        expect(say('Anna')).toContain('Anna');
        expect(say(null)).not.toMatch(/null|Anna/);
      }
    expect([en.takenBack(null, true), pl.takenBack(null, true)]).toEqual([
      'You take the last move back.',
      'Cofasz ostatni ruch.',
    ]);
  });

  it('put nobody in the past tense, which has a gender in Polish', () => {
    for (const [at, said] of [...sentences(pl), ...sentences(termsPl), ...sentences(settingsPl)])
      expect(said, at).not.toMatch(/\p{L}(łeś|łaś|łbyś|łabyś)(?!\p{L})/u);
  });
});

describe('addresses', () => {
  it('lead where they say, there and back', () => {
    for (const route of [
      { at: 'home' },
      { at: 'table', table: 'abcDEF123', invite: 'key' },
      { at: 'table', table: 'abcDEF123', invite: null },
      { at: 'table', table: 'abcDEF123', invite: 'key', game: 'incan-gold' },
      { at: 'replay', from: 'server', table: 'abcDEF123' },
      { at: 'replay', from: 'server', table: 'abcDEF123', game: 'tikal' },
      { at: 'deal', table: 'abcDEF123', game: 'inka' },
      { at: 'local', table: '0a1b' },
      { at: 'pass', game: 'incan-gold' },
    ] as const) {
      const url = new URL(addressOf(route), 'http://quri.example');
      expect(routeOf(url.pathname, url.hash)).toEqual(route);
    }
  });

  it('that lead nowhere say so', () => {
    expect(routeOf('/t/', '')).toEqual({ at: 'nowhere' });
    expect(routeOf('/t/../etc', '')).toEqual({ at: 'nowhere' });
    expect(routeOf('/inka/tikal/t/abcDEF123', '')).toEqual({ at: 'nowhere' });
  });
});

describe('a rulebook', () => {
  it('is read into headings, paragraphs and lists with the rules they tell', () => {
    expect(blocksOf('# Gold\n\n<a id="IG-1"></a>\nOne **two**\nthree.\n\n- a\n- *b*')).toEqual([
      { kind: 'heading', level: 1, runs: [{ look: 'plain', words: 'Gold' }] },
      {
        kind: 'paragraph',
        ids: ['IG-1'],
        runs: [
          { look: 'plain', words: 'One ' },
          { look: 'strong', words: 'two' },
          { look: 'plain', words: ' three.' },
        ],
      },
      { kind: 'list', ids: [], items: [[{ look: 'plain', words: 'a' }], [{ look: 'soft', words: 'b' }]] },
    ]);
  });
});

describe('opponents', () => {
  const levelsOf = (seats: ReturnType<typeof opponents>) =>
    seats.map((seat) => (seat.kind === 'bot' ? seat.level : '')).join('');

  it('are all of one level, or one of each with the strongest not first', () => {
    expect(levelsOf(opponents(['a', 'b', 'c'], 'b', 2))).toBe('bb');
    const mixed = [1, 2, 3, 4, 6].map((n) => levelsOf(opponents(['a', 'b', 'c', 'd'], null, n)));
    expect(mixed).toEqual(['c', 'cb', 'cbd', 'cbda', 'cbdacb']);
    expect(levelsOf(opponents(['a'], null, 2))).toBe('aa');
    expect(levelsOf(opponents(['a', 'b'], null, 2))).toBe('ab');
  });

  it('are of the weakest level in a first game', () => {
    expect([1, 3].map((n) => levelsOf(easyOpponents(['a', 'b', 'c', 'd'], n)))).toEqual(['a', 'aaa']);
  });

  it('are easy until a game of that kind was finished here, and then one of each', () => {
    const usual = (game: string) => levelsOf(usualOpponents(game, ['a', 'b', 'c', 'd'], 3));
    expect(usual('first')).toBe('aaa');
    noteGameFinished('first');
    expect([usual('first'), usual('second')]).toEqual(['cbd', 'aaa']);
  });
});

describe('a device that goes round', () => {
  const quiet = (seat: number) => ({ seat: seat as never, sealed: false });

  it('goes to the next who is awaited', () => {
    expect(passAfterEntry({ holder: 0, passTo: null }, [1, 2], quiet(0), { players: 3 })).toEqual({
      holder: null,
      passTo: 1,
    });
    expect(passAfterEntry({ holder: 2, passTo: null }, [0, 1], quiet(2), { players: 3 })).toEqual({
      holder: null,
      passTo: 0,
    });
  });

  it('stays with whoever goes on deciding while nothing came to light', () => {
    expect(passAfterEntry({ holder: 1, passTo: null }, [1], quiet(1), { players: 3 })).toEqual({
      holder: 1,
      passTo: null,
    });
  });

  it('is put down when something came to light, and taken up by whoever had it last', () => {
    const open = { seat: 1 as never, sealed: true };
    expect(passAfterEntry({ holder: 1, passTo: null }, [0, 1, 2], open, { players: 3 })).toEqual({
      holder: null,
      passTo: 1,
    });
  });

  it('stays where it is in a game that hides nothing, whatever came to light', () => {
    const terms = { players: 3, isOpenGame: true };
    const open = { seat: 1 as never, sealed: true };
    expect(passAfterEntry({ holder: 1, passTo: null }, [1], open, terms)).toEqual({ holder: 1, passTo: null });
    expect(passAfterEntry({ holder: 1, passTo: null }, [2], open, terms)).toEqual({ holder: null, passTo: 2 });
  });

  it('waits for the same person while bots act', () => {
    expect(passAfterEntry({ holder: null, passTo: 2 }, [0, 2], quiet(1), { players: 3 })).toEqual({
      holder: null,
      passTo: 2,
    });
    expect(passAfterEntry({ holder: 2, passTo: null }, [0, 2], quiet(1), { players: 3 })).toEqual({
      holder: 2,
      passTo: null,
    });
  });

  it('lies there when nobody is awaited', () => {
    expect(passAfterEntry({ holder: 0, passTo: null }, [], null, { players: 3 })).toEqual({
      holder: null,
      passTo: null,
    });
  });
});
