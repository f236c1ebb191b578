import type { ReactNode } from 'react';
import classes from './TreeName.module.css';

/** Deeper levels are set in no further: on a phone nothing would be left for the name. */
const deepestShown = 5;

/** A name in a list that is a tree: set in by its level, which is 1 at the top, over all of its lines. */
export function TreeName({ level, children }: { level: number; children: ReactNode }) {
  return (
    <span className={classes.name} data-level={Math.min(level, deepestShown)}>
      {children}
    </span>
  );
}
