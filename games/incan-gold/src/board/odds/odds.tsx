import type { Odds, OddsGroup, WorthTable } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { deckOdds } from '../../answers/deck-odds.ts';
import { isOnPath } from '../../answers/hazards.ts';
import { worthByLeavers } from '../../answers/worth.ts';
import type { View } from '../../view/shapes.ts';
import type { Hazard } from '../../vocabulary.ts';
import { QuestFace } from '../art/quest-face.tsx';
import { WORDS } from './words.ts';

type Words = (typeof WORDS)['en'];

/** What the next card can be, and what staying and leaving is worth. */
export function odds(view: View, seat: number | null, language: 'en' | 'pl'): Odds {
  const words = WORDS[language];
  if (!view.choosing) return { groups: [{ title: words.nextCard, layout: 'list', rows: [], note: words.over }] };
  const worth = seat === null ? null : worthOf(view, seat, words);
  return { groups: groupsOf(view, words), ...(worth !== null && { worth }) };
}

function groupsOf(view: View, words: Words): readonly OddsGroup[] {
  const { hazards, treasures, artifacts } = deckOdds(view);
  const chance = (count: number): number => count / view.deckSize;
  const total = (counted: readonly { readonly count: number }[]): number =>
    counted.reduce((sum, { count }) => sum + count, 0);
  const counted = (count: number) => ({ count, chance: chance(count) });
  const next = [
    { label: words.endsRound, danger: true, ...counted(total(hazards.filter(({ ends }) => ends))) },
    { label: words.otherHazard, ...counted(total(hazards.filter(({ ends }) => !ends))) },
    { label: words.treasure, ...counted(total(treasures)) },
    { label: words.artifact, ...counted(artifacts) },
  ];
  return [
    {
      title: words.nextCard,
      layout: 'list',
      rows: next.filter(({ count }, i) => count > 0 || i === 0),
      note: words.deck(view.deckSize),
    },
    {
      title: words.hazards,
      layout: 'list',
      rows: hazards.map(({ hazard, count, ends }) => ({
        label: words.hazard(hazard),
        picture: <HazardPicture hazard={hazard} />,
        ...counted(count),
        ...(isOnPath(view.path, hazard) && { note: ends ? words.onPath : words.cannotEnd }),
        ...(ends && { danger: true }),
      })),
    },
    {
      title: words.treasures,
      layout: 'chips',
      rows: treasures.map(({ value, count }) => ({ label: String(value), ...counted(count) })),
      note: words.treasuresNote,
    },
  ];
}

/** Null for somebody who is in camp already. */
function worthOf(view: View, seat: number, words: Words): WorthTable | null {
  const rows = worthByLeavers(view, seat);
  if (rows.length === 0) return null;
  return {
    title: words.worth,
    note: words.worthNote,
    by: words.othersLeave,
    choices: [words.youLeave, words.youGoOn],
    rows: rows.map(({ leavers, leaving, staying }) => ({ label: String(leavers), worth: [leaving, staying] })),
  };
}

const HazardPicture = ({ hazard }: { readonly hazard: Hazard }): ReactNode => (
  <QuestFace card={{ kind: 'hazard', hazard }} gems={0} />
);
