export type Look = 'good' | 'part' | 'bad';

const strokes: Readonly<Record<Look, string>> = {
  good: 'm7 12.5 3.5 3.5L17 9',
  part: 'M12 6.5v7M12 17v.01',
  bad: 'm8.5 8.5 7 7m0-7-7 7',
};

/** Stands beside the words, so that the colour is not alone; drawn, since not every device has such letters. */
export function Sign({ look }: { look: Look }) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d={strokes[look]} />
    </svg>
  );
}
