import { formatNumber } from '@bahi/domain/numbers/digits';
import { type KeyboardEvent, useId } from 'react';
import { nameIn } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { mapHeight, mapWidth, neighbourOf, type Shape } from './map-shapes.ts';
import { type Measure, type RankedPlace, stepOf } from './place-values.ts';
import classes from './PlacesMap.module.css';

/** So many of the first bear their rank, beside the colour. */
const numbered = 5;

type Props = {
  /** What it is a map of. */
  title: string;
  shapes: readonly Shape[];
  measure: Measure;
  ranked: readonly RankedPlace[];
  /** What a region says of itself: its name, value and rank. */
  labelOf: (shape: Shape) => string;
  pointed: Shape | null;
  onPoint: (shape: Shape | null) => void;
  onOpen: (code: string) => void;
};

/** A map by its regions: one stop of the Tab key, arrows from region to region, Enter opens the report. */
export function PlacesMap({ title, shapes, measure, ranked, labelOf, pointed, onPoint, onOpen }: Props) {
  const language = useLanguage();
  const id = useId();
  const byCode = new Map(ranked.map((place) => [place.code, place]));
  const largest = ranked[0]?.[measure] ?? 0;
  const first = shapes.find(({ code }) => code === ranked[0]?.code) ?? shapes[0];
  const current = shapes.find(({ code }) => code === pointed?.code);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && current !== undefined) return onOpen(current.code);
    const next = current === undefined ? null : neighbourOf(shapes, current, event.key);
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (next !== null) onPoint(next);
  };
  return (
    <svg
      role="listbox"
      tabIndex={0}
      aria-label={title}
      aria-activedescendant={current === undefined ? undefined : `${id}${current.code}`}
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      className={classes.map}
      onFocus={() => (current === undefined ? onPoint(first ?? null) : undefined)}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPoint(null)}
    >
      {shapes.map((shape) => (
        <path
          key={shape.code}
          id={`${id}${shape.code}`}
          role="option"
          aria-selected={shape === current}
          aria-label={labelOf(shape)}
          d={shape.outline}
          className={classes.region}
          data-step={stepOf(byCode.get(shape.code)?.[measure] ?? 0, largest)}
          onPointerEnter={() => onPoint(shape)}
          onClick={() => onOpen(shape.code)}
        />
      ))}
      {current === undefined ? null : <path d={current.outline} className={classes.pointed} />}
      {shapes.map(({ code, x, y }) => {
        const place = byCode.get(code);
        if (place === undefined || place.rank > numbered || place[measure] <= 0) return null;
        return (
          <g key={code} className={classes.rank} aria-hidden>
            <circle cx={x} cy={y} r={10} />
            <text x={x} y={y + 4} textAnchor="middle">
              {formatNumber(place.rank, language)}
            </text>
          </g>
        );
      })}
      <title>{current === undefined ? title : nameIn(language, current.name, current.nameNp)}</title>
    </svg>
  );
}
