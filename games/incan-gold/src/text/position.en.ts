import { countEn, labelEn, listEn, namedEn, type Who } from '@quri/words';
import { nextValue, printedValue } from '../answers/artifact-value.ts';
import { hazardsMet } from '../answers/hazards.ts';
import { gemsOnPath } from '../answers/shares.ts';
import type { ExplorerView, View } from '../view/shapes.ts';
import { type Artifact, type CarriedArtifact, type QuestCard, ROUNDS } from '../vocabulary.ts';
import { ARTIFACT_EN, gemsEn, HAZARD_EN } from './names.en.ts';

/** Line by line, what has nothing to say left out. */
export function positionEn(view: View, who: Who): readonly string[] {
  const running = view.final === null;
  return [
    round(view, who),
    ...(running ? [...path(view), ...dangers(view)] : []),
    ...removed(view),
    ...(running ? deck(view) : []),
    ...view.explorers.map((explorer, seat) => explorerLine(view, explorer, seat, who)),
  ];
}

export function headlineEn({ final, round }: View): string {
  if (final !== null) return `All ${ROUNDS} rounds are played.`;
  return round === 0 ? 'The first round is about to begin.' : `Round ${round} of ${ROUNDS}.`;
}

function round(view: View, who: Who): string {
  const running = view.final === null && view.round > 0;
  return running ? `${headlineEn(view)} Start player: ${namedEn([view.startPlayer], who)}.` : headlineEn(view);
}

function path(view: View): readonly string[] {
  if (view.path.length === 0) return ['No card on the path yet.'];
  const cards = view.path.map(({ card, gems }) =>
    gems === 0 ? face(view, card) : `${face(view, card)} (${gemsEn(gems)} left on it)`,
  );
  const left = gemsOnPath(view.path);
  const laid = `Path, ${countEn(cards.length, 'card', 'cards')}: ${cards.join(', ')}.`;
  return left === 0 ? [laid] : [laid, `Left on the path in all: ${gemsEn(left)}.`];
}

function face(view: View, card: QuestCard): string {
  if (card.kind === 'treasure') return `treasure ${card.value}`;
  return card.kind === 'hazard' ? HAZARD_EN[card.hazard].name : artifactName(view, card.artifact);
}

function artifactName(view: View, artifact: Artifact): string {
  const value = printedValue(view.options.edition, artifact);
  return value === undefined ? ARTIFACT_EN[artifact] : `${ARTIFACT_EN[artifact]} (worth ${value})`;
}

function dangers(view: View): readonly string[] {
  const { deadly, spent } = hazardsMet(view);
  const names = (hazards: typeof deadly): string => listEn(hazards.map((hazard) => HAZARD_EN[hazard].name));
  return [
    ...(deadly.length > 0 ? [`Dangerous now: ${names(deadly)}.`] : []),
    ...(spent.length > 0 ? [`Harmless for the rest of the game: ${names(spent)}.`] : []),
  ];
}

function removed(view: View): readonly string[] {
  if (view.removed.length === 0) return [];
  const cards = view.removed.map(({ round, card }) => `${HAZARD_EN[card.hazard].name} (round ${round})`);
  return [`Hazards out of the game: ${cards.join(', ')}.`];
}

function deck(view: View): readonly string[] {
  const cards = `Quest deck: ${countEn(view.deckSize, 'card', 'cards')}`;
  const among = listEn(view.artifactsInDeck.map(({ artifact }) => artifactName(view, artifact)));
  const under = view.artifactsUnderTemple.length;
  const next = nextValue(view);
  return [
    among === '' ? `${cards}.` : `${cards}, among them ${among}.`,
    ...(under > 0 ? [`Face down under the temple: ${countEn(under, 'artifact', 'artifacts')}.`] : []),
    ...(next === undefined ? [] : [`The next artifact carried out is worth ${next}.`]),
  ];
}

function explorerLine(view: View, explorer: ExplorerView, seat: number, who: Who): string {
  const { inside, beside, artifacts, tent } = explorer;
  const running = view.final === null;
  const parts = [
    ...(running ? [whereabouts(view, seat)] : []),
    ...(inside ? [beside === 0 ? 'nothing beside the tent' : `${gemsEn(beside)} beside the tent`] : []),
    ...(tent === null ? [] : [tent === 0 ? 'an empty tent' : `${gemsEn(tent)} in the tent`]),
    ...(artifacts.length === 0 ? [] : [`carried out: ${carriedNames(artifacts)}`]),
  ];
  return `${labelEn(seat, who)}: ${parts.join('; ')}.`;
}

function whereabouts({ viewer, choosing, choice, explorers }: View, seat: number): string {
  const explorer = explorers[seat];
  if (!explorer?.inside) return 'in camp';
  if (!choosing) return 'in the temple';
  if (viewer === seat && choice !== null) return `in the temple, your choice: ${CHOSEN[choice]}`;
  return explorer.chosen ? 'in the temple, has chosen' : 'in the temple, still choosing';
}

const carriedNames = (artifacts: readonly CarriedArtifact[]): string =>
  listEn(artifacts.map(({ card, value }) => `${ARTIFACT_EN[card.artifact]} (worth ${value})`));

const CHOSEN = { torch: 'go on', camp: 'back to camp' } as const;
