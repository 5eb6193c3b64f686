import { SEED, settingsOf, textFaults } from '@quri/conformance';
import type { OptionField } from '@quri/kernel';
import { LANGUAGES, type OptionText } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { gameEntry, ruleIds, subjectFile } from './game-folder.ts';

const { meta, bots, text, rulebook } = gameEntry;
const { subject } = subjectFile;

describe.each(LANGUAGES)(`${meta.id} in %s`, (language) => {
  test('tells every game without a gap, and the log the same to all', async () => {
    const words = await text[language]();
    for (const setting of settingsOf(subject.game, SEED))
      expect(textFaults(words, language, subject, setting), JSON.stringify(setting)).toEqual([]);
  });

  test('names every option, each value of a choice, and every bot', async () => {
    const words = await text[language]();
    const fields = Object.entries(meta.options) as [string, OptionField][];
    const options = new Map(Object.entries<OptionText>(words.options));
    expect([...options.keys()].sort()).toEqual(fields.map(([name]) => name).sort());
    for (const [name, field] of fields) {
      const values = options.get(name)?.values;
      expect(Object.keys(values ?? {}).sort(), name).toEqual(field.kind === 'choice' ? [...field.values].sort() : []);
    }
    const named = [...options.values()].flatMap((one) => [one, ...Object.values(one.values ?? {})]);
    for (const { label, sentence } of named) expect(`${label}: ${sentence}`).toMatch(/^\p{Lu}.*: \p{Lu}.+\.$/u);
    expect(Object.keys(words.bots)).toEqual(bots);
    for (const { names, sentence } of Object.values(words.bots))
      for (const name of names) expect(`${name}: ${sentence}`).toMatch(/^\p{Lu}.*: \p{Lu}.+\.$/u);
  });

  test('has a name of its own for every bot at a full table, and a short word for each level', async () => {
    const families = Object.values((await text[language]()).bots);
    const most = Math.max(...settingsOf(subject.game, SEED).map(({ players }) => players));
    for (const { names } of families) expect(names.length, names[0]).toBeGreaterThanOrEqual(most);
    const all = families.flatMap(({ names }) => names);
    expect(new Set(all).size).toBe(all.length);
    for (const { level } of families) expect(level).toMatch(/^\p{Ll}{2,8}$/u);
    expect(new Set(families.map(({ level }) => level)).size).toBe(families.length);
  });

  test('has a rulebook with an anchor for every rule of SPEC.md, once', async () => {
    const pages = await rulebook[language]();
    const anchors = [...pages.matchAll(/^<a id="(.+)"><\/a>$/gm)].map(([, id]) => id);
    expect([...anchors].sort()).toEqual([...ruleIds].sort());
    expect(pages.match(/\b[A-Z]{2}-[A-Z]?\d+\b/g)).toHaveLength(anchors.length);
  });
});
