/** Hebrew, Arabic and their kin, presentation forms and old scripts included. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;
/** What nobody sees, but for the joiners of Devanagari and the space without width of soft breaks. */
const unseen = /(?![\u200b-\u200d])\p{Cf}/gu;

/**
 * Text as Typst 0.13 can set it. Where the direction turns within a line Typst aborts, and takes with it whatever else
 * is on the paper. Letters that run from right to left have no shape in our font and would be boxes anyway: they are
 * boxes here, and nothing turns. Shapes of JSON stay as they are.
 */
export function settable(text: string): string {
  return text.replace(unseen, '').replace(rightToLeft, '□');
}
