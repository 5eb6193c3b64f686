import { readFileSync } from 'node:fs';
import { catalogue } from '@quri/catalogue';
import { LANGUAGES } from '@quri/words';
import { describe, expect, it } from 'vitest';
import { addressOf, routeOf } from '../src/app/route.ts';
import { blocksOf, chaptersOf, wordsOf } from '../src/rules/rulebook.ts';
import { entriesOf, partsOf, search } from '../src/rules/search.ts';

const BOOK = `# Gold

Come in.

## Świątynia

<a id="X-1"></a>
W **świąt**yni leży *złoto*.

![Złota maska](mask)

- Łódź
- Obóz

## Obóz

### Noc

Kto śpi, nie widzi świątyni.
`;

describe('a rulebook', () => {
  it('has chapters with a title each, but for what comes before the first, and without its own', () => {
    const chapters = chaptersOf(BOOK);
    expect(chapters.map(({ title }) => wordsOf(title))).toEqual(['', 'Świątynia', 'Obóz']);
    expect(chapters.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([
      ['paragraph'],
      ['paragraph', 'figure', 'list'],
      ['heading', 'paragraph'],
    ]);
  });

  it('has figures by name, each with a caption that may be broken or stressed', () => {
    expect(blocksOf('![Two *gold*\nmasks](two-masks)')).toEqual([
      {
        kind: 'figure',
        name: 'two-masks',
        caption: [
          { look: 'plain', words: 'Two ' },
          { look: 'soft', words: 'gold' },
          { look: 'plain', words: ' masks' },
        ],
      },
    ]);
    expect(blocksOf('Not ![a](figure) here.').map(({ kind }) => kind)).toEqual(['paragraph']);
  });

  it('has an address for itself and for each of its rules', () => {
    for (const rule of [null, 'IG-C1']) {
      const url = new URL(addressOf({ at: 'rules', game: 'incan-gold', rule }), 'http://quri.example');
      expect(routeOf(url.pathname, url.hash)).toEqual({ at: 'rules', game: 'incan-gold', rule });
    }
    expect(routeOf('/', '#/rules/')).toEqual({ at: 'home' });
    expect(routeOf('/', '#/rules/incan-gold/IG-1/more')).toEqual({ at: 'home' });
  });
});

describe('searching a rulebook', () => {
  const entries = entriesOf(chaptersOf(BOOK));
  const found = (words: string): readonly string[] =>
    [...search(entries, words).at].flatMap(([runs, matches]) =>
      matches.map(({ n, from, to }) => `${n} ${wordsOf(runs).slice(from, to)}`),
    );

  it('finds words without their diacritics and case, in the order they are read in', () => {
    expect(found('swiatyn')).toEqual(['0 Świątyn', '1 świątyn', '2 świątyn']);
    expect(found('OBÓZ')).toEqual(['0 Obóz', '1 Obóz']);
    expect(found('lodz')).toEqual(['0 Łódź']);
    expect(found('złot')).toEqual(['0 złot', '1 Złot']);
  });

  it('takes spaces as they come, and finds nothing where nothing is asked', () => {
    expect(found('  kto \u00a0 spi ')).toEqual(['0 Kto śpi']);
    expect(found('  ')).toEqual([]);
    expect(search(entries, 'smok').count).toBe(0);
  });

  it('cuts a text where looks change and where matches begin and end', () => {
    const { at } = search(entries, 'w swiatyni');
    const [[runs, matches] = [[], []]] = at;
    expect(partsOf(runs, matches)).toEqual([
      { look: 'plain', words: 'W ', from: 0, match: 0 },
      { look: 'strong', words: 'świąt', from: 2, match: 0 },
      { look: 'plain', words: 'yni', from: 7, match: 0 },
      { look: 'plain', words: ' leży ', from: 10, match: null },
      { look: 'soft', words: 'złoto', from: 16, match: null },
      { look: 'plain', words: '.', from: 21, match: null },
    ]);
  });

  it('cuts once where one match ends and the next begins', () => {
    const runs = [{ look: 'plain', words: 'lamma' }] as const;
    const matches = search([{ runs, folded: 'lamma' }], 'm').at.get(runs) ?? [];
    expect(partsOf(runs, matches).map(({ words, from }) => `${from} ${words}`)).toEqual(['0 la', '2 m', '3 m', '4 a']);
  });
});

describe.each(catalogue.map(({ meta: { id }, rulebook }) => ({ id, rulebook })))('refusals of $id', (game) => {
  const vocabulary = readFileSync(new URL(`../../../games/${game.id}/src/vocabulary.ts`, import.meta.url), 'utf8');
  const [, refusals = ''] = /^export type Refusal =\s([\s\S]+?);\n(?=\n|$)/m.exec(vocabulary) ?? [];
  const ruleTypes = [...refusals.matchAll(/readonly rule: ([^;}]+)/g)].map(([, type = '']) => type.trim());
  /** A type of several rules may have a name. */
  const idsIn = (type: string): readonly string[] => {
    const spelled = /^\w+$/.test(type) ? new RegExp(`type ${type} =([^;]+);`).exec(vocabulary)?.[1] : type;
    return [...(spelled ?? '').matchAll(/'([^']+)'/g)].map(([, id = '']) => id);
  };

  it('cite a rule each', () => {
    expect(ruleTypes.length).toBeGreaterThan(0);
    expect(ruleTypes).toHaveLength([...refusals.matchAll(/readonly code: /g)].length);
    for (const type of ruleTypes) expect(idsIn(type), type).not.toEqual([]);
  });

  it.each(LANGUAGES)('lead to paragraphs that can be shown, in %s', async (language) => {
    const blocks = blocksOf(await game.rulebook[language]());
    const shown = new Set(blocks.flatMap((block) => ('ids' in block ? block.ids : [])));
    for (const id of ruleTypes.flatMap(idsIn)) expect(shown, id).toContain(id);
  });
});
