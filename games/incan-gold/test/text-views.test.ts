import { type Seat, seat } from '@quri/kernel';
import { resultLines, type Who, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { artifactOf, cardOf } from '../src/components.ts';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { ExplorerView, View } from '../src/view/shapes.ts';
import type { CardId, FinalCount, HazardCard, Options } from '../src/vocabulary.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek', 'Bot', 'Ida', 'Leon', 'Maja'];
const who = (n: number): string => NAMES[n] ?? `seat ${n}`;
/** As Anna is told. */
const anna = whoFrom(NAMES, 0);
const OPTIONS: Options = { edition: 'incan-gold', autoSecondCard: true, openTents: false, twoPlayers: false };

const laid = (id: string, gems = 0) => ({ card: cardOf(id as CardId), gems });
const out = (round: number, id: string) => ({ round, card: cardOf(id as CardId) as HazardCard });
const artifact = (name: string) => artifactOf(`artifact-${name}` as CardId);
const explorer = (one: Partial<ExplorerView> = {}): ExplorerView => ({
  inside: true,
  chosen: false,
  beside: 0,
  artifacts: [],
  tent: null,
  ...one,
});

const view = (some: Partial<View> = {}): View => ({
  viewer: seat(0),
  options: OPTIONS,
  round: 2,
  startPlayer: seat(1),
  choosing: true,
  path: [laid('treasure-11a', 2)],
  deckSize: 30,
  artifactsInDeck: [],
  artifactsUnderTemple: [],
  removed: [],
  carriedOut: 0,
  explorers: [explorer(), explorer(), explorer()],
  choice: null,
  final: null,
  ...some,
});

const ended = (final: FinalCount, explorers: readonly ExplorerView[], options = OPTIONS): View =>
  view({ choosing: false, path: [], final, explorers, options, round: 5 });

describe('what is asked', () => {
  const asked = (some: Partial<View>) => {
    const of = view(some);
    const named = of.viewer === 'spectator' ? who : whoFrom(NAMES, of.viewer);
    return [EN.question(of, named), PL.question(of, named)];
  };
  const chosen = explorer({ chosen: true });

  test('of somebody who has to choose', () => {
    expect(asked({})).toEqual([
      'Choose in secret: go on, or back to camp?',
      'Wybierz w tajemnicy: idziesz dalej czy wracasz do obozu?',
    ]);
  });

  test('of somebody who has chosen and may still change', () => {
    expect(asked({ choice: 'torch', explorers: [chosen, explorer(), explorer()] })).toEqual([
      'You go on, and may still change your mind while Jan and Ewa are choosing.',
      'Idziesz dalej, ale możesz zmienić zdanie, dopóki wybierają Jan i Ewa.',
    ]);
    expect(asked({ choice: 'camp', explorers: [chosen, explorer(), chosen] })).toEqual([
      'You go back to camp, and may still change your mind while Jan is choosing.',
      'Wracasz do obozu, ale możesz zmienić zdanie, dopóki wybiera Jan.',
    ]);
  });

  test('of nobody who looks on', () => {
    expect(asked({ explorers: [explorer({ inside: false }), explorer(), chosen] })).toEqual([
      'You are in camp; waiting for Jan to choose.',
      'Jesteś w obozie, a w świątyni wybiera Jan.',
    ]);
    expect(asked({ viewer: 'spectator' })).toEqual([
      'Waiting for Anna, Jan and Ewa to choose.',
      'Teraz wybierają Anna, Jan i Ewa.',
    ]);
    expect(asked({ choosing: false })).toEqual(['Cards are being turned.', 'Trwa odkrywanie kart.']);
  });

  test('of nobody when the game is over', () => {
    const won = (winners: readonly Seat[]): FinalCount => ({ winners, scores: [9, 9, 9], reason: 'wealth' });
    expect(asked({ final: won([seat(0)]) })).toEqual(['The game is over: you win!', 'Koniec gry: wygrywasz!']);
    expect(asked({ final: won([seat(2)]) })).toEqual(['The game is over: Ewa wins!', 'Koniec gry: wygrywa Ewa!']);
    expect(asked({ final: won([seat(0), seat(2)]) })).toEqual([
      'The game is over: you and Ewa share the victory.',
      'Koniec gry: wspólnie wygrywacie ty i Ewa.',
    ]);
    expect(asked({ final: won([seat(0), seat(2)]), viewer: 'spectator' })).toEqual([
      'The game is over: Anna and Ewa share the victory.',
      'Koniec gry: wspólnie wygrywają Anna i Ewa.',
    ]);
  });
});

describe('the position', () => {
  const busy = view({
    path: [laid('spiders-a'), laid('treasure-11a', 2), laid('artifact-mask'), laid('mummy-c'), laid('treasure-5b', 1)],
    artifactsInDeck: [artifact('sunDisc')],
    artifactsUnderTemple: [artifact('llama'), artifact('knife'), artifact('beaker')],
    removed: [out(1, 'mummy-a'), out(2, 'mummy-b')],
    round: 3,
    choice: 'camp',
    deckSize: 24,
    explorers: [
      explorer({ chosen: true, beside: 4, tent: 12 }),
      explorer({ beside: 0, artifacts: [{ card: artifact('beaker'), value: 5 }] }),
      explorer({ inside: false }),
    ],
  });

  test('is told line by line in English', () => {
    expect(EN.position(busy, anna)).toEqual([
      'Round 3 of 5. Start player: Jan.',
      'Path, 5 cards: spiders, treasure 11 (2 gems left on it), the mask, mummy, treasure 5 (1 gem left on it).',
      'Left on the path in all: 3 gems.',
      'Dangerous now: spiders.',
      'Harmless for the rest of the game: mummy.',
      'Hazards out of the game: mummy (round 1), mummy (round 2).',
      'Quest deck: 24 cards, among them the sun disc.',
      'Face down under the temple: 3 artifacts.',
      'The next artifact carried out is worth 5.',
      'You: in the temple, your choice: back to camp; 4 gems beside the tent; 12 gems in the tent.',
      'Jan: in the temple, still choosing; nothing beside the tent; carried out: the beaker (worth 5).',
      'Ewa: in camp.',
    ]);
  });

  test('has a headline', () => {
    expect([EN, PL].map((text) => text.headline(busy, who))).toEqual(['Round 3 of 5.', 'Runda 3 z 5.']);
    expect([EN, PL].map((text) => text.headline(view({ round: 0 }), who))).toEqual([
      'The first round is about to begin.',
      'Zaraz zacznie się pierwsza runda.',
    ]);
  });

  test('is told line by line in Polish', () => {
    expect(PL.position(busy, anna)).toEqual([
      'Runda 3 z 5. Wyprawę prowadzi Jan.',
      'Ścieżka, 5 kart: pająki, skarb 11 (na karcie 2 klejnoty), maska, mumia, skarb 5 (na karcie 1 klejnot).',
      'Razem na ścieżce: 3 klejnoty.',
      'Teraz grożą pająki.',
      'Do końca gry już nie grozi mumia.',
      'Niebezpieczeństwa poza grą: mumia (runda 1), mumia (runda 2).',
      'W talii: 24 karty, wśród nich tarcza słoneczna.',
      'Zakryte pod świątynią: 3 artefakty.',
      'Następny wyniesiony artefakt będzie wart 5.',
      'Ty: w świątyni, twój wybór: wracasz do obozu; obok namiotu 4 klejnoty; w namiocie 12 klejnotów.',
      'Jan: w świątyni, jeszcze bez decyzji; obok namiotu nic; artefakty: puchar (wartość 5).',
      'Ewa: w obozie.',
    ]);
  });

  test('says who leads the expedition, also to the one who does', () => {
    const jan = whoFrom(NAMES, 1);
    expect([EN, PL].map((text) => text.position(busy, jan)[0])).toEqual([
      'Round 3 of 5. Start player: you.',
      'Runda 3 z 5. Wyprawę prowadzisz ty.',
    ]);
  });

  test('shows a choice of somebody else only as made', () => {
    const chosen = view({ explorers: [explorer(), explorer({ chosen: true, beside: 1 }), explorer()] });
    expect(EN.position(chosen, who)).toContain('Jan: in the temple, has chosen; 1 gem beside the tent.');
    expect(PL.position(chosen, who)).toContain('Jan: w świątyni, decyzja podjęta; obok namiotu 1 klejnot.');
  });

  test('values artifacts as the edition does', () => {
    const path = [laid('artifact-knife'), laid('snake-a'), laid('fire-b')];
    const modern = view({ path, options: { ...OPTIONS, edition: 'modern' } });
    expect(PL.position(modern, who)).toContain('Ścieżka, 3 karty: nóż obrzędowy (wartość 10), wąż, ogień.');
    expect(PL.position(modern, who)).toContain('Teraz grożą ogień i wąż.');
    expect(PL.position(modern, who).join()).not.toContain('Następny');
    expect(EN.position(view({ path, carriedOut: 3 }), who)).toContain('The next artifact carried out is worth 10.');
  });
});

const linesOf = (text: typeof EN, of: View, named: Who = who): readonly string[] => {
  const result = text.result(of, named);
  return result === null ? [] : resultLines(result, named);
};

describe('the result', () => {
  const artifacts = [{ card: artifact('mask'), value: 5 }];
  const three = [explorer({ tent: 9 }), explorer({ tent: 4, artifacts }), explorer({ tent: 7 })];

  test('is none while the game runs', () => {
    expect([EN.result(view(), who), PL.result(view(), who)]).toEqual([null, null]);
  });

  test('ranks by wealth', () => {
    const final: FinalCount = { winners: [seat(0)], scores: [12, 9, 9], reason: 'wealth' };
    expect(linesOf(EN, ended(final, three))).toEqual([
      'Anna wins with the most wealth: 12.',
      '1. Anna: 12',
      '2. Jan: 9 (4 in the tent, 5 in artifacts)',
      '2. Ewa: 9',
    ]);
    expect(PL.result(ended(final, three), who)).toEqual({
      headline: 'Wygrywa Anna: największy majątek, 12.',
      rows: [
        { place: 1, seat: 0, score: '12', detail: '' },
        { place: 2, seat: 1, score: '9', detail: 'w namiocie 4, w artefaktach 5' },
        { place: 2, seat: 2, score: '9', detail: '' },
      ],
    });
  });

  test('speaks to whoever won', () => {
    const headlines = (final: FinalCount): readonly (string | undefined)[] =>
      [EN, PL].map((text) => linesOf(text, ended(final, three), anna)[0]);
    expect(headlines({ winners: [seat(0)], scores: [12, 9, 9], reason: 'wealth' })).toEqual([
      'You win with the most wealth: 12.',
      'Wygrywasz: największy majątek, 12.',
    ]);
    expect(headlines({ winners: [seat(0)], scores: [9, 9, 9], reason: 'artifacts' })).toEqual([
      'You win: equal wealth, 9, but more artifacts.',
      'Wygrywasz: majątek równy, 9, ale więcej artefaktów.',
    ]);
    expect(headlines({ winners: [seat(0), seat(2)], scores: [9, 4, 9], reason: 'shared' })).toEqual([
      'You share the victory with Ewa: equal wealth, 9 each, and as many artifacts.',
      'Wygrywacie wspólnie, ty i Ewa: majątek równy, po 9, i tyle samo artefaktów.',
    ]);
    expect(headlines({ winners: [seat(1)], scores: [4, 9, 4], reason: 'wealth' })).toEqual([
      'Jan wins with the most wealth: 9.',
      'Wygrywa Jan: największy majątek, 9.',
    ]);
  });

  test('says when artifacts decided', () => {
    const final: FinalCount = { winners: [seat(1)], scores: [9, 9, 7], reason: 'artifacts' };
    expect(linesOf(PL, ended(final, three))).toEqual([
      'Wygrywa Jan: majątek równy, 9, ale więcej artefaktów.',
      '1. Jan: 9 (w namiocie 4, w artefaktach 5)',
      '2. Anna: 9',
      '3. Ewa: 7',
    ]);
    expect(EN.result(ended(final, three), who)?.headline).toBe('Jan wins: equal wealth, 9, but more artifacts.');
  });

  test('says when a victory is shared', () => {
    const final: FinalCount = { winners: [seat(0), seat(1)], scores: [9, 9, 7], reason: 'shared' };
    const later = ended(final, three, { ...OPTIONS, edition: 'diamant-2016' });
    expect(linesOf(PL, ended(final, three))).toEqual([
      'Wspólnie wygrywają Anna i Jan: majątek równy, po 9, i tyle samo artefaktów.',
      '1. Anna: 9',
      '1. Jan: 9 (w namiocie 4, w artefaktach 5)',
      '3. Ewa: 7',
    ]);
    expect(PL.result(later, who)?.headline).toBe('Wspólnie wygrywają Anna i Jan: majątek równy, po 9.');
    expect(EN.result(later, who)?.headline).toBe('Anna and Jan share the victory: equal wealth, 9 each.');
  });
});
