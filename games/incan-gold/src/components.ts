import {
  ARTIFACTS,
  type ArtifactCard,
  type CardId,
  COPIES_OF_HAZARD,
  HAZARDS,
  type HazardCard,
  type QuestCard,
  type TreasureCard,
} from './vocabulary.ts';

/** IG-C1 */
const TREASURE_VALUES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];

const id = (text: string): CardId => text as CardId;

/** Cards of one face get a letter each, so that every card has a name of its own. */
const letter = (n: number): string => 'abc'.charAt(n);

export const TREASURES: readonly TreasureCard[] = TREASURE_VALUES.map((value, i) => {
  const copy = TREASURE_VALUES.slice(0, i).filter((earlier) => earlier === value).length;
  return Object.freeze({ id: id(`treasure-${value}${letter(copy)}`), kind: 'treasure', value });
});

export const HAZARD_CARDS: readonly HazardCard[] = HAZARDS.flatMap((hazard) =>
  Array.from({ length: COPIES_OF_HAZARD }, (_, copy) =>
    Object.freeze({ id: id(`${hazard}-${letter(copy)}`), kind: 'hazard' as const, hazard }),
  ),
);

/** IG-C2 */
export const ARTIFACT_CARDS: readonly ArtifactCard[] = ARTIFACTS.map((artifact) =>
  Object.freeze({ id: id(`artifact-${artifact}`), kind: 'artifact', artifact }),
);

/** The quest deck before any artifact is shuffled in. */
export const QUEST_DECK: readonly QuestCard[] = [...TREASURES, ...HAZARD_CARDS];

const byId = new Map<string, QuestCard>([...QUEST_DECK, ...ARTIFACT_CARDS].map((card) => [card.id, card]));

export function cardOf(card: CardId): QuestCard {
  const found = byId.get(card);
  if (found === undefined) throw new RangeError(`there is no card ${card}`);
  return found;
}

export function artifactOf(card: CardId): ArtifactCard {
  const found = cardOf(card);
  if (found.kind !== 'artifact') throw new RangeError(`${card} is no artifact`);
  return found;
}

export function treasureOf(card: CardId): TreasureCard {
  const found = cardOf(card);
  if (found.kind !== 'treasure') throw new RangeError(`${card} is no treasure`);
  return found;
}

export function hazardOf(card: CardId): HazardCard {
  const found = cardOf(card);
  if (found.kind !== 'hazard') throw new RangeError(`${card} is no hazard`);
  return found;
}

export const idOf = (card: QuestCard): CardId => card.id;
