import { boxStyle, VisuallyHidden } from '@quri/board-kit';
import { memo, type ReactNode } from 'react';
import { ACTION_POINTS } from '../../vocabulary.ts';
import type { Layout } from '../layout/layout.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import { PointPicture, TilePicture } from './pieces.tsx';
import styles from './turn-box.module.css';

interface TurnBoxProps {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly words: BoardWords;
  /** What is being considered would cost so many points. */
  readonly cost: number;
}

const SETTING_UP: readonly Shown['phase'][] = ['beginning', 'pickingStart', 'drawingTile', 'layingTile'];

/** How far the turn is; while tiles are laid, the one that was drawn and those that can still come. */
export const TurnBox = (props: TurnBoxProps): ReactNode => (
  <div className={styles.box} data-beside={props.layout.beside} style={boxStyle(props.layout.turn)}>
    {SETTING_UP.includes(props.shown.phase) ? <TilesToCome {...props} /> : <TurnNow {...props} />}
  </div>
);

const STAGES = ['movingTiles', 'walking', 'blocking'] as const;
const STAGE_RULES = { movingTiles: 'IN-6', walking: 'IN-16', blocking: 'IN-17' } as const;

/** IN-6 to IN-17: the three parts of a turn, and a torch for each action point. */
function TurnNow({ layout, shown, words, cost }: TurnBoxProps): ReactNode {
  const { phase, turn, final } = shown;
  const left = final === null ? turn.actionPoints : 0;
  return (
    <>
      <p className={styles.points} data-rule="IN-6">
        <VisuallyHidden>
          {words.pointsLeft}: {left}
        </VisuallyHidden>
        {Array.from({ length: ACTION_POINTS }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: torches go out from the last to the first
            key={i}
            className={styles.point}
            data-next={i === left - 1}
            data-going={i < left && i >= left - cost}
          >
            <PointPicture lit={i < left} size={layout.beside ? Math.min(58, layout.turn.h * 0.42) : 40} />
          </span>
        ))}
        <b className={styles.left} aria-hidden="true">
          {left - cost}
          {cost > 0 && <small> −{cost}</small>}
        </b>
      </p>
      <ol className={styles.stages} aria-label={words.stages}>
        {STAGES.map((stage, i) => (
          <li
            key={stage}
            data-rule={STAGE_RULES[stage]}
            data-now={phase === stage}
            data-past={STAGES.indexOf(phase as (typeof STAGES)[number]) > i}
            aria-current={phase === stage ? 'step' : undefined}
          >
            {words.stage[stage]}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The tiles nobody has drawn, and the one that is to be laid. */
function TilesToCome({ layout, shown, words }: TurnBoxProps): ReactNode {
  const { tile, undrawn, options } = shown;
  const { w, h } = layout.turn;
  const large = layout.beside ? Math.min(64, h * 0.42) : h - 6;
  return (
    <>
      {tile !== null && (
        <p className={styles.drawn} data-rule="IN-2 IN-C4">
          <TilePicture options={options} tile={tile} size={large} />
          <span className={styles.face}>{words.face(shown, tile)}</span>
        </p>
      )}
      <div className={styles.toCome} data-rule="IN-2">
        <span className={styles.word}>{words.toCome(undrawn.length)}</span>
        <Undrawn options={options} tiles={undrawn.join(' ')} size={layout.beside ? Math.min(22, w / 10) : 18} />
      </div>
    </>
  );
}

interface UndrawnProps {
  readonly options: Shown['options'];
  /** As text, for that is equal when nothing changed. */
  readonly tiles: string;
  readonly size: number;
}

const Undrawn = memo(
  ({ options, tiles, size }: UndrawnProps): ReactNode => (
    <span className={styles.faces} aria-hidden="true">
      {tiles !== '' &&
        tiles
          .split(' ')
          .map(Number)
          .map((tile) => <TilePicture key={tile} options={options} tile={tile} size={size} />)}
    </span>
  ),
  (one, other) => one.tiles === other.tiles && one.size === other.size,
);
