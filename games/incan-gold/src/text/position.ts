import type { Who } from '@quri/words';
import { nextValue, printedValue } from '../answers/artifact-value.ts';
import { hazardsMet } from '../answers/hazards.ts';
import { gemsOnPath } from '../answers/shares.ts';
import type { ExplorerView, View } from '../view/shapes.ts';
import { type Artifact, type QuestCard, ROUNDS } from '../vocabulary.ts';
import type { PositionWords } from './position.en.ts';

/** Line by line, what has nothing to say left out. */
export function positionOf(view: View, who: Who, words: PositionWords): readonly string[] {
  const running = view.final === null;
  return [
    roundLine(view, who, words),
    ...(running ? [...pathLines(view, words), ...dangerLines(view, words)] : []),
    ...removedLine(view, words),
    ...(running ? deckLines(view, words) : []),
    ...view.explorers.map((explorer, seat) => explorerLine(view, explorer, seat, who, words)),
  ];
}

export function headlineOf({ final, round }: View, words: PositionWords): string {
  if (final !== null) return words.over(ROUNDS);
  return round === 0 ? words.beginning : words.round(round, ROUNDS);
}

function roundLine(view: View, who: Who, words: PositionWords): string {
  const running = view.final === null && view.round > 0;
  return `${headlineOf(view, words)}${running ? ` ${words.startPlayer(view.startPlayer, who)}` : ''}`;
}

function pathLines(view: View, words: PositionWords): readonly string[] {
  if (view.path.length === 0) return [words.noCard];
  const cards = view.path.map(({ card, gems }) =>
    gems === 0 ? faceName(view, card, words) : `${faceName(view, card, words)} (${words.lying(gems)})`,
  );
  const left = gemsOnPath(view.path);
  const laid = `${words.path(cards.length)}: ${cards.join(', ')}.`;
  return left === 0 ? [laid] : [laid, words.leftInAll(left)];
}

function faceName(view: View, card: QuestCard, words: PositionWords): string {
  if (card.kind === 'treasure') return words.treasure(card.value);
  return card.kind === 'hazard' ? words.hazard(card.hazard) : artifactName(view, card.artifact, words);
}

function artifactName(view: View, artifact: Artifact, words: PositionWords): string {
  const value = printedValue(view.options.edition, artifact);
  return value === undefined ? words.artifact(artifact) : words.artifactWorth(artifact, value);
}

function dangerLines(view: View, words: PositionWords): readonly string[] {
  const { deadly, spent } = hazardsMet(view);
  return [...(deadly.length > 0 ? [words.deadly(deadly)] : []), ...(spent.length > 0 ? [words.harmless(spent)] : [])];
}

function removedLine({ removed }: View, words: PositionWords): readonly string[] {
  const cards = removed.map(({ round, card }) => words.removedIn(card.hazard, round));
  return cards.length === 0 ? [] : [`${words.removed}: ${cards.join(', ')}.`];
}

function deckLines(view: View, words: PositionWords): readonly string[] {
  const among = words.list(view.artifactsInDeck.map(({ artifact }) => artifactName(view, artifact, words)));
  const under = view.artifactsUnderTemple.length;
  const next = nextValue(view);
  return [
    `${words.deck(view.deckSize)}${among === '' ? '' : `, ${words.among} ${among}`}.`,
    ...(under > 0 ? [words.underTemple(under)] : []),
    ...(next === undefined ? [] : [words.nextArtifact(next)]),
  ];
}

function explorerLine(view: View, explorer: ExplorerView, seat: number, who: Who, words: PositionWords): string {
  const { inside, beside, artifacts, tent } = explorer;
  const carried = artifacts.map(({ card, value }) => words.artifactWorth(card.artifact, value));
  const parts = [
    ...(view.final === null ? [whereabouts(view, seat, words)] : []),
    ...(inside ? [words.beside(beside)] : []),
    ...(tent === null ? [] : [words.tent(tent)]),
    ...(carried.length === 0 ? [] : [`${words.carried}: ${words.list(carried)}`]),
  ];
  return `${words.label(seat, who)}: ${parts.join('; ')}.`;
}

function whereabouts({ viewer, choosing, choice, explorers }: View, seat: number, words: PositionWords): string {
  const explorer = explorers[seat];
  if (!explorer?.inside) return words.inCamp;
  if (!choosing) return words.inTemple;
  if (viewer === seat && choice !== null) return `${words.inTemple}, ${words.ownChoice[choice]}`;
  return `${words.inTemple}, ${explorer.chosen ? words.hasChosen : words.stillChoosing}`;
}
