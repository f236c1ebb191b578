import type { LucideIcon } from 'lucide-react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './FigureTile.module.css';

export type Detail = { label: string; value: ReactNode; isWarning?: boolean; to?: string | undefined };
type Props = {
  title: string;
  Icon: LucideIcon;
  figure: ReactNode;
  details?: readonly Detail[];
  note?: string;
  /** What can be done about it. */
  action?: { label: string; to: string } | undefined;
  /** Where the figure leads; without it the tile only tells. */
  to?: string | undefined;
};

/** One figure with what belongs to it; the whole tile leads to where it comes from. */
export function FigureTile({ title, Icon, figure, details = [], note, action, to }: Props) {
  return (
    <div className={classes.tile} data-leads={to !== undefined || undefined}>
      <h2 className={classes.title}>
        <Icon size={18} aria-hidden className={classes.icon} />
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className={classes.link ?? ''}>
            {title}
          </Link>
        )}
      </h2>
      <p className={classes.figure}>{figure}</p>
      {note === undefined ? null : <p className={classes.note}>{note}</p>}
      {details.length === 0 ? null : (
        <dl className={classes.details}>
          {details.map(({ label, value, isWarning = false, to: detailTo }) => (
            <div key={label} className={classes.detail} data-warning={isWarning || undefined}>
              <dt>
                {isWarning ? <TriangleAlert size={14} aria-hidden className={classes.warning} /> : null}
                {detailTo === undefined ? (
                  label
                ) : (
                  <Link to={detailTo} className={classes.detailLink ?? ''}>
                    {label}
                  </Link>
                )}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {action === undefined ? null : (
        <Link to={action.to} className={classes.action ?? ''}>
          {action.label}
        </Link>
      )}
    </div>
  );
}
