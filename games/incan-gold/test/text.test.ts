import { seat } from '@quri/kernel';
import { sayIntent, sayRefusal, saySeen, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { WORDS } from '../src/board/words.ts';
import { ARTIFACT_CARDS, artifactOf, cardOf, HAZARD_CARDS, TREASURES } from '../src/components.ts';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { Seen } from '../src/view/shapes.ts';
import type { CardId, HazardCard, Refusal, TreasureCard } from '../src/vocabulary.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek', 'Bot', 'Ida', 'Leon', 'Maja'];
const who = (n: number): string => NAMES[n] ?? `seat ${n}`;
const all = (...numbers: readonly number[]) => numbers.map(seat);

const artifact = (name: string) => artifactOf(`artifact-${name}` as CardId);
const hazard = (name: string) => cardOf(`${name}-a` as CardId) as HazardCard;
const treasure = (value: number) => TREASURES.find((card) => card.value === value) as TreasureCard;

const en = (seen: Seen): string => saySeen(EN, seen, who);
const pl = (seen: Seen): string => saySeen(PL, seen, who);

const found = (value: number, inside: readonly number[]): Seen => {
  const share = Math.floor(value / inside.length);
  return {
    type: 'treasureFound',
    card: treasure(value),
    inside: all(...inside),
    share,
    left: value - share * inside.length,
  };
};

const settled = (leavers: readonly number[], share: number, left: number, artifacts: readonly string[] = []): Seen => ({
  type: 'leaversSettled',
  leavers: all(...leavers),
  share,
  left,
  artifacts: artifacts.map((name, i) => ({ card: artifact(name), value: i < 1 ? 5 : 10 })),
});

describe('a round', () => {
  test('begins with or without an artifact', () => {
    const begun: Seen = { type: 'roundBegun', round: 2, startPlayer: seat(1), artifact: artifact('sunDisc') };
    expect(en(begun)).toBe('Round 2 of 5 begins. Start player: Jan. The sun disc is shuffled into the quest deck.');
    expect(pl(begun)).toBe('Runda 2 z 5. Wyprawę prowadzi Jan. Do talii trafia tarcza słoneczna.');
    expect(en({ ...begun, artifact: null })).toBe('Round 2 of 5 begins. Start player: Jan.');
    expect(pl({ ...begun, artifact: null })).toBe('Runda 2 z 5. Wyprawę prowadzi Jan.');
  });

  test('ends in one of two ways, and what is lost is named', () => {
    const emptied: Seen = { type: 'roundEnded', round: 3, reason: 'emptied', lost: [] };
    const struck: Seen = { type: 'roundEnded', round: 3, reason: 'struck', lost: [artifact('mask')] };
    const both = { ...struck, lost: [artifact('mask'), artifact('beaker')] };
    expect(en(emptied)).toBe('Round 3 ends: the temple is empty.');
    expect(pl(emptied)).toBe('Runda 3 się kończy: w świątyni nie ma już nikogo.');
    expect(en(struck)).toContain('The mask is lost for good.');
    expect(pl(struck)).toBe(
      'Runda 3 kończy się ucieczką. Karta, która przegoniła wyprawę, wypada z gry. Na zawsze przepada maska.',
    );
    expect(en(both)).toContain('The mask and the beaker are lost for good.');
    expect(pl(both)).toContain('Na zawsze przepadają maska i puchar.');
  });
});

describe('a treasure', () => {
  test.each([
    [11, [0, 1, 2, 3], 'Skarb wart 11 klejnotów. Każda z 4 osób w świątyni bierze 2, na karcie zostają 3.'],
    [3, [0, 1], 'Skarb wart 3 klejnoty. Każda z 2 osób w świątyni bierze 1, na karcie zostaje 1.'],
    [13, [0, 1, 2, 3, 4, 5, 6, 7], 'Skarb wart 13 klejnotów. Każda z 8 osób w świątyni bierze 1, na karcie zostaje 5.'],
    [15, [0, 1, 2, 3, 4], 'Skarb wart 15 klejnotów. Każda z 5 osób w świątyni bierze 3.'],
    [1, [0, 1, 2], 'Skarb wart 1 klejnot, za mało na 3 osoby: zostaje na karcie.'],
    [4, [0, 1, 2, 3, 4], 'Skarb wart 4 klejnoty, za mało na 5 osób: zostaje na karcie.'],
    [7, [2], 'Skarb wart 7 klejnotów. Ewa zabiera wszystko.'],
  ])('of %i is counted in Polish', (value, inside, said) => {
    expect(pl(found(value, inside))).toBe(said);
  });

  test.each([
    [11, [0, 1, 2, 3], 'A treasure of 11 gems. Each of the 4 inside takes 2; 3 stay on the card.'],
    [3, [0, 1], 'A treasure of 3 gems. Each of the 2 inside takes 1; 1 stays on the card.'],
    [1, [0, 1, 2], 'A treasure of 1 gem, too little to share among 3: it stays on the card.'],
    [7, [2], 'A treasure of 7 gems. Ewa takes it all.'],
  ])('of %i is counted in English', (value, inside, said) => {
    expect(en(found(value, inside))).toBe(said);
  });
});

describe('artifacts and hazards', () => {
  test('each have a sentence of their own', () => {
    for (const say of [en, pl]) {
      expect(new Set(ARTIFACT_CARDS.map((card) => say({ type: 'artifactFound', card }))).size).toBe(5);
      expect(new Set(HAZARD_CARDS.map((card) => say({ type: 'hazardMet', card }))).size).toBe(5);
      expect(new Set(HAZARD_CARDS.map((card) => say({ type: 'hazardStruck', card, inside: all(0) }))).size).toBe(5);
    }
    expect(pl({ type: 'artifactFound', card: artifact('knife') })).toBe(
      'Artefakt: nóż obrzędowy. Zabierze go osoba, która wyjdzie w pojedynkę.',
    );
    expect(pl({ type: 'hazardMet', card: hazard('snake') })).toBe('Wąż! Tym razem kończy się na strachu.');
  });

  test('drive out one or several', () => {
    const one: Seen = { type: 'hazardStruck', card: hazard('spiders'), inside: all(1) };
    const several: Seen = { ...one, inside: all(0, 1, 2) };
    expect(en(one)).toBe('More spiders! Jan flees and loses everything beside the tent.');
    expect(en(several)).toBe('More spiders! Anna, Jan and Ewa flee and lose everything beside their tents.');
    expect(pl(one)).toBe('Znowu pająki! Jan ucieka i traci wszystko, co leży obok namiotu.');
    expect(pl(several)).toBe('Znowu pająki! Anna, Jan i Ewa uciekają i tracą wszystko, co leży obok namiotów.');
  });
});

describe('choices', () => {
  test('are announced without saying which', () => {
    expect(en({ type: 'choiceMade', seat: seat(0) })).toBe('Anna has chosen.');
    expect(pl({ type: 'choiceMade', seat: seat(0) })).toBe('Anna ma wybór za sobą.');
  });

  test.each([
    [[0, 1], [2], 'Anna and Jan go on. Ewa leaves.', 'Anna i Jan idą dalej. Ewa wychodzi.'],
    [[1], [0, 2], 'Jan goes on. Anna and Ewa leave.', 'Jan idzie dalej. Anna i Ewa wychodzą.'],
    [[0, 1, 2], [], 'Nobody leaves: the expedition goes on.', 'Nikt nie wychodzi: wyprawa idzie dalej.'],
    [[0], [], 'Anna goes on.', 'Anna idzie dalej.'],
    [[], [1], 'Jan leaves.', 'Jan wychodzi.'],
  ])('of %j against %j are shown', (stayers, leavers, inEnglish, inPolish) => {
    const seen: Seen = { type: 'choicesRevealed', stayers: all(...stayers), leavers: all(...leavers) };
    expect([en(seen), pl(seen)]).toEqual([inEnglish, inPolish]);
  });

  test('have a button each', () => {
    expect(sayIntent(EN, { type: 'choose', choice: 'torch' }, who, null)).toBe('Torch: go on');
    expect(sayIntent(EN, { type: 'choose', choice: 'camp' }, who, null)).toBe('Camp: go back');
    expect(sayIntent(PL, { type: 'choose', choice: 'torch' }, who, null)).toBe('Pochodnia: idę dalej');
    expect(sayIntent(PL, { type: 'choose', choice: 'camp' }, who, null)).toBe('Obóz: wracam');
  });
});

describe('leaving', () => {
  test.each([
    [settled([0], 0, 0), 'Anna wraca bezpiecznie do obozu.'],
    [settled([0], 1, 0), 'Anna wraca bezpiecznie do obozu, a ze ścieżki zabiera 1 klejnot.'],
    [
      settled([1], 5, 0, ['mask']),
      'Jan wraca bezpiecznie do obozu, a ze ścieżki zabiera 5 klejnotów i maskę (wartość 5).',
    ],
    [
      settled([1], 22, 0, ['llama', 'sunDisc']),
      'Jan wraca bezpiecznie do obozu, a ze ścieżki zabiera 22 klejnoty, figurkę lamy (wartość 5) i tarczę słoneczną (wartość 10).',
    ],
    [settled([0, 1], 0, 1), 'Anna i Jan wracają bezpiecznie do obozu. Na ścieżce zostaje 1 klejnot.'],
    [
      settled([0, 1, 2], 1, 2),
      'Anna, Jan i Ewa wracają bezpiecznie do obozu, a ze ścieżki zabierają po 1 klejnocie. Na ścieżce zostają 2 klejnoty.',
    ],
    [
      settled([0, 1, 2, 3, 4, 5], 3, 5),
      'Anna, Jan, Ewa, Olek, Bot i Ida wracają bezpiecznie do obozu, a ze ścieżki zabierają po 3 klejnoty. Na ścieżce zostaje 5 klejnotów.',
    ],
  ])('is settled in Polish (%#)', (seen, said) => {
    expect(pl(seen)).toBe(said);
  });

  test('is settled in English', () => {
    expect(en(settled([0], 0, 0))).toBe('Anna is safely back in camp.');
    expect(en(settled([0], 1, 0, ['mask']))).toBe(
      'Anna is safely back in camp with 1 gem from the path and the mask (worth 5).',
    );
    expect(en(settled([0, 1], 2, 1))).toBe(
      'Anna and Jan are safely back in camp, each with 2 gems from the path. 1 gem stays on the path.',
    );
  });
});

describe('whoever reads is spoken to', () => {
  const said = (seen: Seen): readonly string[] => [EN, PL].map((text) => saySeen(text, seen, whoFrom(NAMES, 0)));
  const struck = (inside: readonly number[]): Seen => ({
    type: 'hazardStruck',
    card: hazard('fire'),
    inside: all(...inside),
  });

  test.each<[string, Seen, readonly string[]]>([
    [
      'who leads',
      { type: 'roundBegun', round: 2, startPlayer: seat(0), artifact: null },
      ['Round 2 of 5 begins. Start player: you.', 'Runda 2 z 5. Wyprawę prowadzisz ty.'],
    ],
    ['who has chosen', { type: 'choiceMade', seat: seat(0) }, ['You have chosen.', 'Masz wybór za sobą.']],
    [
      'who takes all',
      found(7, [0]),
      ['A treasure of 7 gems. You take it all.', 'Skarb wart 7 klejnotów. Zabierasz wszystko.'],
    ],
    [
      'who is driven out alone',
      struck([0]),
      [
        'Fire again! You flee and lose everything beside your tent.',
        'Znowu ogień! Uciekasz i tracisz wszystko, co leży obok namiotu.',
      ],
    ],
    [
      'who is driven out with others, first of them',
      struck([1, 0, 2]),
      [
        'Fire again! You, Jan and Ewa flee and lose everything beside your tents.',
        'Znowu ogień! Ty, Jan i Ewa uciekacie i tracicie wszystko, co leży obok namiotów.',
      ],
    ],
    [
      'who goes on while others leave',
      { type: 'choicesRevealed', stayers: all(0), leavers: all(1, 2) },
      ['You go on. Jan and Ewa leave.', 'Idziesz dalej. Jan i Ewa wychodzą.'],
    ],
    [
      'who comes back alone',
      settled([0], 5, 0),
      [
        'You are safely back in camp with 5 gems from the path.',
        'Wracasz bezpiecznie do obozu, a ze ścieżki zabierasz 5 klejnotów.',
      ],
    ],
    [
      'who comes back with others',
      settled([1, 0], 2, 0),
      [
        'You and Jan are safely back in camp, each with 2 gems from the path.',
        'Ty i Jan wracacie bezpiecznie do obozu, a ze ścieżki zabieracie po 2 klejnoty.',
      ],
    ],
  ])('%s', (_who, seen, sentences) => {
    expect(said(seen)).toEqual(sentences);
  });
});

test('the key of a choice is the first letter of its card, and in the list of keys', () => {
  for (const [text, words] of [
    [EN, WORDS.en],
    [PL, WORDS.pl],
  ] as const) {
    for (const choice of ['torch', 'camp'] as const) {
      const key = words.choiceKeys[choice];
      expect(sayIntent(text, { type: 'choose', choice }, who, null).startsWith(key)).toBe(true);
      expect(text.keys.map((hint) => hint.key)).toContain(key);
    }
  }
});

test('every refusal is explained in both languages', () => {
  const refusals: Refusal[] = [
    { code: 'gameOver', rule: 'IG-16' },
    { code: 'notInside', rule: 'IG-12' },
    { code: 'notNow', rule: 'IG-5' },
  ];
  for (const text of [EN, PL]) {
    const said = refusals.map((refusal) => sayRefusal(text, refusal, who));
    expect(new Set(said).size).toBe(refusals.length);
    expect(Object.keys(text.refusal).sort()).toEqual(refusals.map(({ code }) => code).sort());
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
  }
});

test('a table for two is labelled as unofficial', () => {
  expect(EN.options.twoPlayers.label).toContain('unofficial');
  expect(PL.options.twoPlayers.label).toContain('nieoficjalnie');
});
