/** Chance that falls the same way each time: the demo business is the same on every machine. */
export type Dice = {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  pick<T>(choices: readonly T[]): T;
  /** Some different positions of a list, in the order they were drawn. */
  some(length: number, count: number): number[];
};

/** A linear congruential sequence (Numerical Recipes' constants): plain, and enough for goods in a basket. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick(choices) {
      const chosen = choices[below(choices.length)];
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
    some(length, count) {
      const drawn = new Set<number>();
      while (drawn.size < Math.min(count, length)) drawn.add(below(length));
      return [...drawn];
    },
  };
}
