import type { Shape } from '@quri/kernel';
import { sayIntent, sayStaged, whoFrom } from '@quri/words';
import type { BoardProps, SeatLook } from '../src/index.ts';
import type { Message } from './play-through.ts';
import type { GallerySubject } from './subject.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Stary Lis', 'Olek', 'Katarzyna Maria', 'Leon', 'Maja'];
const BOT = 3;
const AWAY = 4;

type PropsOf<G extends Shape, Shown> = BoardProps<G['view'], G['intent'], Shown>;

/** What a board is given of a message by a table at rest; `some` of it may be otherwise. */
export function propsOf<G extends Shape, Shown>(
  { board, words }: GallerySubject<G, Shown>,
  { view, offers, players, viewer }: Message<G>,
  some: Partial<PropsOf<G, Shown>> = {},
): PropsOf<G, Shown> {
  const language = some.language ?? 'en';
  const who = whoFrom(NAMES, viewer === 'spectator' ? null : viewer);
  return {
    view,
    shown: some.shown ?? board.shownOf(view),
    beat: null,
    tempo: 1,
    skip: () => {},
    offers,
    live: offers.length > 0,
    pending: null,
    play: () => {},
    why: () => {},
    draft: { value: null, set: () => {} },
    label: (intent) => sayIntent(words[language], intent, who, view),
    placesOf: (about) => words[language].placesOf?.(about) ?? [],
    say: (moment) => sayStaged(words[language], moment, who),
    seats: Array.from(
      { length: players },
      (_, seat): SeatLook => ({
        name: who(seat),
        seat,
        kind: seat === viewer ? 'you' : seat === BOT ? 'bot' : 'person',
        present: seat !== AWAY,
        substituted: false,
        level: seat === BOT ? { en: 'cunning', pl: 'trudny' }[language] : null,
      }),
    ),
    language,
    pace: 'calm',
    still: false,
    ...some,
  };
}
