import { type OddsGroup, type OddsRow, VisuallyHidden } from '@quri/board-kit';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { noBreak } from '../../words/no-break.ts';
import { percent } from './numbers.ts';
import styles from './odds-group.module.css';

/** What can happen or come, each with its chance. */
export function OddsGroupView({ group: { title, layout, rows, note } }: { readonly group: OddsGroup }): ReactNode {
  const id = useId();
  const Row = layout === 'list' ? ListRow : Chip;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {rows.length > 0 && (
        <ul className={layout === 'list' ? styles.list : styles.chips}>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
            <Row key={i} row={row} />
          ))}
        </ul>
      )}
      {note !== undefined && <p className={styles.note}>{noBreak(note)}</p>}
    </section>
  );
}

const ListRow = ({ row: { label, picture, count, chance, note, danger } }: { readonly row: OddsRow }): ReactNode => {
  const language = useLanguage();
  return (
    <li data-danger={danger} data-none={chance === 0}>
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      <span className={styles.label}>
        {noBreak(label)}
        {note !== undefined && <small>{noBreak(note)}</small>}
      </span>
      {count !== undefined && <span className={styles.count}>× {count}</span>}
      {chance !== undefined && (
        <span className={styles.chance}>
          {percent(chance, language)}
          <span className={styles.bar} style={{ '--chance': chance }} aria-hidden="true" />
        </span>
      )}
    </li>
  );
};

const Chip = ({ row: { label, picture, count, chance, danger } }: { readonly row: OddsRow }): ReactNode => {
  const language = useLanguage();
  return (
    <li data-danger={danger} title={picture === undefined ? undefined : label}>
      {picture === undefined ? (
        <b>{label}</b>
      ) : (
        <>
          {picture}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
      {count !== undefined && count > 1 && <span className={styles.count}>× {count}</span>}
      {chance !== undefined && <span className={styles.percent}>{percent(chance, language)}</span>}
    </li>
  );
};
