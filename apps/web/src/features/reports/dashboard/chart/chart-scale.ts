const mostSteps = 4;
const roundSteps = [1, 2, 2.5, 5, 10];
/** The height of a chart of nothing, in rupees. */
const emptyTop = 1000;

export type ChartScale = { top: number; marks: number[] };

/** A scale from zero to at least the largest value, in at most four equal steps of round numbers. */
export function scaleOf(largest: number): ChartScale {
  const reached = largest > 0 ? largest : emptyTop;
  const least = reached / mostSteps;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = (roundSteps.find((round) => round * magnitude >= least) ?? 10) * magnitude;
  const count = Math.ceil(reached / step);
  return { top: step * count, marks: Array.from({ length: count + 1 }, (_, position) => position * step) };
}

/** Every how many days there is room for a label. */
export function labelEvery(dayPixels: number, labelPixels: number): number {
  return Math.max(1, Math.ceil(labelPixels / Math.max(dayPixels, 1)));
}
