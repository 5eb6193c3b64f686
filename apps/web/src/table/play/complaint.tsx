import type { Refused, RoomView } from '@quri/protocol';
import { type GameText, sayRefusal, type Who } from '@quri/words';
import { RuleLink } from '../../rules/rules-button.tsx';
import type { TableSnapshot } from '../../session/table-session.ts';
import { refusalText } from '../../words/refusal-text.ts';
import type { ShellText } from '../../words/shell-text.ts';
import type { Complaint } from './action-bar.tsx';

interface Words {
  readonly shell: ShellText;
  readonly text: GameText;
  readonly who: Who;
}

/** Why something is not done, or not yet; `asked`: the answer to why something may not be done. */
export function complaintOf(
  { link, pending, undoing, refused: said }: Pick<TableSnapshot, 'link' | 'pending' | 'undoing' | 'refused'>,
  { phase }: Pick<RoomView, 'phase'>,
  asked: Refused | null,
  { shell, text, who }: Words,
  openRule: (rule: string) => void,
): Complaint | null {
  if (phase === 'paused') return { sentence: shell.paused };
  if (link === 'lost' && pending !== null) return { sentence: shell.notConnectedTap };
  if (link === 'lost' && undoing !== null) return { sentence: shell.notConnectedUndo };
  const refused = asked ?? said;
  if (refused === null) return null;
  const { rule } = refused;
  if (rule === undefined) return { sentence: refusalText(shell, refused) };
  return { sentence: sayRefusal(text, refused, who), rule: <RuleLink open={() => openRule(rule)} /> };
}
