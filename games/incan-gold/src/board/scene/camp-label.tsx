import { boxStyle, type Rect, type SeatLook, SeatNote, SeatShape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { valueOfArtifacts } from '../../answers/wealth.ts';
import { ArtifactIcon } from '../art/artifacts/artifact-art.tsx';
import { TentSign } from '../art/tent.tsx';
import type { Shown, ShownExplorer } from '../shown.ts';
import styles from './camp-label.module.css';

interface CampLabelProps {
  readonly look: SeatLook;
  readonly explorer: ShownExplorer;
  readonly shown: Shown;
  readonly at: Rect;
}

/** Whose tent it is, and what was carried home. */
export const CampLabel = ({ look, explorer: { tent, artifacts }, shown, at }: CampLabelProps): ReactNode => (
  <div
    className={styles.label}
    data-present={look.present}
    data-kind={look.kind}
    data-rule="IG-17"
    style={boxStyle(at)}
  >
    <span className={styles.whose}>
      <span className={styles.name} aria-hidden="true" style={{ '--letters': look.name.length }}>
        <SeatShape seat={look.seat} size={14} />
        <Letters name={look.name} />
      </span>
      <SeatNote seat={look.seat} />
    </span>
    <span className={styles.ledger} aria-hidden="true" data-several={artifacts.length > 1}>
      {tent !== null && shown.final === null && (
        <span className={styles.stowed}>
          <TentSign />
          <b>{tent}</b>
        </span>
      )}
      {artifacts.map(({ card, value }) => (
        <span key={card.id} className={styles.artifact} data-rule="IG-11">
          <ArtifactIcon artifact={card.artifact} />
          <b>{value}</b>
        </span>
      ))}
      {artifacts.length > 1 && <b className={styles.sum}>{valueOfArtifacts(artifacts)}</b>}
    </span>
  </div>
);

/** A name that is too long loses its end, but never the number that tells it from another. */
function Letters({ name }: { readonly name: string }): ReactNode {
  const [, letters = name, number] = /^(.+)( \d+)$/.exec(name) ?? [];
  return (
    <span className={styles.letters}>
      <span className={styles.most}>{letters}</span>
      {number !== undefined && <span className={styles.number}>{number}</span>}
    </span>
  );
}
