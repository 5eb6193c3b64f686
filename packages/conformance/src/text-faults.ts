import { frozen, type Shape, seats, seededRng, type Viewer, viewers, walkLog } from '@quri/kernel';
import { type GameText, type Language, resultLines, sayIntent, sayRefusal, saySeen, type Who } from '@quri/words';
import { playRandomGame } from './random-game.ts';
import { sampleOf } from './sampling.ts';
import type { OpenSubject, Setting, Subject } from './subject.ts';
import { nameFault, youFault } from './you-fault.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek', 'Bot', 'Ida', 'Leon', 'Maja'];
const nameOf = (seat: number): string => NAMES[seat] ?? `seat ${seat}`;
const whoFor = (you: number | null): Who => Object.assign((seat: number) => nameOf(seat), { you });
/** As everybody is named to those who only watch. */
const who = whoFor(null);

const SENTENCE = /^[\p{Lu}\d].*[.!?)\d]$/u;
/** What stands on a button or in a table needs no full stop. */
const LABEL = /^[\p{Lu}\d].*[.!?)\d\p{Ll}]$/u;
const MALFORMED = /undefined|NaN|null|\[object|: \.| {2}|\.\.|seat \d/;

/** About so many positions of a game are told in full, the last among them. */
const MOST_POSITIONS = 60;

/** What is wrong with all that is said of one random game to everybody: each fault once, with the line it is in. */
export function textFaults<G extends Shape>(
  text: GameText,
  language: Language,
  subject: Subject<G> | OpenSubject<G>,
  setting: Setting<G>,
): readonly string[] {
  const { game } = subject;
  const rng = seededRng(`text ${setting.seed}`);
  const everybody = viewers(setting.players);
  const faults = new Set<string>();
  const check = (what: string, ...lines: readonly string[]): void => {
    const form = what === 'intent' || what === 'row' ? LABEL : SENTENCE;
    for (const line of lines) if (!form.test(line) || MALFORMED.test(line)) faults.add(`${what}: ${line}`);
  };

  /** Says something with names alone, and to a seat as "you" where it is about that seat. */
  const tell = (what: string, viewer: Viewer, say: (who: Who) => readonly string[]): void => {
    const plain = say(who);
    check(what, ...plain);
    if (viewer === 'spectator') return;
    const spoken = say(whoFor(viewer));
    check(what, ...spoken);
    spoken.forEach((line, i) => {
      const name = nameOf(viewer);
      // On a button one speaks oneself: podglądam swój stos.
      const fault = what === 'intent' ? nameFault(name, line) : youFault(language, name, line, plain[i] ?? '');
      if (fault !== null) faults.add(`${what}: ${fault}: ${line}`);
    });
  };

  const tellPosition = (view: G['view'], viewer: Viewer, over: boolean): void => {
    tell('question', viewer, (named) => [text.question(view, named)]);
    tell('headline', viewer, (named) => [text.headline(view, named)]);
    tell('position', viewer, (named) => text.position(view, named));
    const result = text.result(view, who);
    if ((result !== null) !== over) faults.add(`result: ${over ? 'none at the end' : 'there is one before the end'}`);
    if (result === null) return;
    tell('result', viewer, (named) => [text.result(view, named)?.headline ?? '']);
    check('row', ...resultLines(result, who).slice(1));
  };

  let length = 0;
  playRandomGame(game, setting, () => length++);
  const due = sampleOf(length, MOST_POSITIONS, rng);
  let at = 0;
  const table = playRandomGame(game, setting, ({ table: { state }, next }) => {
    if (!due.has(at++)) return;
    for (const viewer of everybody) tellPosition(game.project(frozen(state), viewer), viewer, next === undefined);
    for (const seat of seats(setting.players)) {
      const view = game.project(frozen(state), seat);
      for (const offer of game.legal(frozen(state), seat))
        for (const known of [view, null]) tell('intent', seat, (named) => [sayIntent(text, offer, named, known)]);
      for (const intent of subject.sample(frozen(state), seat, rng)) {
        const decided = game.decide(frozen(state), seat, intent);
        if (decided.ok) continue;
        const { refused } = decided;
        tell('refusal', seat, (named) => [sayRefusal(text, refused, named)]);
      }
    }
  });

  for (const { seen } of walkLog(game, table.opening, table.entries, everybody)) {
    const open = new Set(seen('spectator').map(({ type }) => type));
    const log = (viewer: Viewer): readonly string[] => seen(viewer).map((one) => saySeen(text, one, who));
    const shared = (viewer: Viewer): string =>
      log(viewer)
        .filter((_, i) => open.has(seen(viewer)[i]?.type ?? ''))
        .join(' ');
    for (const viewer of everybody) {
      tell('seen', viewer, (named) => seen(viewer).map((one) => saySeen(text, one, named)));
      // A log lies open: it says what all see in the same words to all, also where one seat was shown more.
      if (shared(viewer) !== shared('spectator')) faults.add(`seen: ${viewer} is told more: ${shared(viewer)}`);
    }
  }
  return [...faults];
}
