import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './TextLink.module.css';

/** A link to another screen, within or beside text. */
export function TextLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Link to={to} state={state} className={classes.link ?? ''}>
      {children}
    </Link>
  );
}
