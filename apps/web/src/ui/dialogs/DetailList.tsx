import { Fragment, type ReactNode } from 'react';
import classes from './DetailList.module.css';

export type Detail = { label: string; value: ReactNode; wide?: boolean };

/** What stands beside another field: Nepali names, BS days, and ids, which are shown by their names. */
type Beside = 'id' | 'version' | `${string}Id` | `${string}Np` | `${string}BS`;

/**
 * A detail for each field of a record, null where it is not shown: one that is forgotten does not compile. `Elsewhere`
 * names those that are shown in another place.
 */
export type Details<R, Elsewhere extends keyof R = never> = {
  readonly [F in Exclude<keyof R, Elsewhere | Beside>]-?: Detail | null;
} & { readonly [F in keyof R]?: Detail | null };

/** A record's fields as label and value; what is empty shows a dash. */
export function DetailList({ details }: { details: readonly Detail[] | Readonly<Record<string, Detail | null>> }) {
  const shown = Object.values(details).filter((detail) => detail !== null);
  return (
    <dl className={classes.list}>
      {shown.map(({ label, value, wide = false }) => (
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
