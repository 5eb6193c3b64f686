/** What is known of one decision: how much each choice is regretted not to have been made, and how often it was. */
export interface Regrets {
  readonly regret: number[];
  readonly played: number[];
}

export const noRegrets = (choices: number): Regrets => ({
  regret: new Array<number>(choices).fill(0),
  played: new Array<number>(choices).fill(0),
});

/** Regret matching: choices in proportion to their regret; all alike while there is none. */
export const strategyOf = ({ regret }: Regrets): number[] => sharesOf(regret);

/** What was played on average, later rounds counting for more: this, not the last strategy, comes to rest. */
export const averageOf = ({ played }: Regrets): number[] => sharesOf(played);

function sharesOf(counts: readonly number[]): number[] {
  const sum = counts.reduce((all, one) => all + one, 0);
  return sum > 0 ? counts.map((one) => one / sum) : counts.map(() => 1 / counts.length);
}

/** Notes what each choice would have been worth; regret never falls below nothing, so that a change of mind is quick. */
export function learn(regrets: Regrets, strategy: readonly number[], worth: readonly number[], weight: number): void {
  let got = 0;
  for (let i = 0; i < worth.length; i++) got += (strategy[i] ?? 0) * (worth[i] ?? 0);
  for (let i = 0; i < worth.length; i++) {
    regrets.regret[i] = Math.max(0, (regrets.regret[i] ?? 0) + (worth[i] ?? 0) - got);
    regrets.played[i] = (regrets.played[i] ?? 0) + weight * (strategy[i] ?? 0);
  }
}
