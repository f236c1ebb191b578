import type { ReactNode } from 'react';
import classes from './FormGrid.module.css';

/** Fields in two columns on desktop (or as many as given), one on a phone. */
export function FormGrid({ children, columns = 2 }: { children: ReactNode; columns?: 1 | 2 | 3 | 4 }) {
  return (
    <div className={classes.grid} data-columns={columns}>
      {children}
    </div>
  );
}

/** A field that takes the whole width of the grid. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <div className={classes.wholeRow}>{children}</div>;
}

/** A titled group of fields. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
