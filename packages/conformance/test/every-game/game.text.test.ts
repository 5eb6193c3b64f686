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
      expect(textFaults(words, subject, setting), JSON.stringify(setting)).toEqual([]);
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
    for (const { name, sentence } of Object.values(words.bots))
      expect(`${name}: ${sentence}`).toMatch(/^\p{Lu}.*: \p{Lu}.+\.$/u);
  });

  test('has a rulebook with an anchor for every rule of SPEC.md, once', async () => {
    const pages = await rulebook[language]();
    const anchors = [...pages.matchAll(/^<a id="(.+)"><\/a>$/gm)].map(([, id]) => id);
    expect([...anchors].sort()).toEqual([...ruleIds].sort());
    expect(pages.match(/\b[A-Z]{2}-[A-Z]?\d+\b/g)).toHaveLength(anchors.length);
  });
});
