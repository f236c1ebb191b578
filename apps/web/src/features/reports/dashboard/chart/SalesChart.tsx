import { useElementSize } from '@mantine/hooks';
import type { PointerEvent } from 'react';
import { labelEvery, scaleOf } from './chart-scale.ts';
import type { DayFigures } from '../dashboard-answer.ts';
import classes from './SalesChart.module.css';
import { useChartTexts } from './use-chart-texts.ts';

const heightPixels = 220;
const edge = { top: 10, right: 4, bottom: 26, left: 68 };
const dayLabelPixels = 64;

type Props = {
  daily: readonly DayFigures[];
  showsExpenses: boolean;
  /** What the chart says, for who does not see it. */
  label: string;
  pointed: DayFigures | null;
  onPoint: (day: DayFigures | null) => void;
};
type Plot = { left: (position: number) => number; center: (position: number) => number; dayPixels: number };

/** Each day's sales as a bar, the expenses as another one beside it, and the receipts as a line with dots. */
export function SalesChart({ daily, showsExpenses, label, pointed, onPoint }: Props) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const { top, marks } = scaleOf(
    Math.max(...daily.flatMap(({ sales, receipts, expenses }) => [sales, receipts, expenses]), 0),
  );
  const dayPixels = Math.max(0, width - edge.left - edge.right) / Math.max(daily.length, 1);
  const baseline = heightPixels - edge.bottom;
  const heightOf = (rupees: number): number => (Math.max(rupees, 0) / top) * (baseline - edge.top);
  const plot: Plot = {
    dayPixels,
    left: (position) => edge.left + position * dayPixels,
    center: (position) => edge.left + (position + 0.5) * dayPixels,
  };
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onPoint(daily[Math.floor((x - edge.left) / dayPixels)] ?? null);
  };
  const barPixels = Math.max(2, dayPixels * (showsExpenses ? 0.36 : 0.62));
  const barLeft = (position: number): number => plot.center(position) - (showsExpenses ? barPixels : barPixels / 2);
  const line = daily.map((day, position) => `${plot.center(position)},${baseline - heightOf(day.receipts)}`);
  return (
    <div ref={ref} className={classes.box}>
      {width === 0 ? null : (
        <svg
          role="img"
          aria-label={label}
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
          {daily.map((day, position) => (
            <g key={day.dayAD}>
              {day === pointed ? (
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
                y={baseline - heightOf(day.sales)}
                width={barPixels}
                height={heightOf(day.sales)}
              />
              {showsExpenses ? (
                <rect
                  className={classes.expenseBar}
                  x={plot.center(position)}
                  y={baseline - heightOf(day.expenses)}
                  width={barPixels}
                  height={heightOf(day.expenses)}
                />
              ) : null}
            </g>
          ))}
          <polyline className={classes.line} points={line.join(' ')} />
          {daily.map((day, position) => (
            <circle
              key={day.dayAD}
              className={classes.dot}
              cx={plot.center(position)}
              cy={baseline - heightOf(day.receipts)}
              r={2.5}
            />
          ))}
          <DayLabels daily={daily} plot={plot} />
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

/** The days are counted back from today; today's label ends where the chart does, and the one before keeps off it. */
function DayLabels({ daily, plot }: { daily: readonly DayFigures[]; plot: Plot }) {
  const { dayText } = useChartTexts();
  const every = labelEvery(plot.dayPixels, dayLabelPixels);
  const last = daily.length - 1;
  const end = plot.left(last) + plot.dayPixels;
  const hasRoom = (position: number): boolean =>
    plot.center(position) - edge.left >= dayLabelPixels / 2 && end - plot.center(position) >= dayLabelPixels * 1.4;
  return daily.map((day, position) =>
    position === last || ((last - position) % every === 0 && hasRoom(position)) ? (
      <text
        key={day.dayAD}
        className={classes.text}
        x={position === last ? end : plot.center(position)}
        y={heightPixels - 8}
        textAnchor={position === last ? 'end' : 'middle'}
      >
        {dayText(day.dayBS)}
      </text>
    ) : null,
  );
}
