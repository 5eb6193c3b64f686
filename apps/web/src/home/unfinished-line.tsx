import { seatNames } from '@quri/words';
import { type ReactNode, useState } from 'react';
import { useGameText, useGameTitle } from '../app/games.ts';
import { useList, useText } from '../app/language.tsx';
import { Later } from '../app/later.tsx';
import { Button, takeFocus } from '../kit/button.tsx';
import { BinIcon } from '../kit/icons.tsx';
import type { LocalTableLine } from '../session/worker/worker-messages.ts';
import styles from './lines.module.css';

export interface Removal {
  readonly isRemoved: boolean;
  remove(): void;
  undo(): void;
}

interface LineProps {
  readonly game: string;
  readonly names: readonly string[];
  /** The game that teaches. */
  readonly lesson?: boolean;
  readonly removal: Removal;
  goOn(): void;
  /** What the button says instead of "go on". */
  readonly way?: string;
  /** When it was. */
  readonly when?: string;
}

/** Keeps the place of a line that is being loaded, so that nothing below it moves. */
export const ExpectedLine = (): ReactNode => <li className={styles.line} data-state="expected" aria-hidden="true" />;

interface LocalProps extends Omit<LineProps, 'game' | 'names'> {
  readonly line: LocalTableLine;
}

/** A table of this device, with whom one plays once the game's text is loaded, which names the bots. */
export function LocalLine({ line, ...props }: LocalProps): ReactNode {
  const { game, lesson } = line;
  return (
    <Later waiting={<ExpectedLine />} otherwise={<UnfinishedLine lesson={lesson} {...props} game={game} names={[]} />}>
      <NamedLine line={line} {...props} />
    </Later>
  );
}

function NamedLine({ line: { game, seats, lesson }, ...props }: LocalProps): ReactNode {
  const names = seatNames(seats, useGameText(game), useText());
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const others = people === 1 ? names.filter((_, seat) => seats[seat]?.kind !== 'person') : names;
  return <UnfinishedLine lesson={lesson} {...props} game={game} names={others} />;
}

/** A game to go on with. Removing it asks once, in place, and can be undone for a while. */
export function UnfinishedLine({ game, names, lesson = false, goOn, removal, way, when }: LineProps): ReactNode {
  const { continueLocal, lessonOf, removal: words, goOn: goOnWord } = useText();
  const { name } = useGameTitle(game);
  const listed = useList()(names);
  const [asking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const what = lesson ? lessonOf(name) : names.length === 0 ? name : continueLocal(name, listed);

  if (removal.isRemoved)
    return (
      <li key="removed" className={styles.line} data-state="removed">
        <span role="status">{words.removed(what)}</span>
        <Button small ref={takeFocus} onClick={removal.undo}>
          {words.undo}
        </Button>
      </li>
    );
  if (asking) {
    const answer = (act: () => void) => () => {
      setAsking(false);
      act();
    };
    return (
      <li key="asking" className={styles.line}>
        <span>{words.ask(what)}</span>
        <Button small onClick={answer(removal.remove)}>
          {words.remove}
        </Button>
        {/* Where the bin was: a second tap by mistake keeps the game. */}
        <Button small look="quiet" ref={takeFocus} onClick={answer(() => undefined)}>
          {words.keep}
        </Button>
      </li>
    );
  }
  return (
    <li key="line" className={styles.line}>
      <span>
        {what} {when !== undefined && <small>{when}</small>}
      </span>
      <Button small onClick={goOn}>
        {way ?? goOnWord}
      </Button>
      <Button
        small
        look="quiet"
        ref={wasAsked ? takeFocus : undefined}
        aria-label={words.start(what)}
        onClick={() => {
          setAsking(true);
          setWasAsked(true);
        }}
      >
        <BinIcon />
      </Button>
    </li>
  );
}
