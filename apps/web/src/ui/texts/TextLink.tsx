import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './TextLink.module.css';

type Props = {
  to: string;
  state?: unknown;
  /** What it is called where its text alone says too little. */ label?: string;
  children: ReactNode;
};

/** A link to another screen, within or beside text. */
export function TextLink({ to, state, label, children }: Props) {
  return (
    <Link to={to} state={state} className={classes.link ?? ''} aria-label={label}>
      {children}
    </Link>
  );
}
