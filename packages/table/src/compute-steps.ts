import { accept, canonical, draftOf, move, type Seat, type Step, type Table } from '@quri/kernel';
import type { Play } from './runner.ts';

/** A step with the canonical text of its entry. */
export interface TextStep {
  readonly step: Step;
  readonly text: string;
}

export interface ComputedSteps {
  readonly steps: readonly TextStep[];
  /** Why the intent after them may not be made. */
  readonly refused?: { readonly code: string };
}

/** What a list of intents makes happen: each answers what its predecessor opened, up to one that is refused or seals. */
export function computeSteps(table: Table, { seat, actor, ask, intents }: Play<unknown>, at: number): ComputedSteps {
  const steps: TextStep[] = [];
  // The decision is gone, or another one: the rules are not asked about what was meant for it.
  if (ask !== null && openAsk(table, seat) !== ask) return { steps, refused: { code: 'stale' } };
  let draft = table;
  for (const [i, intent] of intents.entries()) {
    const made = move(draft, { seat, actor, at, ask: i === 0 ? ask : openAsk(draft, seat), intent });
    if (!made.ok) return { steps, refused: made.refused };
    const text = canonical(made.value.entry);
    steps.push({ step: made.value, text });
    const { entry } = made.value;
    if (i === intents.length - 1 || (entry.kind === 'move' && entry.sealed)) break;
    if (draft === table) draft = draftOf(table);
    accept(draft, made.value, text);
  }
  return { steps };
}

const openAsk = ({ asks }: Table, seat: Seat): number | null => asks[seat] ?? null;
