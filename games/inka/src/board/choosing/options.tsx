import {
  BackOption,
  HintedOptions,
  Option,
  OptionLabel,
  OptionList,
  OptionRow,
  spokenLabel,
  stepKey,
  TurnSign,
  VisuallyHidden,
} from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Cell } from '../../vocabulary.ts';
import type { InkaProps } from '../board.tsx';
import { rulesOfStep } from '../rules.ts';
import { BlockerPicture, CounterPicture, StatuePicture, TilePicture } from '../scene/pieces.tsx';
import { BeforeSign, NextSign, WalkSign } from '../scene/signs.tsx';
import { type BoardWords, WORDS } from '../words.ts';
import type { Grab } from './grab.ts';
import { labelOf } from './labels.ts';
import { cellIn, choices, endIn, type Move, pickedIn, type Step } from './moves.ts';
import styles from './options.module.css';
import { ghostIn, nextEnd, tapOnEnd } from './taps.ts';
import { useGrab, useTaps } from './use-map-choice.ts';

/** Steps that are buttons here, in this order; the others are chosen on the map. */
const BUTTONS: readonly Step['ask'][] = ['start', 'statue', 'passage', 'walk', 'sure', 'noBlocker'];
const END: Step = { ask: 'endTurn' };

/** One step of a choice: the way back, what is done at once, a hint at what is done on the map, and the end of the turn. */
export function Options({ props }: { readonly props: InkaProps }): ReactNode {
  const taps = useTaps(props);
  const { moves, choosing, rotate } = taps;
  const { view, live, pending, language } = props;
  const words = WORDS[language];
  const { taken, options, back, choose, meaning, send, consider } = choosing;
  const disabled = !live || pending !== null;
  const grab = useGrab(props, pickedIn(taken));
  const end = choices.intentOf(moves, [END]);
  const shown = BUTTONS.flatMap((button) => options.filter(({ ask }) => ask === button));
  const hint = hintOf(props, taken, grab, words);
  return (
    <OptionRow>
      {taken.length > 0 && (
        <BackOption back={back} word={words.back}>
          <Picked props={props} taken={taken} />
        </BackOption>
      )}
      <HintedOptions hint={hint}>
        <OptionList>
          {grab !== null && grab.ends.length > 0 && <Cycle props={props} grab={grab} taps={taps} />}
          {rotate !== null && (
            <li>
              <Option repeats aria-disabled={disabled} aria-keyshortcuts="R" onClick={() => disabled || rotate()}>
                <TurnSign />
                <OptionLabel>{words.rotate}</OptionLabel>
              </Option>
            </li>
          )}
          {shown.map((step) => {
            const move = meaning(step) ?? meaning(step, { ask: 'sure' });
            const { short, note, full } = labelOf(step, taken, move, { view, words, grab, label: props.label });
            return (
              <li key={stepKey(step)} data-rule={rulesOfStep(step, taken)}>
                <Option
                  option={stepKey(step)}
                  look={lookOf(step)}
                  places={placesOfStep(step, move, props)}
                  aria-disabled={disabled}
                  // Its torches are shown as about to go out.
                  onPointerEnter={() => consider(move?.cost ?? 0)}
                  onPointerLeave={() => consider(0)}
                  onClick={() => choose(step)}
                >
                  <Sign step={step} seat={view.turn.seat} />
                  <OptionLabel hidden>
                    {short}
                    {note !== null && <small>{note}</small>}
                  </OptionLabel>
                  <VisuallyHidden>{spokenLabel(short, full)}</VisuallyHidden>
                </Option>
              </li>
            );
          })}
        </OptionList>
      </HintedOptions>
      {end !== undefined && (
        <Option
          last
          option={stepKey(END)}
          look={isSpent() ? 'first' : 'quiet'}
          data-rule={rulesOfStep(END, taken)}
          aria-disabled={disabled}
          // Whatever tile is picked.
          onClick={() => send(end)}
        >
          <OptionLabel>{words.endTurn}</OptionLabel>
        </Option>
      )}
    </OptionRow>
  );

  /** Nothing is left to do but to end the turn. */
  function isSpent(): boolean {
    return view.phase === 'walking' && moves.length === 1;
  }
}

interface CycleProps {
  readonly props: InkaProps;
  readonly grab: Grab;
  readonly taps: ReturnType<typeof useTaps>;
}

/** From end to end round the picked tile, for whoever cannot well tap a small one. */
function Cycle({ props, grab, taps: { moves, choosing, follow } }: CycleProps): ReactNode {
  const words = WORDS[props.language];
  const at = endIn(choosing.taken);
  const disabled = !props.live || props.pending !== null;
  const go = (by: 1 | -1): void => {
    const end = nextEnd(grab.ends, at, by);
    // A tile with one end is already there.
    if (!disabled && end !== undefined && end.to !== at) follow(tapOnEnd(moves, choosing.taken, end.to, false));
  };
  const place = grab.ends.findIndex(({ to }) => to === at) + 1;
  return (
    <li>
      <div className={styles.cycle}>
        <Option repeats aria-disabled={disabled} aria-label={words.endBefore} onClick={() => go(-1)}>
          <BeforeSign />
        </Option>
        <span className={styles.place} aria-hidden="true">
          {place === 0 ? grab.ends.length : `${place}/${grab.ends.length}`}
        </span>
        <Option repeats aria-disabled={disabled} aria-label={words.nextEnd} option="nextEnd" onClick={() => go(1)}>
          <NextSign />
        </Option>
      </div>
    </li>
  );
}

/** What a button is about, as far as it is on the board. */
function placesOfStep(step: Step, move: Move | undefined, { placesOf }: InkaProps): readonly Cell[] {
  const cell = cellIn([step]);
  if (cell !== null) return [cell];
  return step.ask === 'sure' ? (move?.intents.flatMap(placesOf) ?? []) : [];
}

/** What stands out is what completes something. */
const lookOf = ({ ask }: Step): 'first' | 'usual' | 'quiet' =>
  ask === 'sure' || ask === 'statue' ? 'first' : ask === 'noBlocker' ? 'quiet' : 'usual';

/** What can be done on the map. */
function hintOf(
  { view, offers }: InkaProps,
  taken: readonly Step[],
  grab: Grab | null,
  { hints }: BoardWords,
): string | null {
  if (grab !== null) return endIn(taken) !== null ? null : grab.ends.length === 0 ? hints.noEnds : hints.ends;
  if (taken.length > 0) return null;
  switch (view.phase) {
    case 'layingTile':
      return hints.lay;
    case 'movingTiles':
      return hints.tiles;
    case 'walking':
      if (offers.some(({ type }) => type === 'moveTile')) return hints.diamond;
      return view.turn.walked ? hints.walked : hints.walk;
    case 'blocking':
      return hints.block;
    default:
      return null;
  }
}

/** What was picked, beside the way back. */
function Picked({ props: { view }, taken }: { props: InkaProps; taken: readonly Step[] }): ReactNode {
  const tile = pickedIn(taken) ?? (ghostIn(taken) === null ? null : view.tile);
  const { seat } = view.turn;
  if (tile !== null) return <TilePicture options={view.options} tile={tile} size={30} />;
  return taken[0]?.ask === 'block' ? (
    <BlockerPicture seat={seat} size={28} />
  ) : (
    <CounterPicture seat={seat} size={32} />
  );
}

function Sign({ step, seat }: { readonly step: Step; readonly seat: number }): ReactNode {
  switch (step.ask) {
    case 'statue':
      return <StatuePicture seat={seat} standing size={34} />;
    case 'walk':
      return <WalkSign />;
    case 'start':
      return <CounterPicture seat={seat} size={28} />;
    default:
      return null;
  }
}
