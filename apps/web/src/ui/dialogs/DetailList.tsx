import { Fragment, type ReactNode } from 'react';
import classes from './DetailList.module.css';

export type Detail = { label: string; value: ReactNode; wide?: boolean };

/** A record's fields as label and value; what is empty shows a dash. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={classes.list}>
      {details.map(({ label, value, wide = false }) => (
        <div key={label} className={classes.detail} data-wide={wide || undefined}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value === null || value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Several values on one line, those that are there, with a dot between. */
export function Joined({ parts }: { parts: readonly (string | null | undefined)[] }) {
  const there = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return there.map((part, position) => (
    <Fragment key={part}>
      {position === 0 ? null : ' · '}
      {part}
    </Fragment>
  ));
}
