import {
  BackOption,
  HintedOptions,
  Option,
  OptionCost,
  OptionLabel,
  OptionList,
  OptionRow,
  spokenLabel,
  stepKey,
  TurnSign,
  VisuallyHidden,
} from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Hex } from '../../vocabulary.ts';
import type { TikalProps } from '../board.tsx';
import { FigurePicture, TilePicture, TreasurePicture } from '../scene/pieces.tsx';
import { ruleOfStep } from '../scene/rules-of.ts';
import { SwapSign } from '../scene/signs.tsx';
import { WORDS } from '../words.ts';
import { labelOf, questionOf } from './labels.ts';
import { choices, type Move, pickedIn, type Step, type TikalChoosing } from './moves.ts';
import { ghostIn, rotationsAt, turned } from './taps.ts';

interface OptionsProps {
  readonly props: TikalProps;
  readonly moves: readonly Move[];
  readonly choosing: TikalChoosing;
}

/** One step of a choice as buttons: the way back, what is done at once, then places and figures. */
export function Options({ props, moves, choosing }: OptionsProps): ReactNode {
  const { view, label, live, pending, seats, language } = props;
  const words = WORDS[language];
  const { taken, options, back, choose, meaning, send, consider } = choosing;
  const disabled = !live || pending !== null;
  const who = (seat: number): string => seats[seat]?.name ?? '';
  const ghost = ghostIn(taken);
  // Possible at any time but in the middle of an exchange.
  const end = taken[0]?.ask === 'exchange' ? undefined : choices.intentOf(moves, [END]);
  return (
    <OptionRow>
      {taken.length > 0 && (
        <BackOption back={back} word={words.back}>
          <Picked step={pickedIn(taken)} seat={view.turn.seat} />
        </BackOption>
      )}
      <HintedOptions hint={taken[0]?.ask === 'exchange' ? questionOf(taken, options, words) : null}>
        <OptionList>
          {options
            .filter(({ ask }) => ask !== 'endTurn')
            .map((step) => {
              const move = meaning(step) ?? sureMove(step);
              const { short, note, full } = labelOf(step, move, { view, words, who, label });
              return (
                <li key={stepKey(step)}>
                  <Option
                    option={stepKey(step)}
                    look={lookOf(step)}
                    places={placesOfStep(step, move, props)}
                    data-rule={ruleOfStep(step, move?.intents)}
                    aria-disabled={disabled}
                    // Its torches are shown as about to go out.
                    onPointerEnter={() => consider(move?.cost ?? 0)}
                    onPointerLeave={() => consider(0)}
                    onClick={() => choose(...(step.ask === 'place' ? tried(step) : [step]))}
                  >
                    <Sign step={step} seat={view.turn.seat} />
                    <OptionLabel hidden>
                      {short}
                      {step.ask === 'go' && move !== undefined ? (
                        <OptionCost>{move.cost}</OptionCost>
                      ) : (
                        note !== null && <small>{note}</small>
                      )}
                    </OptionLabel>
                    <VisuallyHidden>{spokenLabel(short, full)}</VisuallyHidden>
                  </Option>
                </li>
              );
            })}
          {ghost !== null && (
            <li>
              <Option
                repeats
                aria-disabled={disabled || rotationsAt(moves, ghost.hex).length < 2}
                aria-keyshortcuts="R"
                data-rule="TK-2"
                onClick={rotate}
              >
                <TurnSign />
                <OptionLabel>{words.rotate}</OptionLabel>
              </Option>
            </li>
          )}
        </OptionList>
      </HintedOptions>
      {end !== undefined && (
        <Option
          last
          option={stepKey(END)}
          look={view.turn.actionPoints === 0 ? 'first' : 'quiet'}
          data-rule={ruleOfStep(END)}
          aria-disabled={disabled}
          // Whatever figure is picked.
          onClick={() => send(end)}
        >
          <OptionLabel>{label({ type: 'endTurn' })}</OptionLabel>
        </Option>
      )}
    </OptionRow>
  );

  /** Of a place to go to: what going there is. */
  function sureMove(step: Step): Move | undefined {
    return step.ask === 'go' ? meaning(step, { ask: 'sure' }) : undefined;
  }

  /** A tile is laid on a hex as it first fits. */
  function tried(step: Extract<Step, { ask: 'place' }>): readonly Step[] {
    const [rotation] = rotationsAt(moves, step.hex);
    return rotation === undefined ? [step] : [step, { ask: 'turn', rotation }];
  }

  function rotate(): void {
    if (ghost === null || pending !== null) return;
    const tap = turned(ghost, moves);
    if ('why' in tap) props.why(tap.why);
    else choosing.jumpTo(tap.steps);
  }
}

/** What a button is about, as far as it is on the map. */
function placesOfStep(step: Step, move: Move | undefined, { placesOf }: TikalProps): readonly Hex[] {
  if (step.ask === 'place' || step.ask === 'work') return [step.hex];
  if (step.ask === 'go') return [step.to];
  if (step.ask === 'figure') return step.from === 'supply' ? [] : [step.from];
  return step.ask === 'sure' ? (move?.intents.flatMap(placesOf) ?? []) : [];
}

const END: Step = { ask: 'endTurn' };

/** What can be done at once stands out; places stand close together. */
function lookOf(step: Step): 'first' | 'place' | 'usual' {
  if (step.ask === 'sure') return 'first';
  if (step.ask === 'work') return step.work === 'excavate' || step.work === 'huntTreasure' ? 'first' : 'usual';
  return step.ask === 'go' || step.ask === 'place' ? 'place' : 'usual';
}

function Picked({ step, seat }: { readonly step: ReturnType<typeof pickedIn>; readonly seat: number }): ReactNode {
  return step !== null && <FigurePicture figure={step.figure} seat={seat} size={34} />;
}

function Sign({ step, seat }: { readonly step: Step; readonly seat: number }): ReactNode {
  switch (step.ask) {
    case 'figure':
      return <FigurePicture figure={step.figure} seat={seat} size={30} />;
    case 'tile':
      return <TilePicture tile={step.tile} size={40} />;
    case 'give':
    case 'take':
      return <TreasurePicture treasure={step.treasure} size={30} />;
    case 'exchange':
      return <SwapSign />;
    default:
      return null;
  }
}
