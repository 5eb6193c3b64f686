import type { RoomView } from '@quri/protocol';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSettings } from '../../app/use-observable.ts';
import { gamesFinished } from '../../session/experience.ts';
import { LaterTips } from './later-parts.tsx';

interface OpenDecision extends Pick<ComponentProps<typeof LaterTips>, 'view' | 'offers' | 'openRule'> {
  readonly room: RoomView;
  readonly seat: number | null;
  readonly ask: number | null;
}

/** A tip on the open decision, where it is somebody's first game of its kind here and tips are welcome. */
export function FirstGameTips({ room: { game }, seat, ask, ...decision }: OpenDecision): ReactNode {
  const { tips } = useSettings();
  const [isNew] = useState(() => gamesFinished(game) === 0);
  return tips && isNew && seat !== null && ask !== null && <LaterTips {...{ game, seat, ask, ...decision }} />;
}
