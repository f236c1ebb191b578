import type { ReactNode } from 'react';
import classes from './Surface.module.css';

type Props = {
  title?: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Narrow enough to read and to fill in. */
  narrow?: boolean;
  children: ReactNode;
};

/** A white sheet on the page, with a title of its own where it has one. */
export function Surface({ title, actions, narrow = false, children }: Props) {
  return (
    <section className={classes.surface} data-narrow={narrow || undefined}>
      {title === undefined && actions === undefined ? null : (
        <div className={classes.head}>
          {title === undefined ? null : <h2 className={classes.title}>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
