import { useElementSize } from '@mantine/hooks';
import type { PointerEvent } from 'react';
import { labelEvery, scaleOf } from './chart-scale.ts';
import type { Comparison, Period, TrendBar } from './trend-bars.ts';
import classes from './TrendChart.module.css';
import { useBarTexts } from './use-bar-texts.ts';
import { useChartLabel } from './use-trend-words.ts';
import { useChartTexts } from './use-chart-texts.ts';

const heightPixels = 220;
const edge = { top: 10, right: 4, bottom: 26, left: 68 };
const dayLabelPixels = 64;

type Props = {
  bars: readonly TrendBar[];
  period: Period;
  comparison: Comparison;
  pointed: TrendBar | null;
  onPoint: (bar: TrendBar | null) => void;
};
type Plot = { left: (position: number) => number; center: (position: number) => number; dayPixels: number };

/** The first figure of each place as a bar, the second as another one beside it, and the third as a line with dots. */
export function TrendChart({ bars, period, comparison, pointed, onPoint }: Props) {
  const labelOf = useChartLabel(period, comparison);
  const hasSecond = bars.some(({ second }) => second !== null);
  const hasLine = bars.some(({ line }) => line !== null);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const { top, marks } = scaleOf(
    Math.max(...bars.flatMap(({ first, second, line }) => [first, second ?? 0, line ?? 0]), 0),
  );
  const dayPixels = Math.max(0, width - edge.left - edge.right) / Math.max(bars.length, 1);
  const baseline = heightPixels - edge.bottom;
  const heightOf = (rupees: number): number => (Math.max(rupees, 0) / top) * (baseline - edge.top);
  const plot: Plot = {
    dayPixels,
    left: (position) => edge.left + position * dayPixels,
    center: (position) => edge.left + (position + 0.5) * dayPixels,
  };
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onPoint(bars[Math.floor((x - edge.left) / dayPixels)] ?? null);
  };
  const barPixels = Math.max(2, dayPixels * (hasSecond ? 0.36 : 0.62));
  const barLeft = (position: number): number => plot.center(position) - (hasSecond ? barPixels : barPixels / 2);
  const line = bars.map((bar, position) => `${plot.center(position)},${baseline - heightOf(bar.line ?? 0)}`);
  return (
    <div ref={ref} className={classes.box}>
      {width === 0 ? null : (
        <svg
          role="img"
          aria-label={labelOf(bars)}
          width={width}
          height={heightPixels}
          className={classes.chart}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => onPoint(null)}
        >
          {marks.map((mark) => (
            <Mark key={mark} rupees={mark} y={baseline - heightOf(mark)} width={width} />
          ))}
          {bars.map((bar, position) => (
            <g key={bar.key}>
              {bar === pointed ? (
                <rect
                  className={classes.pointed}
                  x={plot.left(position)}
                  y={edge.top}
                  width={dayPixels}
                  height={baseline - edge.top}
                />
              ) : null}
              <rect
                className={classes.bar}
                x={barLeft(position)}
                y={baseline - heightOf(bar.first)}
                width={barPixels}
                height={heightOf(bar.first)}
              />
              {hasSecond ? (
                <rect
                  className={classes.secondBar}
                  x={plot.center(position)}
                  y={baseline - heightOf(bar.second ?? 0)}
                  width={barPixels}
                  height={heightOf(bar.second ?? 0)}
                />
              ) : null}
            </g>
          ))}
          {hasLine ? <polyline className={classes.line} points={line.join(' ')} /> : null}
          {(hasLine ? bars : []).map((bar, position) => (
            <circle
              key={bar.key}
              className={classes.dot}
              cx={plot.center(position)}
              cy={baseline - heightOf(bar.line ?? 0)}
              r={2.5}
            />
          ))}
          <BarLabels bars={bars} plot={plot} period={period} />
        </svg>
      )}
    </div>
  );
}

function Mark({ rupees, y, width }: { rupees: number; y: number; width: number }) {
  const { amountText } = useChartTexts();
  return (
    <g>
      <line className={classes.mark} x1={edge.left} x2={width} y1={y} y2={y} />
      <text className={classes.text} x={edge.left - 8} y={y + 4} textAnchor="end">
        {amountText(rupees)}
      </text>
    </g>
  );
}

/** The places are counted back from the last; its label ends where the chart does, and the one before keeps off it. */
function BarLabels({ bars, plot, period }: { bars: readonly TrendBar[]; plot: Plot; period: Period }) {
  const { short } = useBarTexts(period);
  const every = labelEvery(plot.dayPixels, dayLabelPixels);
  const last = bars.length - 1;
  const end = plot.left(last) + plot.dayPixels;
  const hasRoom = (position: number): boolean =>
    plot.center(position) - edge.left >= dayLabelPixels / 2 && end - plot.center(position) >= dayLabelPixels * 1.4;
  return bars.map((bar, position) =>
    position === last || ((last - position) % every === 0 && hasRoom(position)) ? (
      <text
        key={bar.key}
        className={classes.text}
        x={position === last ? end : plot.center(position)}
        y={heightPixels - 8}
        textAnchor={position === last ? 'end' : 'middle'}
      >
        {short(bar)}
      </text>
    ) : null,
  );
}
