import { CHOICES, type Intent } from '../vocabulary.ts';

/** Reads a choice from outside. */
export function parse(raw: unknown): Intent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { type, choice, ...rest }: { readonly type?: unknown; readonly choice?: unknown } = raw;
  const chosen = CHOICES.find((one) => one === choice);
  if (type !== 'choose' || chosen === undefined || Object.keys(rest).length > 0) return undefined;
  return { type, choice: chosen };
}
