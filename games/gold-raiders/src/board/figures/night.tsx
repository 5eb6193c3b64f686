import { CardBack } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { Face } from '../art/face.tsx';
import { Mark } from '../art/marks.tsx';
import { Moon, Sun } from '../scene/signs.tsx';
import { Arrows, At, Scene } from './frame.tsx';
import styles from './night.module.css';
import { closed, open, Row, slotsOfRow } from './rows.tsx';

/** The same stacks by night and by day. */
export const NightAndDay = (): ReactNode => (
  <div className={styles.halves} aria-hidden="true">
    <Scene time="night" w={200} h={116}>
      <At x={10} y={10} w={18} h={18}>
        <Moon />
      </At>
      <Row box={{ x: 10, y: 36, w: 180, h: 70 }} stacks={[closed(3), closed(1), closed(2)]} />
    </Scene>
    <Scene time="day" w={200} h={116}>
      <At x={10} y={10} w={18} h={18}>
        <Sun />
      </At>
      <Row box={{ x: 10, y: 36, w: 180, h: 70 }} stacks={[open('mile1', 'mile2', 'mile3'), closed(1), closed(2)]} />
    </Scene>
  </div>
);

const OWN = { box: { x: 12, y: 106, w: 376, h: 92 }, seat: 0, stacks: [closed(2), closed(3), closed(1)] };

/** Two ways to lay one card. */
export function Stacking(): ReactNode {
  const [first, , , fresh] = slotsOfRow({ ...OWN, stacks: [...OWN.stacks, closed(1)] });
  if (first === undefined || fresh === undefined) return null;
  return (
    <Scene time="night" w={400} h={210}>
      <Row {...OWN} />
      <At
        x={fresh.x + (fresh.w - fresh.card) / 2}
        y={fresh.y + fresh.base}
        w={fresh.card}
        h={fresh.card * 1.4}
        look="place"
      >
        +
      </At>
      <At x={152} y={10} w={56} h={78} look="card">
        <Face card="mile2" />
      </At>
      <Arrows
        all={[
          { from: [146, 50], by: [first.x + first.w / 2, 50], to: [first.x + first.w / 2, 106] },
          { from: [214, 50], by: [fresh.x + fresh.w / 2, 50], to: [fresh.x + fresh.w / 2, 114] },
        ]}
      />
    </Scene>
  );
}

/** What the one sees who peeks, and what everybody else sees. */
export const Peeking = (): ReactNode => (
  <Scene time="night" w={400} h={136}>
    <At x={14} y={30} w={56} h={78} look="card">
      <Face card="recon" />
    </At>
    <Arrows all={[{ from: [78, 69], by: [90, 69], to: [104, 69] }]} />
    {[0, 1, 2].map((edge) => (
      <At key={edge} x={118} y={34 - edge * 3.2} w={56} h={78} look="card">
        <CardBack tone="night" />
      </At>
    ))}
    <At x={131} y={51} w={30} h={30}>
      <span className={styles.eye}>
        <Mark card="recon" size="74%" />
      </span>
    </At>
    <Arrows all={[{ from: [182, 69], by: [192, 69], to: [206, 69] }]} />
    <At x={220} y={12} w={168} h={112} look="cloth" />
    {[0, 1, 2].map((place) => (
      <At key={place} x={228 + place * 52} y={22} w={48} h={67} look="card">
        <Face card="mile2" />
      </At>
    ))}
    {[0, 1, 2].map((place) => (
      <At key={place} x={228 + place * 52} y={94} w={48} h={22}>
        <span className={styles.number}>{place + 1}</span>
      </At>
    ))}
  </Scene>
);

const RIVAL = { box: { x: 12, y: 10, w: 376, h: 84 }, seat: 1, stacks: [closed(2), closed(3), closed(1), closed(2)] };
const THIEF = { box: { x: 12, y: 146, w: 376, h: 84 }, seat: 0, stacks: [closed(1), closed(2), closed(3)] };

/** A whole stack changes hands, and those to the right of the gap will close it. */
export function Stealing(): ReactNode {
  const [, taken, next] = slotsOfRow(RIVAL);
  const [, , loot] = slotsOfRow(THIEF);
  if (taken === undefined || next === undefined || loot === undefined) return null;
  const high = taken.card * 1.4;
  const [gap, mine] = [taken.x + taken.w / 2, loot.x + loot.w / 2];
  return (
    <Scene time="night" w={400} h={240}>
      <Row {...RIVAL} stacks={RIVAL.stacks.map((stack, place) => (place === 1 ? GOING : stack))} />
      <At x={gap - taken.card / 2} y={taken.y + taken.base} w={taken.card} h={high} look="taken" />
      <Row {...THIEF} />
      <At x={loot.x - 4} y={loot.y - 4} w={loot.w + 8} h={loot.h + 8} look="lit" />
      <At x={314} y={81} w={56} h={78} look="card">
        <Face card="steal" />
      </At>
      <Arrows
        all={[
          { from: [gap, taken.y + taken.base + high / 2], by: [gap, 112], to: [mine - 4, loot.y - 6] },
          { from: [next.x + next.w / 2, 22], by: [next.x - 2, 2], to: [gap + 10, 24] },
        ]}
      />
    </Scene>
  );
}

const GOING = { kind: 'closed', size: 3, known: null, going: true } as const;
