import { mirroredDice } from '@quri/bot-kit';
import { playBots } from '@quri/bot-kit/arena';
import { type Bot, defaultOptions, type Frozen, frozen, type Seat, seededRng } from '@quri/kernel';
import { artifactsForOne } from '../src/answers/leaving.ts';
import { gemsOnPath } from '../src/answers/shares.ts';
import { wealthOf } from '../src/answers/wealth.ts';
import { type IncanGold, incanGold } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { type Edition, ROUNDS } from '../src/vocabulary.ts';

export interface Departures {
  /** From the last round. */
  readonly last: number;
  /** Of these, those that lost the game whatever happened afterwards. */
  readonly lost: number;
}

/** Plays a game among bots and counts how they went home in its last round. */
export function departuresIn(bots: readonly Bot<IncanGold>[], edition: Edition, seed: string): Departures {
  const counted = { last: 0, lost: 0 };
  const game: typeof incanGold = {
    ...incanGold,
    evolve: (s, event) => {
      if (event.type === 'leaversSettled' && s.round === ROUNDS) {
        counted.last += event.leavers.length;
        counted.lost += event.leavers.filter((seat) => isCertainDefeat(frozen(s), seat)).length;
      }
      incanGold.evolve(s, event);
    },
  };
  const players = bots.length;
  const options = { ...defaultOptions(incanGold.meta.options, players), edition };
  const rng = seededRng(seed);
  playBots({ game, players, options, dice: mirroredDice(seed) }, bots, () => rng, 20);
  return counted;
}

/** Would this explorer lose even by leaving alone, with all who stay losing what lies beside their tents? (IG-16) */
function isCertainDefeat(s: Frozen<State>, seat: Seat): boolean {
  return s.explorers.some((rival, other) => {
    const explorer = s.explorers[seat];
    if (other === seat || explorer === undefined) return false;
    const artifacts = [...explorer.artifacts, ...artifactsForOne(s)];
    const most = wealthOf(explorer.tent + explorer.beside + gemsOnPath(s.path), artifacts);
    const safe = wealthOf(rival.tent, rival.artifacts);
    const losesTie = s.options.edition !== 'diamant-2016' && rival.artifacts.length > artifacts.length;
    return safe > most || (safe === most && losesTie);
  });
}
