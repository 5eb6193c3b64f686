import type { ClockTerms, TableTerms } from '@quri/protocol';
import type { ReactNode } from 'react';
import { linkTo } from '../../app/route.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { noBreak } from '../../words/no-break.ts';
import { useTermsText } from '../../words/terms-text.ts';
import { CLOCKS, type ClockKind, clockLabel, clockSentence, sameClock } from './clock-choices.ts';
import styles from './terms-form.module.css';

interface FormProps {
  readonly terms: TableTerms;
  /** The game has an option of its own for odds. */
  readonly ownOdds: boolean;
  /** Called with what changed; read-only without it. */
  readonly onChange?: ((change: Partial<TableTerms>) => void) | undefined;
  /** The game's options: they come after the clock, which every newcomer understands. */
  readonly children: ReactNode;
}

const KINDS = ['none', 'decision', 'bank', 'days'] as const;

/** How a table is played besides the game's options: the clock, who may watch, and odds. */
export function TermsForm({ terms, ownOdds, onChange, children }: FormProps): ReactNode {
  const text = useTermsText();
  if (onChange === undefined) {
    return (
      <>
        <TermsSentences terms={terms} ownOdds={ownOdds} />
        {children}
      </>
    );
  }
  const { clock, timeUp, watchers, odds = true } = terms;
  const kind = clock?.kind ?? 'none';
  return (
    <>
      <div className={styles.field}>
        <Segmented
          legend={text.clock}
          value={kind}
          choices={KINDS.map((value) => ({ value, label: text.clockKinds[value] }))}
          onChange={(to) => onChange({ clock: to === 'none' ? null : usualClock(to) })}
        />
        {clock !== null && <HowLong clock={clock} onChange={(to) => onChange({ clock: to })} />}
        <p>{noBreak(clockSentence(clock, text))}</p>
      </div>
      {clock !== null && (
        <div className={styles.field}>
          <Segmented
            legend={text.timeUp}
            value={timeUp}
            choices={(['bot', 'forfeit'] as const).map((value) => ({ value, label: text.timeUpChoices[value] }))}
            onChange={(to) => onChange({ timeUp: to })}
          />
          <p>{noBreak(text.timeUpSentences[timeUp])}</p>
        </div>
      )}
      {children}
      <label className={styles.watchers}>
        <input
          type="checkbox"
          checked={watchers}
          onChange={({ target: { checked } }) => onChange({ watchers: checked })}
        />
        <span>
          <b>{text.watchers}</b>
          <small>{noBreak(watchers ? text.watchersSentence : text.noWatchers)}</small>
        </span>
      </label>
      {!ownOdds && (
        <label className={styles.watchers}>
          <input type="checkbox" checked={odds} onChange={({ target: { checked } }) => onChange({ odds: checked })} />
          <span>
            <b>{text.odds}</b>
            <small>{noBreak(odds ? text.oddsSentence : text.noOdds)}</small>
          </span>
        </label>
      )}
    </>
  );
}

/** The clock a kind begins with: its second, which suits most. */
const usualClock = (kind: ClockKind): ClockTerms => CLOCKS[kind][1] ?? CLOCKS[kind][0];

function HowLong({ clock, onChange }: { readonly clock: ClockTerms; onChange(to: ClockTerms): void }): ReactNode {
  const text = useTermsText();
  const choices = CLOCKS[clock.kind];
  // A table may have been opened by a program with a clock that is not offered here.
  const all = choices.some((one) => sameClock(one, clock)) ? choices : [...choices, clock];
  return (
    <Segmented
      bare
      legend={text.howLong}
      value={String(all.findIndex((one) => sameClock(one, clock)))}
      choices={all.map((one, n) => ({ value: String(n), label: clockLabel(one, text) }))}
      onChange={(n) => {
        const to = all[Number(n)];
        if (to !== undefined) onChange(to);
      }}
    />
  );
}

/** Why the seats and the options of this table cannot be changed. */
export function DealNote({ deal }: { readonly deal: string }): ReactNode {
  const text = useTermsText();
  return (
    <p className={styles.deal}>
      {noBreak(text.dealFixed)} <a {...linkTo({ at: 'deal', table: deal })}>{text.dealLink}</a>
    </p>
  );
}

/** For those who may only read it. */
function TermsSentences({ terms, ownOdds }: Omit<FormProps, 'onChange' | 'children'>): ReactNode {
  const text = useTermsText();
  const { clock, timeUp, watchers, odds = true } = terms;
  return (
    <ul className={styles.sentences}>
      <li>{noBreak(clockSentence(clock, text))}</li>
      {clock !== null && <li>{noBreak(text.timeUpSentences[timeUp])}</li>}
      <li>{noBreak(watchers ? `${text.watchers}. ${text.watchersSentence}` : text.noWatchers)}</li>
      {!ownOdds && <li>{noBreak(odds ? `${text.odds}. ${text.oddsSentence}` : text.noOdds)}</li>}
    </ul>
  );
}
