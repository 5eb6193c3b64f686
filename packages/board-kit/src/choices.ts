/** One thing that is chosen on the way to an intent. Its values are the same for the same choice, and for no other. */
export interface ChoiceStep {
  readonly ask: string;
}

/** How the intents of a game are chosen step by step. */
interface ChoiceRules<Intent extends object, Step extends ChoiceStep> {
  /** An intent as the steps that lead to it, first to last. */
  stepsOf(intent: Intent): readonly Step[];
  /** Questions that are not asked where they have only one answer. */
  readonly implied: readonly Step['ask'][];
}

export interface Choices<Intent extends object, Step extends ChoiceStep> {
  /** What can be chosen next, in the order of the offers. */
  optionsAfter(offers: readonly Intent[], taken: readonly Step[]): readonly Step[];
  /** The intent that these steps are, once they are complete. */
  intentOf(offers: readonly Intent[], taken: readonly Step[]): Intent | undefined;
  /** After some more steps, up to the next one that is a choice. */
  onwards(offers: readonly Intent[], taken: readonly Step[], next: readonly Step[]): readonly Step[];
  /** Before the last step that was a choice. */
  backFrom(offers: readonly Intent[], taken: readonly Step[]): readonly Step[];
  /** For every intent that is still possible, the steps that are missing. */
  missingSteps(offers: readonly Intent[], taken: readonly Step[]): readonly (readonly Step[])[];
}

export const stepKey = (step: ChoiceStep): string => Object.values(step).join(' ');

interface Route<Step> {
  readonly steps: readonly Step[];
  readonly keys: readonly string[];
}

export function choicesOf<Intent extends object, Step extends ChoiceStep>({
  stepsOf,
  implied,
}: ChoiceRules<Intent, Step>): Choices<Intent, Step> {
  /** There may be hundreds of offers, asked about at every step: each is taken apart once. */
  const routes = new WeakMap<Intent, Route<Step>>();
  const routeOf = (intent: Intent): Route<Step> => {
    const known = routes.get(intent);
    if (known !== undefined) return known;
    const steps = stepsOf(intent);
    const route = { steps, keys: steps.map(stepKey) };
    routes.set(intent, route);
    return route;
  };

  const possible = (offers: readonly Intent[], taken: readonly Step[]): readonly Intent[] => {
    const keys = taken.map(stepKey);
    return offers.filter((offer) => {
      const route = routeOf(offer).keys;
      return keys.every((key, i) => route[i] === key);
    });
  };

  const missingSteps: Choices<Intent, Step>['missingSteps'] = (offers, taken) =>
    possible(offers, taken).map((offer) => routeOf(offer).steps.slice(taken.length));

  const optionsAfter: Choices<Intent, Step>['optionsAfter'] = (offers, taken) => {
    const options = new Map<string, Step>();
    for (const [next] of missingSteps(offers, taken)) {
      if (next !== undefined && !options.has(stepKey(next))) options.set(stepKey(next), next);
    }
    return [...options.values()];
  };

  const isImplied = (options: readonly Step[]): boolean =>
    options.length === 1 && options.every(({ ask }) => implied.includes(ask));

  return {
    optionsAfter,
    missingSteps,
    intentOf: (offers, taken) => possible(offers, taken).find((offer) => routeOf(offer).steps.length === taken.length),
    onwards: (offers, taken, next) => {
      const after = [...taken, ...next];
      for (;;) {
        const options = optionsAfter(offers, after);
        if (!isImplied(options)) return after;
        after.push(...options);
      }
    },
    backFrom: (offers, taken) => {
      let before = taken.slice(0, -1);
      while (before.length > 0 && isImplied(optionsAfter(offers, before))) before = before.slice(0, -1);
      return before;
    },
  };
}
