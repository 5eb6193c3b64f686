import { defaultOptions, type OptionField } from '@quri/kernel';
import type { GameText, OptionText } from '@quri/words';
import { gameEntry } from '../app/game-facts.ts';
import type { Deal } from './deal.ts';
import type { DealText } from './deal-text.ts';

/** The options of a deal in words, each with what was chosen. */
export function optionLines(
  { game, players, options }: Pick<Deal, 'game' | 'players' | 'options'>,
  { options: texts }: Pick<GameText, 'options'>,
  { yes, no }: Pick<DealText, 'yes' | 'no'>,
): readonly { readonly name: string; readonly label: string; readonly value: string }[] {
  const fields: Readonly<Record<string, OptionField>> = { ...gameEntry(game).meta.options };
  const optionTexts: Readonly<Record<string, OptionText | undefined>> = { ...texts };
  const chosen: Readonly<Record<string, unknown>> = { ...defaultOptions(fields, players), ...options };
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = optionTexts[name];
    // Whole texts are for files and programs.
    if (text === undefined || field.kind === 'text') return [];
    const value = chosen[name];
    const word = field.kind === 'flag' ? (value === true ? yes : no) : String(value);
    return [{ name, label: text.label, value: text.values?.[word]?.label ?? word }];
  });
}
