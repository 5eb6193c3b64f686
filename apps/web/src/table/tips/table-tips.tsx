import type { Tip } from '@quri/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { noteTipShown, wasTipShown } from '../../session/tips-shown.ts';
import { teachingPart } from '../teaching-part.ts';
import { TipLine } from './tip-line.tsx';

interface Decision {
  readonly game: string;
  readonly view: object;
  readonly seat: number;
  readonly offers: readonly { readonly type: string }[];
  /** Which decision it is. */
  readonly ask: number;
  openRule(rule: string): void;
}

type AnyTip = Tip<object, unknown>;

const useTips = teachingPart(({ tips }) => tips());

/** One line for somebody who decides in their first game: the first tip that matters now and was not shown before. */
export function TableTips({ game, view, seat, offers, ask, openRule }: Decision): ReactNode {
  const [tips, words] = useTips(game);
  const [closed, setClosed] = useState(-1);
  /** One tip a decision, and it stays the same while the decision is open. */
  const chosen = useRef<{ readonly ask: number; readonly tip: AnyTip | undefined }>(undefined);
  if (chosen.current?.ask !== ask) {
    const tip = tips.find((one) => !wasTipShown(game, one.id) && one.when({ view, seat, offers }));
    chosen.current = { ask, tip };
  }
  const { tip } = chosen.current;
  const id = tip?.id;
  useEffect(() => {
    if (id !== undefined) noteTipShown(game, id);
  }, [game, id]);
  if (tip === undefined || closed === ask) return null;
  return <TipLine says={words.tips[tip.id] ?? ''} openRule={() => openRule(tip.rule)} close={() => setClosed(ask)} />;
}
