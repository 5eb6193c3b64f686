import { countPl, labelPl, listPl, type Who } from '@quri/words';
import { nextValue, printedValue } from '../answers/artifact-value.ts';
import { hazardsMet } from '../answers/hazards.ts';
import { gemsOnPath } from '../answers/shares.ts';
import type { ExplorerView, View } from '../view/shapes.ts';
import { type Artifact, type CarriedArtifact, type Hazard, type QuestCard, ROUNDS } from '../vocabulary.ts';
import { ARTIFACT_PL, gemsPl, HAZARD_PL, leadsPl } from './names.pl.ts';

/** Line by line, what has nothing to say left out. */
export function positionPl(view: View, who: Who): readonly string[] {
  const running = view.final === null;
  return [
    round(view, who),
    ...(running ? [...path(view), ...dangers(view)] : []),
    ...removed(view),
    ...(running ? deck(view) : []),
    ...view.explorers.map((explorer, seat) => explorerLine(view, explorer, seat, who)),
  ];
}

export function headlinePl({ final, round }: View): string {
  if (final !== null) return `${ROUNDS} rund za nami.`;
  return round === 0 ? 'Zaraz zacznie się pierwsza runda.' : `Runda ${round} z ${ROUNDS}.`;
}

function round(view: View, who: Who): string {
  const running = view.final === null && view.round > 0;
  return running ? `${headlinePl(view)} Wyprawę ${leadsPl(view.startPlayer, who)}.` : headlinePl(view);
}

function path(view: View): readonly string[] {
  if (view.path.length === 0) return ['Na ścieżce nie ma jeszcze kart.'];
  const cards = view.path.map(({ card, gems }) =>
    gems === 0 ? face(view, card) : `${face(view, card)} (na karcie ${gemsPl(gems)})`,
  );
  const left = gemsOnPath(view.path);
  const laid = `Ścieżka, ${cardsPl(cards.length)}: ${cards.join(', ')}.`;
  return left === 0 ? [laid] : [laid, `Razem na ścieżce: ${gemsPl(left)}.`];
}

const cardsPl = (n: number): string => countPl(n, 'karta', 'karty', 'kart');

function face(view: View, card: QuestCard): string {
  if (card.kind === 'treasure') return `skarb ${card.value}`;
  return card.kind === 'hazard' ? HAZARD_PL[card.hazard].name : artifactName(view, card.artifact);
}

function artifactName(view: View, artifact: Artifact): string {
  const value = printedValue(view.options.edition, artifact);
  return value === undefined ? ARTIFACT_PL[artifact].name : `${ARTIFACT_PL[artifact].name} (wartość ${value})`;
}

function dangers(view: View): readonly string[] {
  const { deadly, spent } = hazardsMet(view);
  return [
    ...(deadly.length > 0 ? [`Teraz ${threaten(deadly)}.`] : []),
    ...(spent.length > 0 ? [`Do końca gry już nie ${threaten(spent)}.`] : []),
  ];
}

/** grozi wąż, grożą pająki, grożą wąż i mumia */
function threaten(hazards: readonly Hazard[]): string {
  const several = hazards.length > 1 || hazards.some((hazard) => HAZARD_PL[hazard].plural);
  return `${several ? 'grożą' : 'grozi'} ${listPl(hazards.map((hazard) => HAZARD_PL[hazard].name))}`;
}

function removed(view: View): readonly string[] {
  if (view.removed.length === 0) return [];
  const cards = view.removed.map(({ round, card }) => `${HAZARD_PL[card.hazard].name} (runda ${round})`);
  return [`Niebezpieczeństwa poza grą: ${cards.join(', ')}.`];
}

function deck(view: View): readonly string[] {
  const cards = `W talii: ${cardsPl(view.deckSize)}`;
  const among = listPl(view.artifactsInDeck.map(({ artifact }) => artifactName(view, artifact)));
  const under = view.artifactsUnderTemple.length;
  const next = nextValue(view);
  return [
    among === '' ? `${cards}.` : `${cards}, wśród nich ${among}.`,
    ...(under > 0 ? [`Zakryte pod świątynią: ${countPl(under, 'artefakt', 'artefakty', 'artefaktów')}.`] : []),
    ...(next === undefined ? [] : [`Następny wyniesiony artefakt będzie wart ${next}.`]),
  ];
}

/** Without verbs, so that a line fits Anna, Jan and a bot alike. */
function explorerLine(view: View, explorer: ExplorerView, seat: number, who: Who): string {
  const { inside, beside, artifacts, tent } = explorer;
  const running = view.final === null;
  const parts = [
    ...(running ? [whereabouts(view, seat)] : []),
    ...(inside ? [beside === 0 ? 'obok namiotu nic' : `obok namiotu ${gemsPl(beside)}`] : []),
    ...(tent === null ? [] : [tent === 0 ? 'namiot pusty' : `w namiocie ${gemsPl(tent)}`]),
    ...(artifacts.length === 0 ? [] : [`artefakty: ${carriedNames(artifacts)}`]),
  ];
  return `${labelPl(seat, who)}: ${parts.join('; ')}.`;
}

function whereabouts({ viewer, choosing, choice, explorers }: View, seat: number): string {
  const explorer = explorers[seat];
  if (!explorer?.inside) return 'w obozie';
  if (!choosing) return 'w świątyni';
  if (viewer === seat && choice !== null) return `w świątyni, twój wybór: ${CHOSEN[choice]}`;
  return explorer.chosen ? 'w świątyni, decyzja podjęta' : 'w świątyni, jeszcze bez decyzji';
}

const carriedNames = (artifacts: readonly CarriedArtifact[]): string =>
  listPl(artifacts.map(({ card, value }) => `${ARTIFACT_PL[card.artifact].name} (wartość ${value})`));

const CHOSEN = { torch: 'idziesz dalej', camp: 'wracasz do obozu' } as const;
