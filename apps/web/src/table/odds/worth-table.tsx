import type { WorthTable } from '@quri/board-kit';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { noBreak } from '../../words/no-break.ts';
import { amount, bestOf } from './numbers.ts';
import styles from './odds-group.module.css';

/** What each choice is worth, the better one marked. */
export function WorthTableView({ table }: { readonly table: WorthTable }): ReactNode {
  const id = useId();
  const language = useLanguage();
  const { title, note, by, choices, rows } = table;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <table className={styles.worth}>
        <thead>
          <tr>
            {[by, ...choices].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, worth }) => {
            const best = bestOf(worth);
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                {worth.map((value, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the column of a choice
                  <td key={i}>{i === best ? <strong>{amount(value, language)}</strong> : amount(value, language)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>{noBreak(note)}</p>
    </section>
  );
}
