import { at, unreachable } from '@quri/kernel';
import { countInside } from '../answers/shares.ts';
import { artifactOf, cardOf } from '../components.ts';
import { type CardId, type QuestCard, ROUNDS } from '../vocabulary.ts';
import type { Event, EventOf } from './events.ts';
import type { State } from './state.ts';

export function evolve(s: State, event: Event): void {
  switch (event.type) {
    case 'choiceMade':
      return choiceMade(s, event);
    case 'choicesRevealed':
      return choicesRevealed(s, event);
    case 'leaversSettled':
      return leaversSettled(s, event);
    case 'treasureFound':
      return treasureFound(s, event);
    case 'artifactFound':
      lay(s, event.card, 0);
      return ask(s);
    case 'hazardMet':
      return hazardMet(s, event);
    case 'hazardStruck':
      lay(s, event.card, 0);
      s.stage = 'struck';
      return;
    case 'roundBegun':
      return roundBegun(s, event);
    case 'roundEnded':
      return roundEnded(s, event);
    default:
      return unreachable(event);
  }
}

/** Takes a card out of the deck, wherever in it it is, and lays it at the end of the path. */
function lay(s: State, id: CardId, gems: number): void {
  const card = cardOf(id);
  takeFrom(s.deck, card);
  s.path.push({ card, gems });
  s.opened = true;
}

/** A pile has no order: the last card fills the gap. */
function takeFrom<T extends QuestCard>(pile: T[], card: T): void {
  const place = pile.indexOf(card);
  const last = pile.pop();
  if (last !== undefined && last !== card) pile[place] = last;
}

function treasureFound(s: State, { card, share, left }: EventOf<'treasureFound'>): void {
  lay(s, card, left);
  for (const explorer of s.explorers) if (explorer.inside) explorer.beside += share;
  ask(s);
}

/** IG-3: after a hazard as very first card nobody has anything to lose yet, so the next one may come at once. */
function hazardMet(s: State, { card }: EventOf<'hazardMet'>): void {
  const first = !s.opened;
  lay(s, card, 0);
  if (!first || !s.options.autoSecondCard) ask(s);
}

/** Everybody inside has to choose anew. */
function ask(s: State): void {
  s.stage = 'choosing';
  s.undecided = countInside(s.explorers);
}

function choiceMade(s: State, { seat, choice }: EventOf<'choiceMade'>): void {
  const explorer = at(s.explorers, seat);
  if (explorer.choice === null) s.undecided--;
  explorer.choice = choice;
}

function choicesRevealed(s: State, { stayers }: EventOf<'choicesRevealed'>): void {
  for (const explorer of s.explorers) explorer.choice = null;
  s.stage = stayers.length === 0 ? 'emptied' : 'turning';
}

function leaversSettled(s: State, { leavers, share, left, artifacts }: EventOf<'leaversSettled'>): void {
  for (const seat of leavers) {
    const explorer = at(s.explorers, seat);
    explorer.tent += explorer.beside + share;
    explorer.beside = 0;
    explorer.inside = false;
    for (const { card, value } of artifacts) explorer.artifacts.push({ card: artifactOf(card), value });
  }
  sweepPath(s, left);
  if (artifacts.length === 0) return;
  s.carriedOut += artifacts.length;
  s.path = s.path.filter(({ card }) => card.kind !== 'artifact');
}

/** What could not be divided stays together on the latest card that had gems on it. */
function sweepPath(s: State, left: number): void {
  let rest = left;
  for (let i = s.path.length - 1; i >= 0; i--) {
    const laid = at(s.path, i);
    if (laid.gems === 0) continue;
    laid.gems = rest;
    rest = 0;
  }
}

function roundBegun(s: State, { round, startPlayer, artifact }: EventOf<'roundBegun'>): void {
  s.round = round;
  s.startPlayer = startPlayer;
  s.opened = false;
  s.stage = 'turning';
  for (const explorer of s.explorers) explorer.inside = true;
  if (artifact === null) return;
  const card = artifactOf(artifact);
  takeFrom(s.underTemple, card);
  s.deck.push(card);
}

function roundEnded(s: State, { round, removed }: EventOf<'roundEnded'>): void {
  for (const { card } of s.path) {
    if (card.kind === 'hazard' && card.id === removed) s.removed.push({ round, card });
    else if (card.kind !== 'artifact') s.deck.push(card);
  }
  s.path = [];
  for (const explorer of s.explorers) {
    explorer.inside = false;
    explorer.beside = 0;
  }
  s.stage = round === ROUNDS ? 'over' : 'betweenRounds';
}
