import type { Shape } from '@quri/kernel';
import { sayIntent, whoFrom } from '@quri/words';
import type { BoardProps, SeatLook } from '../src/index.ts';
import type { Message } from './play-through.ts';
import type { GallerySubject } from './subject.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Stary Lis', 'Olek', 'Katarzyna Maria', 'Leon', 'Maja'];
const BOT = 3;
const AWAY = 4;

type PropsOf<G extends Shape> = BoardProps<G['view'], G['seen'], G['intent']>;

/** What a board is given of a message by a table at rest; `some` of it may be otherwise. */
export function propsOf<G extends Shape>(
  { words }: GallerySubject<G>,
  { view, seen, seq, offers, players, viewer }: Message<G>,
  some: Partial<PropsOf<G>> = {},
): PropsOf<G> {
  const language = some.language ?? 'en';
  const who = whoFrom(NAMES, viewer === 'spectator' ? null : viewer);
  return {
    view,
    before: null,
    seen,
    seq,
    offers,
    pending: null,
    play: () => {},
    why: () => {},
    draft: { value: null, set: () => {} },
    label: (intent) => sayIntent(words[language], intent, who),
    seats: Array.from(
      { length: players },
      (_, seat): SeatLook => ({
        name: who(seat),
        seat,
        kind: seat === viewer ? 'you' : seat === BOT ? 'bot' : 'person',
        present: seat !== AWAY,
        level: seat === BOT ? { en: 'cunning', pl: 'trudny' }[language] : null,
      }),
    ),
    language,
    pace: 'calm',
    still: false,
    onSettled: () => {},
    ...some,
  };
}
